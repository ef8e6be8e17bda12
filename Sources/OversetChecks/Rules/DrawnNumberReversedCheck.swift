import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let drawnNumberReversed = RuleID("drawn-number-reversed")
}

/// A number of a text that is drawn, whose parts stand in another order than they are written: what code has
/// filled in, and what no catalog holds (UAX #9, rules W2 to W5, N1 and N2).
///
/// What counts as a number is what counts in a catalog: ``NumberReversedCheck``.
struct DrawnNumberReversedCheck: ComponentTextCheck {
  let rule = Rule(
    .drawnNumberReversed, fault: "B-2", title: "Drawn number is reversed", looksAt: .tree,
    severity: .error, locales: .every,
    example: "`Text(verbatim: \"+49 30 123456\")` in Arabic",
    precision: """
      UAX #9, on the text as drawn, with its arguments. Times, decimals, lists and ranges are excluded. That a text \
      without letters runs as the interface does is from memory.
      """)

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, text.mayRunRightToLeft, text.hasDigit else { return nil }
    for line in DrawnLine.all(of: text) {
      for run in NumberRun.all(in: line.visual.scalars) where !line.visual.keepsOrder(of: run) {
        return site.finding(
          rule,
          "“\(line.visual.scalars[run.range].string)” is drawn as “\(line.visual.drawn(run))”",
          fix: "Put U+2066 before the number and U+2069 after it.")
      }
    }
    return nil
  }
}

extension TextContent {
  /// Whether the text has an ASCII digit.
  fileprivate var hasDigit: Bool { request.text.contains { (0x30...0x39).contains($0) } }
}
