import OversetChecks
import OversetConfig
package import OversetProject
package import OversetSlots
package import OversetVocabulary

/// The report of a catalog check for people: at most 120 lines, whatever the catalogs have.
///
/// A summary by rule, the worst causes, where the texts are drawn, what was not looked at, what to do next,
/// and the totals.
package struct SlotTextReport: Sendable {
  private let outcome: SlotOutcome
  private let narrowing: ReportNarrowing
  private let style: ReportStyle
  private let paths: [String]
  private let options: [CheckOption]

  /// How many lines there may be: in the report, and in its sections.
  private enum Limit {
    static let lines = 120
    static let rules = 18
    static let slots = 8
    static let locales = 20
    static let notChecked = 16
    static let notes = 4
    static let sources = 3
    static let reasons = 4
  }

  /// The report of `outcome`.
  ///
  /// - Parameters:
  ///   - paths: What was checked, as the caller named it, for commands that the report suggests.
  ///   - selection: What narrowed the check, for the same commands.
  package init(
    _ outcome: SlotOutcome, narrowing: ReportNarrowing = ReportNarrowing(),
    style: ReportStyle = ReportStyle(), paths: [String] = [],
    selection: MatrixSelection = MatrixSelection()
  ) {
    self.outcome = outcome
    self.narrowing = narrowing
    self.style = style
    self.paths = paths
    options = CheckOption.options(of: selection)
  }

  /// The report, ending in a newline.
  package var text: PrintedText {
    var text: PrintedText = ""
    write { text += $0 }
    return text
  }

  /// Writes the report in pieces, so that one of any length takes the memory of one piece.
  package func write(_ piece: (PrintedText) -> Void) {
    let causes = CheckCauses(outcome)
    let shown = causes.tallies.indices.filter { narrowing.shows(causes.tallies[$0], of: causes) }
    let listed = listed(of: shown, causes)
    let summary = CauseSummary(causes, of: shown, style: style)
    let totals = CheckTotals(outcome, causes, shown: shown.count, narrowing: narrowing)
    let beginning = [summary.rules(limit: Limit.rules)]
    let ending: [[PrintedText]] =
      (narrowing.isSummary ? [] : [summary.slots(limit: Limit.slots)])
      + [summary.locales(limit: Limit.locales)] + rest(causes, listed.numbers)
      + [placement, sources, totals.lines(style)]
    let sections = beginning + ending
    let length = sections.reduce(0) { $0 + ($1.isEmpty ? 0 : $1.count + 1) }
    for section in beginning { write(section, piece) }
    if !narrowing.isSummary {
      CauseList(outcome, causes, narrowing: narrowing, style: style)
        .write(
          listed.numbers, of: listed.count, lineLimit: isOverview ? Limit.lines - length : .max,
          piece)
    }
    for section in ending.dropLast() { write(section, piece) }
    for line in totals.lines(style) { piece("\(line)\n") }
  }

  /// What was not looked at, and what to do next; nothing of a narrowed report.
  private func rest(_ causes: CheckCauses, _ listed: [Int]) -> [[PrintedText]] {
    guard !narrowing.isSummary, !narrowing.isChoosing else { return [] }
    return [
      limited(NotLookedAtLines(outcome.notChecked, style: style).lines, to: Limit.notChecked),
      limited(StaleLines(outcome.staleSuppressions).lines, to: Limit.notes),
      limited(notes, to: Limit.notes),
      NextSteps(outcome, causes, paths: paths, options: options, style: style)
        .lines(worst: listed),
    ]
  }

  /// Whether nothing was chosen: the report then has a limit.
  private var isOverview: Bool {
    !narrowing.isChoosing && narrowing.limit == nil && !narrowing.isVerbose
  }

  /// The causes of the list, and how many it would have without a limit. What is accepted is a number.
  private func listed(of shown: [Int], _ causes: CheckCauses) -> (numbers: [Int], count: Int) {
    let open = shown.filter { narrowing.isVerbose || !causes.tallies[$0].isKnown }
    let order = CauseOrder(causes)
    let sorted = order.sorted(open)
    let numbers =
      isOverview
      ? order.varied(sorted, limit: narrowing.listLimit)
      : Array(sorted.prefix(narrowing.listLimit))
    return (numbers, sorted.count)
  }

  /// How many keys were placed by what; nothing where no source of an app was read.
  private var placement: [PrintedText] {
    guard !narrowing.isSummary, !narrowing.isChoosing else { return [] }
    return PlacementLines(outcome, style: style).lines(reasons: isOverview ? Limit.reasons : .max)
  }

  /// The language that translations are compared with, and why it is that one.
  private var sources: [PrintedText] {
    guard !narrowing.isSummary, !narrowing.isChoosing else { return [] }
    let languages = outcome.sourceReasons.flatMap { reason in
      PrintedText.lines(
        PrintedText.words(of: "\(reason)"), separator: " ", indent: "    ", width: style.width - 2
      ).map { "  \($0)" as PrintedText }
    }
    guard !languages.isEmpty else { return [] }
    return limited(
      [style.heading("Source language")] + languages, to: Limit.sources)
  }

  /// A section and an empty line.
  private func write(_ section: [PrintedText], _ piece: (PrintedText) -> Void) {
    guard !section.isEmpty else { return }
    for line in section { piece("\(line)\n") }
    piece("\n")
  }

  /// The heading of a section, and the first lines below it.
  private func limited(_ section: [PrintedText], to limit: Int) -> [PrintedText] {
    let rest = section.count - 1 - limit
    guard rest > 0, !narrowing.isVerbose else { return section }
    return section.prefix(1 + limit) + ["  and \(rest) more; --verbose lists them all"]
  }

  private var notes: [PrintedText] {
    outcome.notes.isEmpty
      ? [] : [style.heading("Notes on the files")] + outcome.notes.map { note($0) }
  }

  private func note(_ note: String) -> PrintedText {
    let note: PrintedText = "  \(note)"
    return narrowing.isVerbose ? note : note.shortened(to: style.width)
  }
}
