import OversetChecks
import OversetConfig
import OversetText
import OversetVocabulary

/// A result before it is known where its files lie.
struct ResultDraft {
  /// What tells results apart.
  struct Identity: Hashable {
    let cause: CauseName
    let locale: LocaleTag?
    let component: String
    let variant: String
    let place: SourcePlace?
  }

  /// What results of one cause have in common.
  struct CauseName: Hashable {
    let rule: String
    /// The component, or the table of a catalog: its files differ by language.
    let owner: String
    let key: String
    let slot: String
    let isKnown: Bool
  }

  let rule: ReportedRule
  let identity: Identity
  let severity: Severity
  let message: PrintedText
  let fix: PrintedText
  var known: String?
  /// The place that it lands on unless the source's does; nil if no file has it.
  var place: SourcePlace?
  /// Where the source draws the text.
  var drawnAt: SourcePlace?
  /// A text by which people find what has none.
  var landmark: SourcePlace?
  var devices: [String] = []
  var siteCount = 1
  /// Files to look at.
  var attachments: [SourcePlace] = []
  /// The gravest finding that it tells of.
  var worst: Finding?
  /// By how much a text is too wide, in percent; infinite for what is no matter of degree.
  var excess = Double.infinity

  /// Every place that it names.
  var places: [SourcePlace] { [place, drawnAt, landmark].compactMap(\.self) + attachments }
}

extension ResultDraft {
  /// What a command found beside its checks.
  init(
    _ rule: ReportedRule, component: String, key: String, locale: LocaleTag? = nil,
    severity: Severity? = nil, place: SourcePlace?, message: PrintedText, fix: PrintedText
  ) {
    self.init(
      rule: rule,
      identity: Identity(
        cause: CauseName(rule: rule.id, owner: component, key: key, slot: "", isKnown: false),
        locale: locale, component: component, variant: "", place: place),
      severity: severity ?? rule.severity, message: message, fix: fix, place: place)
  }
}

/// Findings of one rule about one key or node in one locale: on all devices, at all sizes, in all states.
struct FindingGroup {
  private(set) var worst: Finding
  private var devices: [String] = []
  private var typeSizes: Set<TypeSize> = []
  private var isOnlyBold = true
  private var count = 0

  init(_ first: Finding) { worst = first }

  static func identity(_ finding: Finding) -> ResultDraft.Identity {
    let file = finding.place?.file ?? ""
    let component = finding.node?.component ?? file
    let text = finding.catalogText
    return ResultDraft.Identity(
      cause: ResultDraft.CauseName(
        rule: finding.rule.name,
        owner: finding.node?.component ?? CatalogTableName.name(ofFile: file), key: finding.name,
        slot: text?.slot ?? "", isKnown: finding.known != nil),
      locale: finding.rule.isSaidOnce || finding.rule.looksAt == .source ? nil : finding.locale,
      component: component, variant: text?.variant ?? "", place: finding.place)
  }

  mutating func add(_ finding: Finding) {
    count += 1
    if let device = finding.device, !devices.contains(device) { devices.append(device) }
    if let size = finding.typeSize { typeSizes.insert(size) }
    if finding.legibilityWeight == .regular { isOnlyBold = false }
    if finding.severity > worst.severity
      || finding.severity == worst.severity && finding.percent > worst.percent
    {
      worst = finding
    }
  }

  /// The result.
  ///
  /// - Parameter extent: How many devices and which text sizes were looked at.
  func draft(_ identity: ResultDraft.Identity, _ extent: ReportExtent) -> ResultDraft {
    let fit = worst.rule.isAboutWidth ? worst.evidence.fit : nil
    return ResultDraft(
      rule: ReportedRule(worst.rule), identity: identity, severity: worst.severity,
      message: message(identity, extent), fix: "\(worst.fix)", known: worst.known?.reason,
      place: worst.place, drawnAt: worst.catalogText?.evidence?.drawnAt,
      landmark: worst.shownLandmark?.place, devices: devices, siteCount: count,
      worst: worst, excess: fit?.percentOver ?? .infinity)
  }

  // MARK: Words

  /// `Text truncated: "Restore" in de on 1 of 3 devices (iPhoneSE): needs 136.9 pt, has 129.5 pt, shows "Wied…"`.
  private func message(
    _ identity: ResultDraft.Identity, _ extent: ReportExtent
  ) -> PrintedText {
    let locale: PrintedText = identity.locale.map { " in \($0)" } ?? ""
    return "\(worst.rule.title): \(subject)\(locale)\(reach(extent)): \(evidence)"
  }

  private var subject: PrintedText {
    let name = worst.key.map(Wording.quoted) ?? "\(worst.name)"
    guard let text = worst.catalogText else {
      let component = worst.node.map { $0.component.isEmpty ? "" : " of \($0.component)" } ?? ""
      return name + "\(component)"
    }
    return name + (text.variant.isEmpty ? "" : " \(text.variant)")
      + (text.slot.map { " in \($0)" } ?? "")
  }

  private func reach(_ extent: ReportExtent) -> PrintedText {
    guard !devices.isEmpty, !worst.rule.isSaidOnce else { return "" }
    let isPart = devices.count < extent.deviceCount
    let parts: [PrintedText?] = [
      " on \(devices.count) of \(Wording.count(extent.deviceCount, "device"))"
        + (isPart ? " (\(devices.joined(separator: ", ")))" : ""),
      Wording.extent(of: typeSizes, among: extent.typeSizes),
      isOnlyBold && extent.hasRegular ? "only with bold text" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var evidence: PrintedText {
    guard worst.rule.isAboutWidth, let fit = worst.evidence.fit else { return "\(worst.message)" }
    guard let text = worst.evidence.text else { return Wording.need(fit) }
    guard let shown = worst.evidence.shown else {
      return "\(Wording.need(fit)), text \(Wording.quoted(text))"
    }
    return "\(Wording.need(fit)), shows \(Wording.quoted(shown)) of \(Wording.quoted(text))"
  }
}

/// What a command looked at, by which a result says how far it reaches.
struct ReportExtent {
  var deviceCount = 0
  var typeSizes: Set<TypeSize> = []
  /// Whether texts were looked at with Bold Text off.
  var hasRegular = true
}

extension Finding {
  fileprivate var percent: Double { evidence.fit?.percentOver ?? -.infinity }
}

/// Names tables by the paths of their files: those of one table differ by the folder of their language, and by type.
enum CatalogTableName {
  /// `App/Main` for `App/de.lproj/Main.strings`. Exports for translators have one file for each language.
  static func name(ofFile file: String) -> String {
    var names = file.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    guard let last = names.popLast(), !last.hasSuffix(".xliff") else { return "" }
    return (names + [last.prefix { $0 != "." }]).joined(separator: "/")
  }
}
