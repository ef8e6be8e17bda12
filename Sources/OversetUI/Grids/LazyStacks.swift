public import Foundation
public import OversetLayoutEngine

/// Which parts of sections stay in view while the content scrolls. Nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit per part.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, which iOS makes when they come into view. Here all are made and checked.
///
/// It takes the whole width that it is offered, unlike ``VStack``.
public struct LazyVStack<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column of the views of `content`, with `spacing` points between them; nil takes the spacing
  /// that the views prefer, mostly 8 points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the stack.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let stack = _ViewNode(
      "VStack", StackBehavior.vertical(alignment: view.alignment, spacing: view.spacing),
      children: resolve(view.content, in: context.descending(to: "LazyVStack")), in: context)
    let frame = FlexibleFrameBehavior(
      maxWidth: .infinity, alignment: Alignment(horizontal: view.alignment, vertical: .center))
    return [_ViewNode("LazyVStack", frame, children: [stack], in: context)]
  }
}

/// Views side by side, which iOS makes when they come into view. Here all are made and checked.
///
/// It takes the whole height that it is offered, unlike ``HStack``.
public struct LazyHStack<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row of the views of `content`, with `spacing` points between them; nil takes the spacing that
  /// the views prefer, mostly 8 points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the stack.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let stack = _ViewNode(
      "HStack", StackBehavior.horizontal(alignment: view.alignment, spacing: view.spacing),
      children: resolve(view.content, in: context.descending(to: "LazyHStack")), in: context)
    let frame = FlexibleFrameBehavior(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: view.alignment))
    return [_ViewNode("LazyHStack", frame, children: [stack], in: context)]
  }
}
