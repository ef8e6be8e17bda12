public import Foundation
public import OversetLayoutEngine

/// A modifier that puts a bar at an edge of its content.
private struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
  typealias Body = Never

  let behavior: BarBehavior
  let bar: Bar

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context.descending(to: "safeAreaInset.content"))
    let view = _ViewNode.root(nodes, in: context)
    let bar = resolve(modifier.bar, in: context.descending(to: "safeAreaInset"))
    guard !bar.isEmpty else { return nodes }
    let stack = _ViewNode.one(of: bar, or: "ZStack", ZStackBehavior(), in: context)
    let node = _ViewNode(
      "safeAreaInset", modifier.behavior, children: [view, stack], in: context)
    node.traits = view.traits
    return [node]
  }
}

extension View {
  /// Puts the views of `content` at the top or the bottom of this view and keeps its content clear of them. The
  /// view then takes all the room that it is offered. Without `spacing` (points) there is none.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        behavior: BarBehavior(
          edge: edge == .top ? .top : .bottom,
          alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0),
        bar: content()))
  }

  /// Puts the views of `content` at the leading or the trailing edge of this view and keeps its content clear
  /// of them. The view then takes all the room that it is offered.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        behavior: BarBehavior(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0),
        bar: content()))
  }

  /// Puts a bar at the top or the bottom, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Keeps the content clear of some edges, in points; nil is 16 points. Here it is padding: a background that
  /// ignores the safe area does not reach into it.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps the content clear of the edges, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Keeps the content clear of all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

extension View {
  /// Sets where a guide across the width lies in this view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      GuideModifier(guide: AlignmentGuideBehavior(guide, computeValue: computeValue)))
  }

  /// Sets where a guide down the height lies in this view, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      GuideModifier(guide: AlignmentGuideBehavior(guide, computeValue: computeValue)))
  }

  /// Draws this view in front of siblings with a lower value, whatever their order. Layout does not change.
  public func zIndex(_ value: Double) -> some View { modifier(DepthModifier(depth: value)) }
}

/// A modifier that sets how far in front of its siblings a view is drawn.
private struct DepthModifier: AttributeModifier {
  typealias Body = Never

  let depth: Double

  func apply(to node: _ViewNode) { node.traits.depth = depth.isNaN ? 0 : depth }
}

/// A modifier that sets a guide.
private struct GuideModifier: WrappingModifier {
  typealias Body = Never

  let guide: AlignmentGuideBehavior

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let shared = SharedGuide(guide, in: context.view)
    return _ViewNode("alignmentGuide", shared, children: [content], in: context)
  }
}

/// A guide that app code computes.
///
/// Sendable because a view with code of the app in its layout is laid out on the main actor alone, where it was
/// evaluated.
private struct SharedGuide: UnaryBehavior, @unchecked Sendable {
  private let guide: AlignmentGuideBehavior
  /// The view that sets it; nil if it has no type of its own.
  private let view: Any.Type?

  init(_ guide: AlignmentGuideBehavior, in view: Any.Type?) {
    self.guide = guide
    self.view = view
  }

  var runsAppCode: Bool { guide.runsAppCode }

  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    guide.sizeThatFits(proposal, in: context)
  }

  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    guide.placements(in: size, proposal: proposal, context: context)
  }

  var ownGuides: [AlignmentKey] { guide.ownGuides }

  func explicitGuide(
    _ key: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    CodeWatch.current?.runs(.guide, of: view)
    return guide.explicitGuide(key, in: arrangement, context: context)
  }
}
