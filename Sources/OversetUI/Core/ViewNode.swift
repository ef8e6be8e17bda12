import Foundation
import OversetLayout
import OversetModel

/// A node of the resolved view tree: a layout item with what it draws.
///
/// It lives on the main actor while a component is laid out, and is then read into a
/// ``LayoutNode``.
@MainActor
public final class _ViewNode {
  let kind: String
  let item: LayoutItem
  private(set) var children: [_ViewNode]
  /// The order in which the children are drawn, back to front, as indices.
  var drawingOrder: [Int]
  /// What the node draws once it has been placed.
  var content: @MainActor (_ViewNode) -> NodeContent = { _ in .none }
  var isDirectionFixed = false
  var identifier: String?
  var label: String?
  /// The text that the node shows itself; nil where it shows none.
  var words: String?
  /// What tells the node from the other options of a picker.
  var tag: AnyHashable?
  /// The identity of the element that the node was made for.
  var implicitTag: AnyHashable?
  var opacity = 1.0
  var clip: ShapeContent.Geometry?
  /// How the node is drawn otherwise than it is laid out.
  var effect: DrawingEffect?
  /// What a user can do with the node; nil where it is no control.
  var control: Control?
  /// Findings that are accepted.
  var acceptances: [Acceptance] = []
  /// Whether the control acts.
  var isEnabled = true
  /// What is done when what is typed into the node is submitted.
  var submitActions: [@MainActor () -> Void] = []

  init(
    _ kind: String, _ behavior: any LayoutBehavior, children: [_ViewNode] = [],
    in context: _ViewContext
  ) {
    self.kind = kind
    self.children = children
    drawingOrder = Array(children.indices)
    item = LayoutItem(
      behavior, children: children.map(\.item),
      direction: context.environment.layoutDirection,
      displayScale: context.environment.displayScale)
  }

  /// The one of `nodes`, or all of them in a container.
  static func one(
    of nodes: [_ViewNode], or kind: String, _ behavior: @autoclosure () -> any LayoutBehavior,
    in context: _ViewContext
  ) -> _ViewNode {
    nodes.count == 1 ? nodes[0] : _ViewNode(kind, behavior(), children: nodes, in: context)
  }

  /// The one of `nodes`, or all of them below each other, as what shows several views at its root does.
  static func root(_ nodes: [_ViewNode], in context: _ViewContext) -> _ViewNode {
    one(of: nodes, or: "VStack", StackBehavior.vertical(), in: context)
  }

  /// The node and all below it, the outer before the inner.
  var withDescendants: [_ViewNode] { [self] + children.flatMap(\.withDescendants) }

  /// Takes `content` for all that it shows: what has been made for the room the node got.
  func show(_ content: _ViewNode) {
    children = [content]
    drawingOrder = [0]
  }

  /// Draws `content`, whatever the node's place.
  func drawing(_ content: NodeContent) -> _ViewNode {
    self.content = { _ in content }
    return self
  }
}

extension [_ViewNode] {
  /// The texts that the nodes show, with all below them.
  @MainActor var allWords: String {
    flatMap(\.withDescendants).compactMap(\.words).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
