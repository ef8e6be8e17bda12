public import OversetLayoutEngine
import OversetLayoutTree

/// A view whose content may be longer than its frame. It is at the beginning, or at the anchor that a modifier sets; nothing
/// scrolls.
///
/// Content beyond the frame is cut off in pictures but not reported, since users can scroll to it. Several
/// views at its root stand below each other, or side by side if it scrolls only horizontally.
public struct ScrollView<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that scrolls along `axes`. Indicators are never drawn: on iOS they show only during
  /// scrolling.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The node of the view.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var inner = context.descending(to: "ScrollView")
    inner.environment.scrollAnchors = ScrollAnchors()
    let nodes = resolve(view.content, in: inner)
    let content = _ViewNode.one(
      of: nodes, or: view.axes == .horizontal ? "HStack" : "VStack",
      view.axes == .horizontal ? StackBehavior.horizontal() : StackBehavior.vertical(), in: inner)
    let anchors = context.environment.scrollAnchors
    let node = _ViewNode(
      "ScrollView",
      ScrollBehavior(axes: view.axes, anchor: anchors.offset, alignment: anchors.alignment),
      children: [content], in: context)
    if !context.environment.isScrollClipDisabled { node.attributes.clip = .rectangle }
    return [node]
  }
}
