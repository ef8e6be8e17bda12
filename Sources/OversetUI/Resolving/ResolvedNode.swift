import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A node of an evaluated view, as a value: how it is laid out and what it draws.
///
/// Code of the app is left in it where a geometry reader makes its content, and where a layout, a guide or a shape is
/// the app's.
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
  /// What the node sets for the layout around it, by the type of the key.
  let values: [ObjectIdentifier: LayoutItem.Value]
  /// The spaces of coordinates that the node gives its name to.
  let namedSpaces: [CoordinateSpaces.Owner]
  /// What depends on the size of the node's frame.
  let frameDrawing: FrameDrawing
  /// Whether the node or one below it makes its content when it is placed.
  let readsGeometry: Bool
  /// Whether code of the app runs while the node or one below it is laid out, or belongs to it.
  let runsAppCode: Bool

  init(
    _ template: LayoutNode, layout: NodeLayout, children: [ResolvedNode], drawingOrder: [Int],
    displayScale: CGFloat? = nil, priority: Double? = nil,
    values: [ObjectIdentifier: LayoutItem.Value] = [:],
    namedSpaces: [CoordinateSpaces.Owner] = [], frameDrawing: FrameDrawing = FrameDrawing()
  ) {
    self.template = template
    self.layout = layout
    self.children = children
    self.drawingOrder = drawingOrder
    self.displayScale = displayScale
    self.priority = priority
    self.values = values
    self.namedSpaces = namedSpaces
    self.frameDrawing = frameDrawing
    readsGeometry = layout.readsGeometry || children.contains(where: \.readsGeometry)
    // The last reference to a value of the app runs its code, too.
    runsAppCode =
      layout.runsAppCode || frameDrawing.runsAppCode || !values.isEmpty
      || children.contains(where: \.runsAppCode)
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

  fileprivate var runsAppCode: Bool {
    switch self {
    case .behavior(let behavior): behavior.runsAppCode
    case .text: false
    case .geometry: true
    }
  }
}

/// What is drawn differently in frames of different sizes: the paths of shapes.
struct FrameDrawing: Sendable {
  /// What the node draws; nil draws the same in every frame.
  var content: (@Sendable (CGSize) -> NodeContent)?
  /// What clips the node; nil clips alike in every frame.
  var clip: (@Sendable (CGSize) -> ShapeContent.Geometry)?
  /// Whether code of the app draws it.
  var runsAppCode = false
  /// How the node is drawn otherwise than it is laid out; nil draws alike in every frame.
  var effect: (@Sendable (CGSize) -> DrawingEffect)?

  /// Completes a node whose frame is known.
  func complete(_ node: inout LayoutNode) {
    if let content { node.content = content(node.frame.size) }
    if let clip { node.attributes.clip = clip(node.frame.size) }
    if let effect { node.attributes.effect = effect(node.frame.size) }
  }
}
