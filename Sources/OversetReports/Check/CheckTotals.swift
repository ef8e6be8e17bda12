import OversetChecks
import OversetProject
import OversetSlots
import OversetVocabulary

/// The last line of a check's report: what is new and what is known, causes and sites, and how much was
/// looked at.
struct CheckTotals {
  private let outcome: SlotOutcome
  private let narrowing: ReportNarrowing
  private let shownCount: Int
  private let causeCount: Int
  private var bySeverity: [Severity: Int] = [:]
  private var siteCount = 0
  private var keyCount = 0
  private var knownCauseCount = 0
  private var knownSiteCount = 0

  init(_ outcome: SlotOutcome, _ causes: CheckCauses, shown: Int, narrowing: ReportNarrowing) {
    self.outcome = outcome
    self.narrowing = narrowing
    shownCount = shown
    causeCount = causes.tallies.count
    var keys: Set<UInt32> = []
    for tally in causes.tallies {
      knownSiteCount += Int(tally.knownCount)
      guard !tally.isKnown else {
        knownCauseCount += 1
        continue
      }
      bySeverity[tally.severity, default: 0] += 1
      siteCount += Int(tally.openCount)
      keys.insert(tally.key)
    }
    keyCount = keys.count
  }

  /// The totals of all that a check found, in one line.
  static func summary(of outcome: SlotOutcome) -> [PrintedText] {
    let causes = CheckCauses(outcome)
    let totals = CheckTotals(
      outcome, causes, shown: causes.tallies.count, narrowing: ReportNarrowing())
    return [
      totals.extent
        + [totals.new(ReportStyle()), totals.known, totals.looked].compactMap(\.self).joined(
          separator: "; ")
    ]
  }

  /// What is new, what is known, and what was looked at; before it, what the caller left out.
  func lines(_ style: ReportStyle) -> [PrintedText] {
    let parts = [extent + new(style), known, looked].compactMap(\.self)
    let totals = PrintedText.lines(parts, separator: "; ", indent: "  ", width: style.width)
    guard narrowing.isChoosing || narrowing.isOnlyNew else { return totals }
    return [
      "shown: \(shownCount) of \(Wording.count(causeCount, "cause")); the exit code is that of all"
    ]
      + totals
  }

  /// What the counts are of, if not of all keys.
  private var extent: PrintedText { Wording.extent(outcome.extent, looked: outcome.keyCount) }

  private func new(_ style: ReportStyle) -> PrintedText {
    let count = bySeverity.values.reduce(0, +)
    guard count > 0 else { return knownCauseCount > 0 ? "nothing new" : "nothing found" }
    let severities = Severity.allCases.sorted(by: >).compactMap { severity in
      bySeverity[severity].map { count in
        let text =
          severity == .info
          ? "\(count) info" as PrintedText
          : Wording.count(count, severity.rawValue)
        return style.severity(severity, text)
      }
    }
    let breadth =
      "\(Wording.count(siteCount, "site")) in \(Wording.count(keyCount, "key"))" as PrintedText
    return "\(knownCauseCount > 0 ? "new: " : "")\(severities.joined(separator: ", ")) (\(breadth))"
  }

  private var known: PrintedText? {
    knownSiteCount == 0
      ? nil
      : "known: \(Wording.count(knownCauseCount, "cause")) (\(Wording.count(knownSiteCount, "site")))"
  }

  private var looked: PrintedText {
    let missed = Set(outcome.notChecked.filter { $0.reason == .noFace }.map(\.subject)).count
    let locales = Wording.count(outcome.locales.count, "locale")
    return "\(Wording.count(outcome.keyCount, "key")) in \(locales)"
      + (missed > 0 ? ", \(missed) of them not looked at" : "")
      + ", \(Wording.count(outcome.laidOutCount, "layout"))"
  }
}
