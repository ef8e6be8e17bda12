import OversetChecks
import OversetVocabulary

/// The causes of a report, counted: by rule, by locale, and by the slot in which the texts are drawn.
struct CauseSummary {
  private let causes: CheckCauses
  private let shown: [Int]
  private let style: ReportStyle

  /// Counts the causes of those numbers.
  init(_ causes: CheckCauses, of shown: [Int], style: ReportStyle) {
    self.causes = causes
    self.shown = shown
    self.style = style
  }

  // MARK: By rule

  /// A rule at a severity: one whose slot was guessed is a warning at most.
  private struct Row: Hashable {
    let severity: Severity
    let rule: UInt16
  }

  /// What is counted.
  private struct Count {
    var causes = 0
    var sites = 0
    var knownCauses = 0

    mutating func add(_ tally: CauseTally) {
      sites += Int(tally.openCount)
      if tally.isKnown { knownCauses += 1 } else { causes += 1 }
    }
  }

  /// A table of the rules, the gravest first; empty without causes.
  func rules(limit: Int) -> [PrintedText] {
    var counts: [Row: Count] = [:]
    for number in shown {
      let tally = causes.tallies[number]
      counts[Row(severity: tally.severity, rule: tally.rule), default: Count()].add(tally)
    }
    guard !counts.isEmpty else { return [] }
    let hasKnown = counts.values.contains { $0.knownCauses > 0 }
    let rows = counts.sorted { left, right in
      if left.key.severity != right.key.severity { return left.key.severity > right.key.severity }
      if left.value.causes != right.value.causes { return left.value.causes > right.value.causes }
      return left.key.rule < right.key.rule
    }
    var table = Table(rightAligned: hasKnown ? [2, 3, 4] : [2, 3])
    let known: [PrintedText] = hasKnown ? ["known"] : []
    table.add((["severity", "rule", "causes", "sites"] + known + ["finds"]).map(style.faint))
    for (row, count) in rows.prefix(limit) {
      let rule = causes.rules[Int(row.rule)]
      let severity = style.severity(row.severity, "\(row.severity.rawValue)")
      let counts: [PrintedText] = ["\(count.causes)", "\(count.sites)"]
      table.add(
        [severity, "\(rule.name)"] + counts + (hasKnown ? ["\(count.knownCauses)"] : [])
          + ["\(rule.spokenTitle)"])
    }
    return [style.heading("Found")] + table.lines(indent: "  ", width: style.width)
      + more(than: limit, of: rows.count, "rule")
  }

  // MARK: By locale

  /// The locales with the most causes; empty where there are fewer than two.
  func locales(limit: Int) -> [PrintedText] {
    var counts = [Int](repeating: 0, count: causes.locales.count)
    for number in shown where !causes.tallies[number].isKnown {
      for locale in causes.tallies[number].locales.members(of: counts.indices) {
        counts[locale] += 1
      }
    }
    let order = counts.indices.filter { counts[$0] > 0 }.sorted {
      counts[$0] == counts[$1] ? $0 < $1 : counts[$0] > counts[$1]
    }
    guard order.count > 1 else { return [] }
    let parts: [PrintedText] =
      order.prefix(limit).map { "\(causes.locales[$0]) \(counts[$0])" }
      + (order.count > limit ? ["\(Wording.count(order.count - limit, "more locale"))"] : [])
    return PrintedText.lines(
      ["\(style.heading("Causes by locale:")) \(parts[0])"] + parts.dropFirst(), separator: ", ",
      indent: "  ", width: style.width)
  }

  // MARK: By slot

  /// The slots with causes, and how each is known; empty where no cause is about a slot.
  func slots(limit: Int) -> [PrintedText] {
    var counts: [Place: Count] = [:]
    for number in shown where causes.tallies[number].slot != 0 {
      let tally = causes.tallies[number]
      counts[Place(slot: tally.slot, evidence: tally.evidence), default: Count()].add(tally)
    }
    let rows = counts.filter { $0.value.causes > 0 }.sorted { left, right in
      if left.value.causes != right.value.causes { return left.value.causes > right.value.causes }
      return (left.key.slot, left.key.evidence) < (right.key.slot, right.key.evidence)
    }
    guard !rows.isEmpty else { return [] }
    var table = Table(rightAligned: [1, 2])
    table.add(["slot", "causes", "sites", "known by"].map(style.faint))
    for (place, count) in rows.prefix(limit) {
      let evidence = place.evidence == 0 ? nil : causes.evidence(numbered: Int(place.evidence))
      table.add([
        "\(causes.slot(numbered: Int(place.slot)))", "\(count.causes)", "\(count.sites)",
        evidence.map(Wording.evidence) ?? "",
      ])
    }
    return [style.heading("Where these texts are drawn")]
      + table.lines(indent: "  ", width: style.width)
      + more(than: limit, of: rows.count, "slot")
  }

  /// A slot, known in one way.
  private struct Place: Hashable {
    let slot: UInt16
    let evidence: UInt16
  }

  private func more(than limit: Int, of count: Int, _ noun: String) -> [PrintedText] {
    count > limit ? ["  and \(Wording.count(count - limit, "more \(noun)"))"] : []
  }
}
