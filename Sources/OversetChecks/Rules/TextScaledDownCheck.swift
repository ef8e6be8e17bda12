import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let textScaledDown = RuleID("text-scaled-down")
}

/// A text that fits only because it was shrunk below what is legible.
///
/// The limits, 75 % of the size and 11 points, are those of the catalogue of faults (T-8). A text that somebody made small,
/// and let shrink by a tenth, was meant so.
struct TextScaledDownCheck: TextCheck {
  let rule = Rule(
    .textScaledDown, fault: "T-8", title: "Text scaled down", looksAt: .treeText,
    severity: .warning, locales: .every,
    example: "`.minimumScaleFactor(0.5)`, shrunk to 70 %",
    precision: "The limits, 75 % and 11 pt, are those of the fault catalogue.")

  private static let leastFactor = 0.75
  private static let leastSize = 11.0
  private static let leastNoted = 0.9

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    let factor = text.layout.scaleFactor
    let size = (text.request.spans.map(\.font.size).min() ?? 0) * factor
    guard !site.isHidden, factor < Self.leastNoted,
      factor < Self.leastFactor || size < Self.leastSize
    else { return nil }
    var finding = site.finding(
      rule,
      "shrinks to \(Points.text(factor * 100)) %, \(Points.text(size)) pt",
      fix: "Give the text more space or more lines instead of a smaller scale factor.")
    finding.evidence.scaleFactor = factor
    return finding
  }
}
