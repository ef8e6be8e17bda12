package import Foundation

/// A node of a laid-out tree with what its place in the tree says about it.
///
/// A class, since every rule looks at every node: what is passed around is one reference. Its properties are
/// stored, since only these are read directly from another module.
package final class VisitedNode: Sendable {
  /// The node.
  package let node: LayoutNode
  /// The node around it; nil at the root.
  package let parent: VisitedNode?
  /// Which child of its parent it is, from 0 at the back.
  package let index: Int
  /// How many nodes are around it.
  package let depth: Int
  /// How many nodes come before it in drawing order, parents before their children.
  package let position: Int
  /// The identifier of the node or of the nearest one around it.
  package let identifier: String?
  /// What clips around the node leave visible, in points as it is laid out; without one, everything.
  package let visible: CGRect
  /// Whether a clip around the node, in the plane that it is laid out in, may hide part of it.
  package let isClipped: Bool
  /// How the turned or scaled views around it, and it itself, map its layout to its drawing; nil if there
  /// are none.
  package let transform: Transform?
  /// Whether the node, or one around it, is declared not to mirror.
  package let isDirectionFixed: Bool
  /// Whether the node, or one around it, is invisible, or a mask.
  package let isHidden: Bool
  /// Whether the node, or one around it, is invisible.
  package let isInvisible: Bool
  /// Which part of a container of the system the node is in; nil if it is in none.
  package let systemPart: SystemPart?
  /// The findings that the code of the node, or of one around it, accepts.
  package let acceptances: [Acceptance]
  /// What clips around the node leave visible of what is drawn, in points of the screen.
  package let drawnVisible: CGRect

  /// Child number `index` of `parent`. `inherited` counts what the node adds, but its own clip, which
  /// limits `drawnVisible` for its children alone.
  init(
    _ node: LayoutNode, index: Int, in parent: VisitedNode?, position: Int, _ inherited: Inherited,
    drawnVisible: CGRect
  ) {
    self.node = node
    self.parent = parent
    self.index = index
    depth = parent.map { $0.depth + 1 } ?? 0
    self.position = position
    identifier = inherited.identifier
    visible = inherited.visible
    isClipped = inherited.visible != Inherited.everything
    transform = inherited.transform
    isDirectionFixed = inherited.isDirectionFixed
    isHidden = inherited.isInvisible || inherited.isMask
    isInvisible = inherited.isInvisible
    systemPart = inherited.systemPart
    acceptances = inherited.acceptances
    self.drawnVisible = drawnVisible
  }

  /// What a node has from those around it.
  struct Inherited {
    var identifier: String?
    var visible = Inherited.everything
    var transform: Transform?
    var isDirectionFixed = false
    var isInvisible = false
    var isMask = false
    var systemPart: SystemPart?
    var acceptances: [Acceptance] = []

    /// Only clips limit what can be seen: what the edge of the screen hides is a finding.
    static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  }

  // MARK: Place

  /// The kinds and positions from the root, such as `VStack/0:HStack/1:Text`.
  ///
  /// Computed on demand, because most nodes are in no report.
  package var path: String {
    ([step] + ancestors.map(\.step)).reversed().joined(separator: "/")
  }

  private var step: String { parent == nil ? node.kind : "\(index):\(node.kind)" }

  /// The nodes around it, from the nearest to the root.
  package var ancestors: some Sequence<VisitedNode> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// Whether the node lies inside another.
  package func isInside(_ other: VisitedNode) -> Bool {
    var around = parent
    while let node = around {
      if node === other { return true }
      around = node.parent
    }
    return false
  }
}
