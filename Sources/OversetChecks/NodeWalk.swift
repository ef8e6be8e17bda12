import Foundation
import OversetModel

/// A node with what its place in the tree says about it.
struct FindingSite: Sendable {
  let node: LayoutNode
  let path: String
  /// The identifier of the node or of the nearest one around it.
  let identifier: String?
  /// What clips around the node leave visible, in points as it is laid out; without one, everything.
  let visible: CGRect
  /// How the views around it that are turned or scaled, and it itself, map what is laid out to what is
  /// drawn; nil where none is.
  let transform: Transform?
  /// What clips around the node leave visible of what is drawn, in points of the screen.
  let drawnVisible: CGRect
  /// Whether the node, or one around it, is declared not to mirror.
  let isDirectionFixed: Bool
  /// Whether the node, or one around it, is invisible.
  let isHidden: Bool
  /// What the code of the node, or of one around it, accepts.
  let acceptances: [Acceptance]
  /// Which site is that of the node around it, as an index into the walk; nil at the root.
  let parent: Int?

  /// The box around what is drawn in a rectangle of the node's layout, as far as clips leave it visible.
  func drawn(_ rect: CGRect) -> CGRect {
    (transform?.bounds(of: rect) ?? rect).intersection(drawnVisible)
  }

  /// Whether the node is turned by another angle than quarters, so that a box says little about it.
  var isSlanted: Bool { transform.map { !$0.keepsRectangles } ?? false }

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
    let everything = NodeWalk.everything
    add(
      tree.root, path: tree.root.kind,
      Inherited(visible: everything, drawnVisible: everything))
  }

  private static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// What a node has from those around it.
  private struct Inherited {
    var identifier: String?
    var visible: CGRect
    var drawnVisible: CGRect
    var transform: Transform?
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
    if let effect = node.effect {
      let own = effect.transform(in: node.frame)
      inherited.transform = outer.transform?.after(own) ?? own
      // From here on clips are laid out in a plane of their own.
      inherited.visible = NodeWalk.everything
    }
    sites.append(
      FindingSite(
        node: node, path: path, identifier: inherited.identifier, visible: inherited.visible,
        transform: inherited.transform, drawnVisible: outer.drawnVisible,
        isDirectionFixed: inherited.isDirectionFixed, isHidden: inherited.isHidden,
        acceptances: inherited.acceptances, parent: outer.parent))
    inherited.parent = sites.count - 1
    if node.clip != nil {
      inherited.visible = inherited.visible.intersection(node.frame)
      let drawn = inherited.transform?.bounds(of: node.frame) ?? node.frame
      inherited.drawnVisible = outer.drawnVisible.intersection(drawn)
    }
    for (index, child) in node.children.enumerated() {
      add(child, path: "\(path)/\(index):\(child.kind)", inherited)
    }
  }
}
