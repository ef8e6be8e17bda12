package import OversetLayoutTree
package import OversetVocabulary

/// A laid-out component with what its checks compare it to.
package struct CheckedTree: Sendable {
  /// The tree.
  package let tree: LayoutTree
  /// The same strings laid out in the opposite direction; nil if mirroring is not checked.
  package let mirrored: LayoutTree?
  /// The same component in the source language; nil if nothing has to be compared with it.
  package var source: SourceTree?
  /// The language that the app is written in; nil if nobody says, and what needs a translation is not asked.
  package var sourceLanguage: LocaleTag?
  /// The tree's nodes in drawing order: walked once for all rules.
  let sites: [VisitedNode]
  /// Those of them that show a text.
  let texts: [TextSite]
  let overlapSearch: OverlapSearch
  private let mirrorSearch: MirrorSearch

  /// A tree, with its mirrored layout to check mirroring, and with its layout in the source language to
  /// report only what the translation changed.
  package init(_ tree: LayoutTree, mirrored: LayoutTree? = nil, source: LayoutTree? = nil) {
    self.tree = tree
    self.mirrored = mirrored
    self.source = source.map(SourceTree.init)
    sites = TreeTraversal(tree).nodes
    texts = sites.compactMap(TextSite.init)
    overlapSearch = OverlapSearch(in: sites)
    mirrorSearch = MirrorSearch(of: tree, sites, mirrored: mirrored)
  }

  /// Pairs of contents that overlap, in drawing order.
  var overlaps: [(VisitedNode, VisitedNode)] { overlapSearch.pairs }

  /// What stands out of its mirrored place, in drawing order.
  var displacements: [Displacement] { mirrorSearch.displacements }

  /// Whether the tree has to be compared with the source language: something overlaps or is small, which
  /// may have been so before the translation.
  package var needsSource: Bool {
    SmallTouchTargetCheck.hasSmallControls(sites) || !overlaps.isEmpty
  }
}
