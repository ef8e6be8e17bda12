import OversetChecks
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
package import OversetRun
package import OversetSlots
import OversetSnapshots
import OversetText
package import OversetTextTools
package import OversetVocabulary

/// Reports as JSON, in the form that Docs/report-format.md describes. Keys are sorted, lengths are
/// in points, and the same outcome gives the same bytes.
package enum JSONReport {
  /// The version of the form, raised when a field changes its meaning or goes.
  package static let version = 1

  /// The report of a run, ending in a newline.
  package static func data(of outcome: RunOutcome) throws -> PrintedJSON {
    try encode(Run(outcome))
  }

  /// The report of a catalog check, ending in a newline.
  package static func data(of outcome: SlotOutcome) throws -> PrintedJSON {
    var report = PrintedJSON()
    try write(outcome) { report += $0 }
    return report
  }

  /// Writes the report of a catalog check in pieces, so that one of any length takes the memory of one piece.
  package static func write(_ outcome: SlotOutcome, _ piece: (PrintedJSON) -> Void) throws {
    var object = JSONPieces()
    try object.list(
      "catalogFindings", outcome.catalogFindings.lazy.map(CatalogEntryJSON.init), piece)
    try object.member("command", "check", piece)
    try object.member("devices", outcome.devices.map(\.token), piece)
    try object.member("errors", outcome.errors, piece)
    try object.member("exitCode", outcome.exitCode, piece)
    if let extent = ExtentJSON(outcome.extent) { try object.member("extent", extent, piece) }
    try object.member("files", outcome.files, piece)
    try object.list("findings", outcome.findings.lazy.map(CheckFinding.init), piece)
    let fitting = outcome.fittingCount.map { ($0.key.identifier, $0.value) }
    try object.member("fitting", Dictionary(uniqueKeysWithValues: fitting), piece)
    try object.member("keys", outcome.keyCount, piece)
    try object.member("layouts", outcome.laidOutCount, piece)
    try object.member("locales", outcome.locales, piece)
    try object.member("notChecked", outcome.notChecked.map(Skipped.init), piece)
    try object.list("notes", outcome.notes, piece)
    try object.member("placement", Placement(outcome.placement), piece)
    try object.member("slots", outcome.slots.map(CheckSlot.init), piece)
    try object.member("slotsGuessed", outcome.isGuessed, piece)
    try object.member("staleSuppressions", outcome.staleSuppressions.map(Stale.init), piece)
    try object.member("strict", outcome.strict, piece)
    try object.member("version", version, piece)
    object.end(piece)
  }

  /// An explanation of a text, ending in a newline.
  package static func data(of explanation: Explanation) throws -> PrintedJSON {
    try encode(explanation)
  }

  static func encode(_ value: some Encodable) throws -> PrintedJSON {
    try PrintedJSON(value, isIndented: true)
  }

  // MARK: The form

  struct Run: Encodable {
    private let version: Int
    private let command: String
    private let renderer: String
    private let strict: Bool
    private let exitCode: Int32
    private let extent: ExtentJSON?
    private let locales: [LocaleTag]
    private let devices: [String]
    private let cells: [Cell]
    private let findings: [RunFinding]
    private let notChecked: [Skipped]
    private let staleSuppressions: [Stale]
    private let obsolete: [String]
    private let failedStates: [FailedState]?
    private let ignoredModifiers: [IgnoredModifiers]?
    private let sizes: [Size]?

    init(_ outcome: RunOutcome) {
      version = JSONReport.version
      command = "run"
      renderer = outcome.renderer
      strict = outcome.strict
      exitCode = outcome.exitCode
      extent = ExtentJSON(outcome.extent)
      locales = outcome.locales
      devices = outcome.devices.map(\.token)
      cells = outcome.cells.map(Cell.init)
      findings = outcome.findings.map(RunFinding.init)
      notChecked = outcome.notChecked.map(Skipped.init)
      staleSuppressions = outcome.staleSuppressions.map(Stale.init)
      obsolete = outcome.obsolete
      failedStates = outcome.failedStates.isEmpty ? nil : outcome.failedStates
      ignoredModifiers = outcome.ignoredModifiers.isEmpty ? nil : outcome.ignoredModifiers
      sizes = outcome.sizes.isEmpty ? nil : outcome.sizes.map(Size.init)
    }
  }

  private struct Size: Encodable {
    let component: String
    let files: Int
    let bytes: Int
    let budget: Int

    init(_ size: ComponentSize) {
      component = size.component
      files = size.files
      bytes = size.bytes
      budget = size.budget
    }
  }

  private struct Cell: Encodable {
    let snapshot: String
    let component: String
    let state: String
    let locale: LocaleTag
    let device: String
    let typeSize: String
    let appearance: String
    let boldText: Bool
    let direction: String
    let verdict: String
    let detail: String?

    init(_ cell: CellOutcome) {
      snapshot = cell.snapshot.path
      component = cell.component
      state = cell.state
      locale = cell.variant.locale
      device = cell.variant.device.token
      typeSize = cell.variant.typeSize.token
      appearance = cell.variant.appearance.rawValue
      boldText = cell.variant.legibilityWeight == .bold
      direction = cell.variant.direction.token
      verdict = cell.verdict.token
      detail = cell.verdict.isMatch ? nil : cell.detail
    }
  }

  /// The numbers of a text's fit.
  private struct Measure: Encodable {
    let verdict: String
    let needed: Double
    let available: Double
    let percentOver: Double?
    let slack: Double
    let confidence: String

    init(_ fit: Fit) {
      verdict = fit.verdict.rawValue
      needed = fit.needed
      available = fit.available
      percentOver = fit.percentOver.isFinite ? fit.percentOver : nil
      slack = fit.slack
      confidence = fit.confidence.rawValue
    }
  }

  private struct RunFinding: Encodable {
    let rule: String
    let fault: String?
    let severity: String
    let component: String
    let state: String
    let locale: LocaleTag
    let device: String
    let snapshot: String
    let path: String
    let identifier: String?
    let message: String
    let fix: String
    let key: String?
    let place: String?
    let text: String?
    let shown: String?
    let fit: Measure?
    let known: String?

    init(_ finding: Finding) {
      rule = finding.rule.name
      fault = finding.rule.fault
      severity = finding.severity.rawValue
      component = finding.node?.component ?? ""
      state = finding.node?.state ?? ""
      locale = finding.locale
      device = finding.device ?? ""
      snapshot = finding.node?.snapshot ?? ""
      path = finding.node?.path ?? ""
      identifier = finding.node?.identifier
      message = finding.message
      fix = finding.fix
      key = finding.key
      place = finding.place?.description
      text = finding.evidence.text
      shown = finding.evidence.shown
      fit = finding.evidence.fit.map(Measure.init)
      known = finding.known?.reason
    }
  }

  private struct CheckFinding: Encodable {
    let rule: String
    let severity: String
    let evidence: SlotEvidenceJSON?
    let slot: String
    let key: String
    let variant: String
    let sample: String
    let locale: LocaleTag
    let device: String
    let typeSize: String
    let boldText: Bool
    let drawnAt: String?
    let place: String
    let text: String
    let shown: String?
    let fit: Measure?
    let missing: [String]?
    let message: String?
    let known: String?

    init(_ finding: Finding) {
      rule = finding.rule.name
      severity = finding.severity.rawValue
      evidence = finding.catalogText?.evidence.map(SlotEvidenceJSON.init)
      slot = finding.catalogText?.slot ?? ""
      key = finding.key ?? ""
      variant = finding.catalogText?.variant ?? ""
      sample = finding.catalogText?.filling ?? ""
      locale = finding.locale
      device = finding.device ?? ""
      typeSize = finding.typeSize?.token ?? ""
      boldText = finding.legibilityWeight == .bold
      drawnAt = finding.catalogText?.evidence?.drawnAt?.description
      place = finding.place?.description ?? ""
      text = finding.evidence.text ?? ""
      shown = finding.evidence.shown
      fit = finding.evidence.fit.map(Measure.init)
      let missing = finding.evidence.missing
      self.missing = missing.isEmpty ? nil : missing.map(CodePoint.notation)
      // Of the others the figures say it all.
      message = finding.rule.isAboutWidth || !missing.isEmpty ? nil : finding.message
      known = finding.known?.reason
    }
  }

  private struct Skipped: Encodable {
    let reason: String
    let subject: String
    let count: Int
    let detail: String

    init(_ entry: NotChecked) {
      reason = entry.reason.rawValue
      subject = entry.subject
      count = entry.count
      detail = entry.detail
    }
  }

  private struct Stale: Encodable {
    let rule: String
    let reason: String
    let place: String

    init(_ suppression: Suppression) {
      rule = suppression.rule
      reason = suppression.reason
      place = suppression.place.map { "\($0)" } ?? ""
    }
  }
}

extension SnapshotVerdict {
  /// One word for the form.
  var token: String {
    switch self {
    case .matched: "matched"
    case .recorded: "recorded"
    case .rerecorded: "rerecorded"
    case .missing: "missing"
    case .different: "different"
    case .unreadable: "unreadable"
    case .unwritable: "unwritable"
    }
  }
}
