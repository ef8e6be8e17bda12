package import Foundation
package import OversetChecks
import OversetConfig
package import OversetProject
package import OversetRun
package import OversetSlots
package import OversetVocabulary

/// What every format of report is made from: what a command found, by cause, each on its line.
package struct FindingReport: Sendable {
  /// Something that was looked at and in which nothing was found: a test that has passed.
  package struct Passed: Sendable, Hashable {
    /// The component, or what stands for it.
    package let owner: String
    /// Its name there.
    package let name: String
  }

  /// What a report says beside its findings.
  package struct Circumstances: Sendable {
    /// The subcommand: `run`, `check`, `stress`, or `tests` for assertions.
    package let command: String
    /// The version of the program; nil for tests, whose program is the user's.
    package let version: String?
    /// The folder of the project.
    package let project: URL
    /// Where results are wanted; nil where every line is as good.
    package let changed: ChangedLines?

    package init(
      command: String, version: String? = nil, project: URL, changed: ChangedLines? = nil
    ) {
      self.command = command
      self.version = version
      self.project = project
      self.changed = changed
    }
  }

  /// The subcommand.
  package let command: String
  /// The version of the program; nil for tests.
  package let version: String?
  /// What nothing accepts: what fails the command first, then the gravest, and of each rule the worst before the
  /// second worst of any.
  package let causes: [ReportedCause]
  /// What is accepted, in the same order.
  package let known: [ReportedCause]
  /// What passed, in the order of the command.
  package let passed: [Passed]
  /// What was not looked at.
  package let notChecked: [NotChecked]
  /// How the command ends.
  package let exitStatus: ExitStatus
  /// How it ended in the words of its text report; empty where that says nothing.
  package let summary: [PrintedText]
  /// The cells that were laid out, in order; none of a check of catalogs.
  package let cells: [CellOutcome]
  /// The locales that were looked at, in order.
  package let locales: [LocaleTag]
  /// The devices that were looked at, in order.
  package let devices: [Device]
  /// What laid out and drew, with versions; nil for a check of catalogs.
  package let renderer: String?
  /// How texts were laid out in their slots; nil unless the check keeps it.
  package let layouts: SlotLayouts?
  /// What other machines have drawn of them, by the digests of their findings.
  package let drawings: [String: RecordedDrawing]
  /// The folder of the project.
  package let project: URL

  /// Every result that nothing accepts: of each cause the worst, then all others. Whoever takes a part of them from the
  /// beginning has every cause before a second result of any.
  package var results: [(cause: ReportedCause, result: ReportedResult)] {
    causes.compactMap { cause in cause.results.first.map { (cause: cause, result: $0) } }
      + causes.flatMap { cause in cause.results.dropFirst().map { (cause: cause, result: $0) } }
  }

  /// How many causes of a severity nothing accepts.
  package func causeCount(_ severity: Severity) -> Int {
    causes.count { $0.severity == severity }
  }

  init(
    _ content: ReportContent, exitStatus: ExitStatus, _ circumstances: Circumstances
  ) {
    command = circumstances.command
    version = circumstances.version
    passed = content.passed
    notChecked = content.notChecked
    self.exitStatus = exitStatus
    summary = content.summary
    cells = content.cells
    locales = content.locales
    devices = content.devices
    renderer = content.renderer
    layouts = content.layouts
    drawings = content.drawings
    project = circumstances.project
    let drafts = content.drafts
    let places = ReportPlaces(drafts.flatMap(\.places), project: circumstances.project)
    let located = drafts.map { LocatedDraft($0, places, changed: circumstances.changed) }
    let fingerprints = ReportFingerprint.fingerprints(of: located)
    let results = zip(located, fingerprints).map { $0.result(fingerprint: $1) }
    let groups = CauseGrouping(drafts)
    let causes = groups.groups.map { members in
      let worst = drafts[members[0]]
      let severity = members.map { drafts[$0].severity }.max() ?? worst.severity
      return ReportedCause(
        rule: worst.rule, severity: severity,
        isFailure: worst.known == nil && content.fails(severity),
        known: worst.known, results: members.map { results[$0] })
    }
    self.causes = causes.filter { $0.known == nil }
    known = causes.filter { $0.known != nil }
  }

  /// A report of findings alone, such as those of a test.
  package init(
    findings: some Sequence<Finding>, devices: Int, strict: Bool, _ circumstances: Circumstances
  ) {
    let findings = Array(findings)
    var content = ReportContent(strict: strict)
    content.extent = ReportExtent(
      deviceCount: devices, typeSizes: Set(findings.compactMap(\.typeSize)))
    content.add(findings)
    let fails = content.drafts.contains { $0.known == nil && content.fails($0.severity) }
    self.init(content, exitStatus: fails ? .findings : .clean, circumstances)
  }
}

