import Foundation
import OversetModel

/// A node with what its place in the tree says about it.
struct FindingSite: Sendable {
  let node: LayoutNode
  let path: String
  /// The identifier of the node or of the nearest one around it.
  let identifier: String?
  /// What clips around the node leave visible, in points; without one, everything.
  let visible: CGRect
  /// Whether the node, or one around it, is declared not to mirror.
  let isDirectionFixed: Bool
  /// Whether the node, or one around it, is invisible.
  let isHidden: Bool
  /// What the code of the node, or of one around it, accepts.
  let acceptances: [Acceptance]
  /// Which site is that of the node around it, as an index into the walk; nil at the root.
  let parent: Int?

  /// A finding about the node.
  func finding(_ rule: Rule, _ message: String, fix: String) -> Finding {
    var finding = Finding(
      rule: rule, path: path, identifier: identifier, frame: node.frame, message: message,
      fix: fix)
    finding.accepted = acceptances.last { $0.rule == rule.name }?.reason
    return finding
  }
}

/// The nodes of a tree in drawing order, with what they inherit.
struct NodeWalk {
  private(set) var sites: [FindingSite] = []

  init(_ tree: LayoutTree) {
    // Only clips limit what can be seen: what the screen's edge cuts off is a fault.
    let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    add(tree.root, path: tree.root.kind, Inherited(visible: everything))
  }

  /// What a node has from those around it.
  private struct Inherited {
    var identifier: String?
    var visible: CGRect
    var isDirectionFixed = false
    var isHidden = false
    var acceptances: [Acceptance] = []
    var parent: Int?
  }

  private mutating func add(_ node: LayoutNode, path: String, _ outer: Inherited) {
    var inherited = outer
    inherited.identifier = node.identifier ?? outer.identifier
    inherited.isDirectionFixed = outer.isDirectionFixed || node.isDirectionFixed
    inherited.isHidden = outer.isHidden || node.opacity == 0
    if !node.acceptances.isEmpty { inherited.acceptances += node.acceptances }
    sites.append(
      FindingSite(
        node: node, path: path, identifier: inherited.identifier, visible: outer.visible,
        isDirectionFixed: inherited.isDirectionFixed, isHidden: inherited.isHidden,
        acceptances: inherited.acceptances, parent: outer.parent))
    inherited.parent = sites.count - 1
    if node.clip != nil { inherited.visible = outer.visible.intersection(node.frame) }
    for (index, child) in node.children.enumerated() {
      add(child, path: "\(path)/\(index):\(child.kind)", inherited)
    }
  }
}
