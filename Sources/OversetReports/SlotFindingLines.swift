import OversetChecks
import OversetConfig
import OversetVocabulary

/// What rules about texts found in slots beside truncations and missing glyphs, as lines of a text report.
///
/// One line for each cause, whatever the number of devices; of each rule the first ones. What is only worth
/// knowing is counted.
struct SlotFindingLines {
  private let causes: [FindingCause]
  private let deviceCount: Int
  private let namesSlot: Bool

  /// - Parameters:
  ///   - devices: How many devices were looked at.
  ///   - namesSlot: Whether there are several slots, so that each text names its own.
  init(_ findings: [Finding], devices: Int, namesSlot: Bool) {
    causes = FindingCause.causes(of: findings)
    deviceCount = devices
    self.namesSlot = namesSlot
  }

  /// The section; empty without findings.
  var lines: [PrintedText] {
    guard !causes.isEmpty else { return [] }
    var seen: Set<Rule> = []
    let rules = causes.map(\.rule).filter { seen.insert($0).inserted }
    return ["Other findings"] + rules.flatMap(lines)
  }

  private func lines(of rule: Rule) -> [PrintedText] {
    let own = causes.filter { $0.rule == rule }
    let head = RuleLines.heading(of: rule, count: own.count)
    return [head] + (rule.severity > .info ? RuleLines.listed(own, lines) : [])
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
