import OversetChecks
import OversetConfig
import OversetSlots
import OversetVocabulary

/// What rules about texts found in slots beside truncations and missing glyphs, as lines of a text report.
///
/// One line for each cause, whatever the number of devices; of each rule the first ones. What is only worth
/// knowing is counted.
struct SlotFindingLines {
  private var tally = RuleTally()
  private let deviceCount: Int
  private let namesSlot: Bool

  /// - Parameters:
  ///   - devices: How many devices were looked at.
  ///   - namesSlot: Whether there are several slots, so that each text names its own.
  init(_ outcome: SlotOutcome, devices: Int, namesSlot: Bool) {
    deviceCount = devices
    self.namesSlot = namesSlot
    // What is found in one text in one locale comes together.
    var text: [Finding] = []
    for finding in outcome.findings
    where !finding.rule.isAboutWidth && finding.rule.id != .glyphMissing {
      if let last = text.last, !last.isAboutTextOf(finding) {
        add(FindingCause.causes(of: text))
        text = []
      }
      text.append(finding)
    }
    add(FindingCause.causes(of: text))
  }

  /// The section; empty without findings.
  var lines: [PrintedText] {
    tally.rules.isEmpty ? [] : ["Other findings"] + tally.rules.flatMap(lines)
  }

  private mutating func add(_ causes: [FindingCause]) {
    for cause in causes { tally.add(cause, isListed: true) }
  }

  private func lines(of rule: Rule) -> [PrintedText] {
    let count = tally[rule]
    let head = RuleLines.heading(of: rule, count: count.all)
    guard rule.severity > .info else { return [head] }
    return [head] + RuleLines.listed(count.listed, of: count.all, lines)
  }

  private func lines(of cause: FindingCause) -> [PrintedText] {
    let finding = cause.gravest
    guard let title = Wording.title(ofTextIn: finding, namesSlot: namesSlot) else { return [] }
    let extent: PrintedText = "on \(cause.devices.count) of \(Wording.count(deviceCount, "device"))"
    let known: PrintedText = cause.known.map { "; known: \($0.reason)" } ?? ""
    return [
      "    \(title), \(extent): \(finding.message)"
        + (finding.place.map { "  \($0)" } ?? "") + known
    ]
  }
}

extension Finding {
  /// Whether two are about one text of a file in one locale.
  fileprivate func isAboutTextOf(_ other: Finding) -> Bool {
    locale == other.locale && subject == other.subject && place?.file == other.place?.file
  }
}