/// What a command found, before its files are looked for.
struct ReportContent {
  /// Whether warnings fail.
  let strict: Bool
  var extent = ReportExtent()
  var drafts: [ResultDraft] = []
  var passed: [FindingReport.Passed] = []
  var notChecked: [NotChecked] = []
  var summary: [PrintedText] = []
  var cells: [CellOutcome] = []
  var locales: [LocaleTag] = []
  var devices: [Device] = []
  var renderer: String?
  var layouts: SlotLayouts?
  var drawings: [String: RecordedDrawing] = [:]
  /// Whether nothing of it fails the command: a forecast, a measurement.
  var isHarmless = false

  init(strict: Bool) { self.strict = strict }

  /// Adds what was looked at, each once.
  mutating func add(locales: [LocaleTag], devices: [Device]) {
    self.locales += locales.filter { !self.locales.contains($0) }
    for device in devices where !self.devices.contains(where: { $0.token == device.token }) {
      self.devices.append(device)
    }
  }

  /// Whether a result of a severity that nothing accepts fails the command.
  func fails(_ severity: Severity) -> Bool {
    !isHarmless && severity >= (strict ? .warning : .error)
  }

  /// Adds findings, each group once.
  mutating func add(_ findings: some Sequence<Finding>) {
    var places: [ResultDraft.Identity: Int] = [:]
    var groups: [(identity: ResultDraft.Identity, group: FindingGroup)] = []
    for finding in findings {
      let identity = FindingGroup.identity(finding)
      if let place = places[identity] {
        groups[place].group.add(finding)
      } else {
        places[identity] = groups.count
        var group = FindingGroup(finding)
        group.add(finding)
        groups.append((identity, group))
      }
    }
    drafts += groups.map { $0.group.draft($0.identity, extent) }
  }
}

/// A draft whose places are found.
struct LocatedDraft {
  let draft: ResultDraft
  /// Where it lands.
  let place: ReportedPlace
  let related: [ReportedResult.Related]
  /// Files to look at, as paths from the repository.
  let attachments: [String]
  /// The component, or the path of the file that has the text.
  let owner: String

  /// It lands where the text is written; where the source draws it if that line has changed; and for want of both
  /// beside the text by which people find it.
  init(_ draft: ResultDraft, _ places: ReportPlaces, changed: ChangedLines?) {
    self.draft = draft
    attachments = draft.attachments.map { places($0).path }
    let written = draft.place.map { places($0) }
    let drawn = draft.drawnAt.map { places($0) }
    let beside = draft.landmark.map { places($0) }
    if let drawn, changed?.contains(drawn) == true {
      place = drawn
      related = written.map { [.init(place: $0, words: "the text is written here")] } ?? []
    } else {
      place = written ?? drawn ?? beside ?? places(nil)
      let others: [(ReportedPlace?, PrintedText)] = [
        (written == nil ? nil : drawn, "the text is drawn here"),
        (written == nil && drawn == nil ? nil : beside, "beside this text"),
      ]
      related = others.compactMap { place, words in place.map { .init(place: $0, words: words) } }
    }
    let isFile = draft.identity.component == draft.place?.file
    owner = isFile ? written?.path ?? "" : draft.identity.component
  }

  func result(fingerprint: String) -> ReportedResult {
    let identity = draft.identity
    return ReportedResult(
      locale: identity.locale, component: owner, key: identity.cause.key,
      variant: [identity.variant, identity.cause.slot].filter { !$0.isEmpty }
        .joined(separator: " "),
      message: draft.message, fix: draft.fix, place: place, related: related,
      fingerprint: fingerprint, devices: draft.devices, siteCount: draft.siteCount,
      attachments: attachments, identity: identity, worst: draft.worst)
  }
}
