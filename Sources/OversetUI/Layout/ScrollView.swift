public import OversetLayoutEngine
import OversetLayoutTree

/// A view whose content may be longer than itself, scrolled to its beginning.
///
/// What reaches beyond its edges is clipped. Several views at its root stand below each other, or side by
/// side where it scrolls sideways alone.
public struct ScrollView<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Scrolls `content` along `axes`. Indicators are not drawn: they show only while it moves.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The node of the view.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let inner = context.descending(to: "ScrollView")
    let nodes = resolve(view.content, in: inner)
    let content = _ViewNode.one(
      of: nodes, or: view.axes == .horizontal ? "HStack" : "VStack",
      view.axes == .horizontal ? StackBehavior.horizontal() : StackBehavior.vertical(), in: inner)
    let node = _ViewNode(
      "ScrollView", ScrollBehavior(axes: view.axes), children: [content], in: context)
    node.attributes.clip = .rectangle
    return [node]
  }
}
