import Foundation
import OversetLayoutEngine
package import OversetLayoutTree

/// A node of a view that is being evaluated: how it is laid out, what it draws, and what a user can do
/// with it.
///
/// It lives on the main actor, where views are evaluated; modifiers set its attributes. Layout takes it as
/// a ``ResolvedNode``, a value.
@MainActor
public final class _ViewNode {
  /// What checks, renderer and description read of it.
  package var attributes: NodeAttributes
  let layout: NodeLayout
  private(set) var children: [_ViewNode]
  /// The order in which the children are drawn, back to front, as indices.
  var drawingOrder: [Int]
  /// What the node draws itself; a text draws what layout makes of it.
  private var content = NodeContent.none
  /// What depends on the size of the node's frame, once it is known.
  var frameDrawing = FrameDrawing()
  /// Pixels per point where a view around sets them; nil takes the device's.
  private let ownScale: CGFloat?
  /// How early a stack serves the node; nil if nothing is said.
  var priority: Double?
  /// The spaces of coordinates that the node gives its name to.
  var namedSpaces: [CoordinateSpaces.Owner] = []
  /// The text that the node shows itself; nil if it shows none.
  var words: String?
  /// What the node's view tells the container around it.
  var traits = ViewTraits()
  /// What a user can do with the node; nil if it is not a control.
  package var control: Control? {
    didSet { attributes.isControl = control != nil }
  }
  /// What a user can do with the node beside that.
  package var gestures = NodeGestures()
  /// Whether the control acts.
  package var isEnabled = true
  /// What the node's modifiers say of it as a preview.
  var preview = PreviewDescription()
  /// What the node hands to those around it, by the type of the key.
  var preferences: [ObjectIdentifier: Any] = [:]
  /// Whether the node is a link to another screen.
  var isNavigationLink = false
  /// What is done when what is typed into the node is submitted.
  package var submitActions: [@MainActor () -> Void] = []

  init(
    _ kind: String, layout: NodeLayout, children: [_ViewNode] = [], in context: _ViewContext
  ) {
    attributes = NodeAttributes(kind: kind, direction: context.environment.layoutDirection)
    self.layout = layout
    self.children = children
    drawingOrder = Array(children.indices)
    if children.contains(where: { $0.traits.depth != 0 }) {
      drawingOrder.sort { (children[$0].traits.depth, $0) < (children[$1].traits.depth, $1) }
    }
    ownScale = context.environment.ownDisplayScale
    attributes.missingAssets = context.services.assets.takeMissing()
    attributes.records = context.services.assets.takeRecords()
  }

  /// What tells the node from the other options of a picker.
  var tag: AnyHashable? {
    get { traits.tag }
    set { traits.tag = newValue }
  }

  /// The identity of the element that the node was made for.
  var implicitTag: AnyHashable? {
    get { traits.implicitTag }
    set { traits.implicitTag = newValue }
  }

  convenience init(
    _ kind: String, _ behavior: any LayoutBehavior & Sendable, children: [_ViewNode] = [],
    in context: _ViewContext
  ) {
    self.init(kind, layout: .behavior(behavior), children: children, in: context)
  }

  /// The one of `nodes`, or all of them in a container.
  static func one(
    of nodes: [_ViewNode], or kind: String,
    _ behavior: @autoclosure () -> any LayoutBehavior & Sendable, in context: _ViewContext
  ) -> _ViewNode {
    nodes.count == 1 ? nodes[0] : _ViewNode(kind, behavior(), children: nodes, in: context)
  }

  /// The one of `nodes`, or all of them below each other, as what shows several views at its root does.
  static func root(_ nodes: [_ViewNode], in context: _ViewContext) -> _ViewNode {
    one(of: nodes, or: "VStack", StackBehavior.vertical(), in: context)
  }

  /// The node and all below it, the outer before the inner.
  package var withDescendants: [_ViewNode] { [self] + children.flatMap(\.withDescendants) }

  /// The node and all below it that a user can reach: nothing that is invisible, as what lies under an alert.
  package var reachable: [_ViewNode] {
    attributes.opacity > 0 ? [self] + children.flatMap(\.reachable) : []
  }

  /// Makes `content` the only child: what a geometry reader shows in the space it got.
  func show(_ content: _ViewNode) { children = [content] }

  /// Draws `content`, whatever the node's place.
  func drawing(_ content: NodeContent) -> _ViewNode {
    self.content = content
    return self
  }

  /// The node and all below it as values.
  func resolved() -> ResolvedNode {
    ResolvedNode(
      LayoutNode(attributes, frame: .zero, content: content), layout: layout,
      children: children.map { $0.resolved() }, drawingOrder: drawingOrder,
      displayScale: ownScale, priority: priority, values: traits.layoutValues,
      namedSpaces: namedSpaces, frameDrawing: frameDrawing)
  }
}

extension [_ViewNode] {
  /// The texts that the nodes show, with all below them.
  @MainActor package var allWords: String {
    flatMap(\.withDescendants).compactMap(\.words).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
