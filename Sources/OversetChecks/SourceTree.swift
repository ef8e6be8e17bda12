import Foundation
package import OversetLayoutTree

/// A component in the source language, as the checks of its other languages see it: walked once for all.
package final class SourceTree: Sendable {
  let sites: [VisitedNode]
  /// What a finger can hit of each control, in points, by its path.
  let targets: [String: CGRect]
  private let overlapSearch: OverlapSearch

  /// Looks at `tree`.
  package convenience init(_ tree: LayoutTree) {
    let sites = TreeTraversal(tree).nodes
    self.init(sites, OverlapSearch(in: sites))
  }

  /// Takes what has been looked at already.
  package convenience init(_ checked: CheckedTree) {
    self.init(checked.sites, checked.overlapSearch)
  }

  private init(_ sites: [VisitedNode], _ overlapSearch: OverlapSearch) {
    self.sites = sites
    self.overlapSearch = overlapSearch
    var targets: [String: CGRect] = [:]
    for site in sites where site.node.isControl { targets[site.path] = site.target }
    self.targets = targets
  }

  /// Pairs of contents that overlap, in drawing order.
  var overlaps: [(VisitedNode, VisitedNode)] { overlapSearch.pairs }
}
