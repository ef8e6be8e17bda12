import Foundation

/// The nodes of a laid-out tree with what they inherit: the one place where paths, clips, transforms and
/// visibility are worked out.
package struct TreeTraversal: Sendable {
  /// Every node in drawing order: parents before their children, children back to front.
  package private(set) var nodes: [VisitedNode] = []

  /// Visits the nodes of `tree`.
  package init(_ tree: LayoutTree) { self.init(tree.root) }

  /// Visits `root` and all below it.
  package init(_ root: LayoutNode) {
    visit(
      root, index: 0, in: nil, VisitedNode.Inherited(),
      drawnVisible: VisitedNode.Inherited.everything)
  }

  private mutating func visit(
    _ node: LayoutNode, index: Int, in parent: VisitedNode?, _ outer: VisitedNode.Inherited,
    drawnVisible: CGRect
  ) {
    let attributes = node.attributes
    var inherited = outer.adding(attributes, frame: node.frame)
    let visited = VisitedNode(
      node, index: index, in: parent, position: nodes.count, inherited, drawnVisible: drawnVisible)
    nodes.append(visited)
    guard !node.children.isEmpty else { return }
    var drawnVisible = drawnVisible
    if attributes.clip != nil {
      inherited.visible = inherited.visible.intersection(node.frame)
      let drawn = inherited.transform?.bounds(of: node.frame) ?? node.frame
      drawnVisible = drawnVisible.intersection(drawn)
    }
    for (index, child) in node.children.enumerated() {
      if attributes.layer == .mask, index == 1 { inherited.isMask = true }
      visit(child, index: index, in: visited, inherited, drawnVisible: drawnVisible)
    }
  }
}

extension VisitedNode.Inherited {
  /// What a node with these attributes has, and passes on where it does not clip.
  fileprivate func adding(
    _ attributes: NodeAttributes, frame: CGRect
  ) -> VisitedNode.Inherited {
    var inherited = self
    inherited.identifier = attributes.identifier ?? identifier
    inherited.isDirectionFixed = isDirectionFixed || attributes.isDirectionFixed
    inherited.isInvisible = isInvisible || !(attributes.opacity > 0)
    inherited.systemPart = attributes.systemPart ?? systemPart
    if !attributes.acceptances.isEmpty { inherited.acceptances += attributes.acceptances }
    if let effect = attributes.effect {
      let own = effect.transform(in: frame)
      inherited.transform = transform?.after(own) ?? own
      // From here on clips are laid out in a plane of their own.
      inherited.visible = VisitedNode.Inherited.everything
    }
    return inherited
  }
}
