import OversetSlots
import OversetVocabulary

/// How many keys were placed by what, and why the source did not place the others, as lines of a report.
struct PlacementLines {
  private let outcome: SlotOutcome
  private let style: ReportStyle

  init(_ outcome: SlotOutcome, style: ReportStyle) {
    self.outcome = outcome
    self.style = style
  }

  /// The section; empty where no source of an app was read.
  ///
  /// - Parameter limit: How many reasons are told.
  func lines(reasons limit: Int) -> [PrintedText] {
    guard let source = outcome.source, source.fileCount > 0 else { return [] }
    let heading = style.heading("Where keys are drawn")
    let read: PrintedText = "in \(Wording.count(source.fileCount, "file")) of source"
    return ["\(heading), \(read)"] + wrapped(counts) + reasons(limit)
  }

  private var counts: [PrintedText] {
    let placement = outcome.placement
    let parts: [(Int, PrintedText)] = [
      (placement.rule, "by a rule"), (placement.stated, "stated by the catalog"),
      (placement.guess, "by a guess"), (placement.notDrawn, "not drawn"),
      (placement.none, "not at all"),
    ]
    return ["\(Wording.count(placement.source, "key")) by source"]
      + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }

  private func reasons(_ limit: Int) -> [PrintedText] {
    let all = outcome.placement.reasons
    let rest = all.dropFirst(limit).reduce(0) { $0 + $1.count }
    return all.prefix(limit).flatMap { reason, count in
      wrapped(["\(count) not by source: \(reason)"])
    } + (rest > 0 ? ["  \(rest) more not by source for other reasons; --verbose lists them"] : [])
  }

  private func wrapped(_ parts: [PrintedText]) -> [PrintedText] {
    PrintedText.lines(parts, separator: ", ", indent: "    ", width: style.width - 2)
      .map { "  \($0)" }
  }
}
