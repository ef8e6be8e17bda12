import OversetChecks
import OversetConfig
import OversetSlots
import OversetText
import OversetVocabulary

/// The list of causes in a check's report: what each looks like at its worst, or each of its sites.
struct CauseList {
  private let outcome: SlotOutcome
  private let causes: CheckCauses
  private let narrowing: ReportNarrowing
  private let style: ReportStyle

  /// How many sites are in memory at once: findings are made anew for each part of a long list.
  private static let siteCount = 100_000

  init(
    _ outcome: SlotOutcome, _ causes: CheckCauses, narrowing: ReportNarrowing, style: ReportStyle
  ) {
    self.outcome = outcome
    self.causes = causes
    self.narrowing = narrowing
    self.style = style
  }

  /// Writes the causes of those numbers, of `count` that there are.
  ///
  /// - Parameter lineLimit: About how many lines they may take; three causes are listed whatever it is.
  func write(
    _ numbers: [Int], of count: Int, lineLimit: Int, _ piece: (PrintedText) -> Void
  ) {
    guard !numbers.isEmpty else { return }

    var numbers = numbers
    for part in parts(of: numbers) {
      var findings = findings(of: part)
      var blocks = part.map { lines(of: $0, findings.removeValue(forKey: $0) ?? []) }
      if lineLimit < .max {
        // The heading, how many more there are, and an empty line.
        blocks = Self.first(blocks, of: lineLimit - 3)
        numbers = Array(numbers.prefix(blocks.count))
      }
      if part.first == numbers.first { piece("\(heading(numbers.count, of: count))\n") }
      for line in blocks.joined() { piece("  \(line)\n") }
    }
    if numbers.count < count {
      piece("  and \(count - numbers.count) more; --limit \(count) lists them all\n")
    }
    piece("\n")
  }

  private static let leastCount = 3

  /// As many blocks as have room.
  private static func first(_ blocks: [[PrintedText]], of limit: Int) -> [[PrintedText]] {
    var length = 0
    let count = blocks.prefix { block in
      length += block.count
      return length <= limit
    }.count
    return Array(blocks.prefix(max(count, leastCount)))
  }

  private func heading(_ listed: Int, of count: Int) -> PrintedText {
    let title: PrintedText =
      listed == count ? "All causes, the worst first" : "The \(listed) worst"
    return style.heading(title)
  }

  /// The lines of a cause. What is accepted takes one.
  private func lines(of number: Int, _ findings: [Finding]) -> [PrintedText] {
    let tally = causes.tallies[number]
    guard let worst = findings.first else { return [] }
    let lines = CauseLines(causes: causes, style: style, width: style.width - 2)
      .lines(of: tally, worst: worst)
    if let reason = worst.known?.reason {
      return [(lines.first ?? "") + "  known: \(reason)"]
    }
    guard narrowing.isVerbose else { return lines }
    return lines + findings.map(site)
  }

  private func site(_ finding: Finding) -> PrintedText {
    let text = finding.catalogText
    let variant: PrintedText = text.map { $0.variant.isEmpty ? "" : "  \($0.variant)" } ?? ""
    let filling: PrintedText = text.map { $0.filling.isEmpty ? "" : "  (\($0.filling))" } ?? ""
    let settings = Wording.settings(finding.typeSize ?? .large, finding.legibilityWeight)
    let size: PrintedText = "\(settings.map { "  \($0)" }.joined())"
    let device: PrintedText = finding.device.map { "  \($0)" } ?? ""
    let what =
      finding.evidence.fit.map { "\(Wording.percent($0.percentOver)), \(Wording.need($0))" }
      ?? ("\(finding.message)" as PrintedText)
    return "      \(finding.locale)\(device)\(size)\(variant)\(filling)  \(what)"
      + (finding.catalogText?.evidence?.drawnAt.map { "  drawn at \($0)" } ?? "")
      + (finding.place.map { style.faint("  \($0)") } ?? "")
      + (finding.known.map { "  known: \($0.reason)" } ?? "")
  }

  // MARK: Findings

  /// The findings of some causes: of each the worst, or with each site all, the worst first.
  private func findings(of numbers: [Int]) -> [Int: [Finding]] {
    var causes = causes
    let wanted = Set(numbers)
    var found: [Int: [Finding]] = [:]
    func add(_ finding: Finding) {
      guard let number = causes.place(of: finding), wanted.contains(number) else { return }
      if narrowing.isVerbose {
        found[number, default: []].append(finding)
      } else if finding.isWorse(than: found[number]?.first) {
        found[number] = [finding]
      }
    }
    for finding in outcome.findings { add(finding) }
    for cause in outcome.catalogFindings { for finding in cause.findings { add(finding) } }
    guard narrowing.isVerbose else { return found }
    return found.mapValues { findings in
      findings.enumerated().sorted { left, right in
        if left.element.isWorse(than: right.element) { return true }
        return !right.element.isWorse(than: left.element) && left.offset < right.offset
      }.map(\.element)
    }
  }

  /// The causes in parts whose findings fit into memory.
  private func parts(of numbers: [Int]) -> [[Int]] {
    guard narrowing.isVerbose else { return [numbers] }
    var parts: [[Int]] = []
    var sites = Self.siteCount
    for number in numbers {
      let tally = causes.tallies[number]
      let count = Int(tally.openCount) + Int(tally.knownCount)
      if sites + count > Self.siteCount {
        parts.append([])
        sites = 0
      }
      parts[parts.count - 1].append(number)
      sites += count
    }
    return parts
  }
}

extension Finding {
  /// Whether it is the one to show of the two: one that is not accepted, and of several the farthest off.
  fileprivate func isWorse(than other: Finding?) -> Bool {
    guard let other else { return true }
    if (known == nil) != (other.known == nil) { return known == nil }
    let percents = [self, other].map { $0.evidence.fit?.percentOver ?? -.infinity }
    return percents[0] > percents[1]
  }
}
