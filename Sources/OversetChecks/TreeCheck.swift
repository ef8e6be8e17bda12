package import OversetModel

/// A laid-out component with what its checks compare it to.
package struct CheckedTree: Sendable {
  /// The tree.
  package let tree: LayoutTree
  /// The same strings laid out in the opposite direction; nil where mirroring is not checked.
  package let twin: LayoutTree?
  /// The same component in the source language; nil where nothing has to be compared with it.
  package var source: SourceTree?
  /// The tree's nodes in drawing order: walked once for all rules.
  let sites: [FindingSite]
  /// Those of them that show a text.
  let texts: [TextSite]
  let overlapSearch: OverlapSearch

  /// A tree, with its twin where mirroring is to be checked, and with the tree of the source language
  /// where what the translation has brought about is to be told from what was there before.
  package init(_ tree: LayoutTree, twin: LayoutTree? = nil, source: LayoutTree? = nil) {
    self.tree = tree
    self.twin = twin
    self.source = source.map(SourceTree.init)
    sites = NodeWalk(tree).sites
    texts = sites.compactMap(TextSite.init)
    overlapSearch = OverlapSearch(in: sites)
  }

  /// Pairs of contents that overlap, in drawing order.
  var overlaps: [(FindingSite, FindingSite)] { overlapSearch.pairs }

  /// Whether the tree has to be compared with the source language: something overlaps or is small, which
  /// may have been so before the translation.
  package var needsSource: Bool {
    SmallTouchTargetCheck.hasSmallControls(sites) || !overlaps.isEmpty
  }
}

/// A rule that looks at a laid-out tree.
package protocol TreeCheck: Check {
  /// What it finds, in drawing order.
  func findings(in checked: CheckedTree) -> [Finding]
}

/// The rules of this version, in the order of reports.
package enum TreeChecks {
  /// Every rule.
  package static let all: [any TreeCheck] = [
    TextTruncatedCheck(), TextCutByHeightCheck(), WordBrokenCheck(), TextAtRiskCheck(),
    TextScaledDownCheck(),
    GlyphMissingCheck(), InkClippedCheck(), OutsideScreenCheck(), OutsideSafeAreaCheck(),
    OverlapCheck(), SqueezedCheck(), SmallTouchTargetCheck(), NotMirroredCheck(),
    DirectionFixedSymbolCheck(), ImageNotMirroredCheck(), MirroredSymbolCheck(),
    TrackedJoiningScriptCheck(), KinsokuCheck(),
  ]

  /// What rules find in `checked`: every one, unless some are named.
  package static func findings(
    in checked: CheckedTree, of rules: [any TreeCheck] = all
  ) -> [Finding] {
    rules.flatMap { $0.findings(in: checked) }
  }
}

/// A rule that looks at one text after the other.
protocol TextCheck: TreeCheck {
  /// What is wrong with `text`; nil where nothing is.
  func finding(for text: TextContent, at site: FindingSite) -> Finding?
}

extension TextCheck {
  func findings(in checked: CheckedTree) -> [Finding] {
    checked.texts.compactMap { finding(for: $0.text, at: $0.site)?.about($0.text) }
  }
}

/// A node that shows a text, for the rules about texts: taken out of its node once.
final class TextSite: Sendable {
  let site: FindingSite
  let text: TextContent

  /// The text at `site`; nil where it shows none.
  init?(_ site: FindingSite) {
    guard case .text(let text) = site.node.content else { return nil }
    self.site = site
    self.text = text
  }
}
