import Foundation
import OversetLayoutEngine
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let outsideSafeArea = RuleID("outside-safe-area")
}

/// A text or control that stands under the bars of the screen: the status bar, the home indicator.
///
/// What scrolls may pass under them, and shapes and pictures fill the screen on purpose.
struct OutsideSafeAreaCheck: TreeCheck {
  let rule = Rule(
    .outsideSafeArea, fault: nil, title: "Outside the safe area", looksAt: .tree,
    severity: .warning, locales: .every,
    example: "a text with `.ignoresSafeArea()`",
    precision: "Exact; scrolling content is excluded.")

  /// A point: less is rounding.
  private static let tolerance: CGFloat = 1

  func findings(in checked: CheckedTree) -> [Finding] {
    let (size, insets) = (checked.tree.size, checked.tree.safeArea)
    guard insets.top > 0 || insets.bottom > 0 else { return [] }
    return checked.sites.compactMap { site in
      guard !site.isHidden, !site.isSlanted, isMeant(site.node) else { return nil }
      let frame = site.drawn(site.node.frame).intersection(CGRect(origin: .zero, size: size))
      guard !frame.isEmpty else { return nil }
      let above = insets.top - frame.minY
      let below = frame.maxY - (size.height - insets.bottom)
      guard max(above, below) > Self.tolerance, !site.scrolls else { return nil }
      let finding = site.finding(
        rule,
        above > below
          ? "extends \(Points.text(above)) pt under the status bar"
          : "extends \(Points.text(below)) pt under the home indicator",
        fix: "Keep the content inside the safe area, or let it scroll.")
      if case .text(let text) = site.node.content { return finding.about(text) }
      return finding
    }
  }

  private func isMeant(_ node: LayoutNode) -> Bool {
    if case .text(let text) = node.content { return !text.string.isEmpty }
    return node.isControl
  }
}

extension VisitedNode {
  /// Whether the node is in something that scrolls.
  var scrolls: Bool { ancestors.contains { $0.node.kind == "ScrollView" } }
}
