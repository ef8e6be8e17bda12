import Foundation
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let outsideScreen = RuleID("outside-screen")
}

/// A text, picture or symbol that stands partly or wholly outside of the screen.
///
/// What a clip hides on purpose is not outside; nor are shapes, which often reach beyond on
/// purpose. What is drawn slanted is not looked at: the box around it is larger than it is.
struct OutsideScreenCheck: TreeCheck {
  let rule = Rule(
    .outsideScreen, fault: nil, title: "Outside the screen", looksAt: .tree, severity: .error,
    locales: .every,
    example: "one long line with `.fixedSize()`",
    precision: "Exact; shapes can extend beyond the screen.")

  /// Half a point: less is rounding.
  private static let tolerance: CGFloat = 0.5

  func findings(in checked: CheckedTree) -> [Finding] {
    let screen = CGRect(origin: .zero, size: checked.tree.size)
    return checked.sites.compactMap { site in
      guard !site.isHidden, !site.isSlanted, isContent(site.node.content) else { return nil }
      let frame = site.drawn(site.node.frame)
      let sides = overhangs(frame, over: screen)
      guard !frame.isEmpty, !sides.isEmpty else { return nil }
      let finding = site.finding(
        rule, sides.joined(separator: ", "),
        fix: "Let the content shrink, wrap or scroll.")
      if case .text(let text) = site.node.content { return finding.about(text) }
      return finding
    }
  }

  private func isContent(_ content: NodeContent) -> Bool {
    switch content {
    case .text(let text): !text.string.isEmpty
    case .symbol, .image: true
    case .none, .shape: false
    }
  }

  private func overhangs(_ frame: CGRect, over screen: CGRect) -> [String] {
    [
      ("left", screen.minX - frame.minX), ("right", frame.maxX - screen.maxX),
      ("top", screen.minY - frame.minY), ("bottom", frame.maxY - screen.maxY),
    ].filter { $0.1 > Self.tolerance }.map { side, overhang in
      "extends \(Points.text(overhang)) pt beyond the \(side) edge"
    }
  }
}
