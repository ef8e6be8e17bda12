import Foundation
import OversetLayoutTree
import OversetShaping
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let inkClipped = RuleID("ink-clipped")
}

/// A text whose letters a clip hides in part: marks above Arabic and Thai letters, stacked Vietnamese ones, deep
/// descenders, whether the clip holds its line boxes or is lower than they are.
struct InkClippedCheck: TextCheck {
  let rule = Rule(
    .inkClipped, fault: "L-1", title: "Letters clipped", looksAt: .treeText,
    severity: .error, locales: .every,
    example: "stacked Thai marks in `.clipped()`",
    precision:
      "The outlines are of our faces, not of iOS: heights differ by some tenths of a point."
  )

  var gapInSlots: String? { "slots do not clip" }

  /// Half a point: less is anti-aliasing.
  private static let tolerance: CGFloat = 0.5

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard site.isClipped, !site.isHidden, isMeantToBeSeen(text, site),
      let ink = InkBounds.vertical(of: text.layout, top: site.node.frame.minY)
    else { return nil }
    let above = site.visible.minY - ink.lowerBound
    let below = ink.upperBound - site.visible.maxY
    let hidden = max(above, below)
    // What hides a line and more is meant to.
    guard hidden > Self.tolerance, hidden < lineHeight(of: text) else { return nil }
    let side = above > below ? "above" : "below"
    return site.finding(
      rule,
      "has ink \(Points.text(hidden)) pt \(side) the visible area of the clip",
      fix: "Leave a few points between the text and the clipping edge.")
  }

  /// Whether the clip shows the line boxes, or cuts them where nothing scrolls and most of them is seen: a collapsed
  /// view hides its text on purpose, and what scrolls is seen in turn.
  private func isMeantToBeSeen(_ text: TextContent, _ site: VisitedNode) -> Bool {
    let frame = site.node.frame
    let seen = frame.intersection(site.visible)
    guard !seen.isNull else { return false }
    if !differs(seen.height, frame.height) { return true }
    return !site.scrolls && seen.height >= frame.height / 2
  }

  private func lineHeight(of text: TextContent) -> CGFloat {
    CGFloat(text.layout.lines.map { $0.ascent + $0.descent }.max() ?? 0)
  }

  private func differs(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > 0.01 }
}

/// Where the ink of a text begins and ends.
enum InkBounds {
  /// The top and bottom of all outlines, in points of the screen; nil for a text without ink.
  static func vertical(of layout: ParagraphLayout, top: CGFloat) -> ClosedRange<CGFloat>? {
    var bounds: (top: CGFloat, bottom: CGFloat)?
    for line in layout.lines {
      for run in line.runs {
        guard case .glyphs(let instance, let glyphs) = run.content else { continue }
        let em = run.size / Double(instance.unitsPerEm)
        let baseline = top + CGFloat(line.baseline - run.baselineOffset)
        for glyph in glyphs {
          guard let box = instance.inkBox(of: glyph.id) else { continue }
          let upper = baseline - CGFloat(glyph.y + Double(max(box.top, box.bottom)) * em)
          let lower = baseline - CGFloat(glyph.y + Double(min(box.top, box.bottom)) * em)
          bounds = (min(bounds?.top ?? upper, upper), max(bounds?.bottom ?? lower, lower))
        }
      }
    }
    return bounds.map { $0.top...max($0.top, $0.bottom) }
  }
}
