import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A node of an evaluated view, as a value: how it is laid out and what it draws.
///
/// Nothing of a view's code is left in it, but where a geometry reader makes its content.
final class ResolvedNode: Sendable {
  /// The node as it will be read, without frame and children; a text without its lines.
  let template: LayoutNode
  let layout: NodeLayout
  let children: [ResolvedNode]
  /// The order in which the children are drawn, back to front, as indices.
  let drawingOrder: [Int]
  /// Pixels per point where the view sets them; nil takes the device's.
  let displayScale: CGFloat?
  /// How early a stack serves the node; nil if nothing is said.
  let priority: Double?
  /// The spaces of coordinates that the node gives its name to.
  let namedSpaces: [CoordinateSpaces.Owner]
  /// Whether the node or one below it makes its content when it is placed.
  let readsGeometry: Bool

  init(
    _ template: LayoutNode, layout: NodeLayout, children: [ResolvedNode], drawingOrder: [Int],
    displayScale: CGFloat? = nil, priority: Double? = nil,
    namedSpaces: [CoordinateSpaces.Owner] = []
  ) {
    self.template = template
    self.layout = layout
    self.children = children
    self.drawingOrder = drawingOrder
    self.displayScale = displayScale
    self.priority = priority
    self.namedSpaces = namedSpaces
    readsGeometry = layout.readsGeometry || children.contains(where: \.readsGeometry)
  }
}

/// How a node is laid out.
enum NodeLayout: Sendable {
  /// By a rule that needs nothing but its children.
  case behavior(any LayoutBehavior & Sendable)
  /// As a text, which an engine measures.
  case text(TextLeaf)
  /// Contains content that is made for the space that it gets.
  case geometry(GeometryContent)

  fileprivate var readsGeometry: Bool {
    if case .geometry = self { true } else { false }
  }
}
