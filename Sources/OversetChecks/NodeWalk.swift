import Foundation
import OversetLayoutTree

/// A node with what its place in the tree says about it.
///
/// A class, since every rule looks at every site: what is handed round is one reference.
final class FindingSite: Sendable {
  let node: LayoutNode
  /// The site of the node around it; nil at the root.
  let parent: FindingSite?
  /// Which child of the node around it the node is.
  private let index: Int
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

  /// The site of a node in that of the node around it.
  fileprivate init(
    _ node: LayoutNode, _ parent: FindingSite?, index: Int, _ inherited: NodeWalk.Inherited,
    drawnVisible: CGRect
  ) {
    self.node = node
    self.parent = parent
    self.index = index
    self.drawnVisible = drawnVisible
    identifier = inherited.identifier
    visible = inherited.visible
    transform = inherited.transform
    isDirectionFixed = inherited.isDirectionFixed
    isHidden = inherited.isHidden
    acceptances = inherited.acceptances
  }

  /// The kinds and positions from the root, such as `VStack/0:HStack/1:Text`.
  var path: String {
    var steps: [String] = []
    var site: FindingSite? = self
    while let current = site {
      steps.append(
        current.parent == nil ? current.node.kind : "\(current.index):\(current.node.kind)")
      site = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Whether the node lies inside another.
  func isInside(_ other: FindingSite) -> Bool {
    var site = parent
    while let current = site {
      if current === other { return true }
      site = current.parent
    }
    return false
  }

  /// The box around what is drawn in a rectangle of the node's layout, as far as clips leave it visible.
  func drawn(_ rect: CGRect) -> CGRect {
    (transform?.bounds(of: rect) ?? rect).intersection(drawnVisible)
  }

  /// Whether a clip around the node, in the plane that it is laid out in, may cut it.
  var isClipped: Bool { visible != NodeWalk.everything }

  /// Whether the node is turned by another angle than quarters, so that a box says little about it.
  var isSlanted: Bool { transform.map { !$0.keepsRectangles } ?? false }

  /// A finding about the node, in the locale that ``TreeChecks`` adds.
  func finding(_ rule: Rule, _ message: String, fix: String) -> Finding {
    var finding = Finding(
      rule: rule, subject: .node(NodeSubject(path: path, identifier: identifier)), locale: "",
      message: message, fix: fix)
    finding.evidence.frame = node.frame
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
      tree.root, in: nil, index: 0,
      Inherited(visible: everything, drawnVisible: everything))
  }

  fileprivate static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// What a node has from those around it.
  fileprivate struct Inherited {
    var identifier: String?
    var visible: CGRect
    var drawnVisible: CGRect
    var transform: Transform?
    var isDirectionFixed = false
    var isHidden = false
    var acceptances: [Acceptance] = []
  }

  private mutating func add(
    _ node: LayoutNode, in parent: FindingSite?, index: Int, _ outer: Inherited
  ) {
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
    let site = FindingSite(
      node, parent, index: index, inherited, drawnVisible: outer.drawnVisible)
    sites.append(site)
    if node.clip != nil {
      inherited.visible = inherited.visible.intersection(node.frame)
      let drawn = inherited.transform?.bounds(of: node.frame) ?? node.frame
      inherited.drawnVisible = outer.drawnVisible.intersection(drawn)
    }
    for (index, child) in node.children.enumerated() {
      add(child, in: site, index: index, inherited)
    }
  }
}
