import OversetChecks
import OversetConfig
import OversetSlots
import OversetVocabulary

/// What rules about texts found in slots beside truncations and missing glyphs, as lines of a text report.
///
/// One line for each cause, whatever the number of devices; of each rule the first ones. What is only worth
/// knowing is counted.
struct SlotFindingLines {
  /// The rules in the order of their first findings, and for each how many causes it has, with the first
  /// ones.
  private var rules: [Rule] = []
  private var counts: [Rule: Int] = [:]
  private var first: [Rule: [FindingCause]] = [:]
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
    rules.isEmpty ? [] : ["Other findings"] + rules.flatMap(lines)
  }

  private mutating func add(_ causes: [FindingCause]) {
    for cause in causes {
      if counts[cause.rule] == nil { rules.append(cause.rule) }
      counts[cause.rule, default: 0] += 1
      if first[cause.rule, default: []].count < RuleLines.limit {
        first[cause.rule, default: []].append(cause)
      }
    }
  }

  private func lines(of rule: Rule) -> [PrintedText] {
    let count = counts[rule] ?? 0
    let head = RuleLines.heading(of: rule, count: count)
    guard rule.severity > .info else { return [head] }
    return [head] + RuleLines.listed(first[rule] ?? [], of: count, lines)
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
