public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// Views side by side.
public struct HStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Puts the views of `content` side by side, `spacing` points apart; nil takes the distances that
  /// the views prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the stack.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [
      _ViewNode(
        "HStack", StackBehavior.horizontal(alignment: view.alignment, spacing: view.spacing),
        children: resolve(view.content, in: context.descending(to: "HStack")), in: context)
    ]
  }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Puts the views of `content` below each other, `spacing` points apart; nil takes the distances
  /// that the views prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the stack.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [
      _ViewNode(
        "VStack", StackBehavior.vertical(alignment: view.alignment, spacing: view.spacing),
        children: resolve(view.content, in: context.descending(to: "VStack")), in: context)
    ]
  }
}

/// Views in front of each other.
public struct ZStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Puts the views of `content` in front of each other, the first at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The node of the stack.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [
      _ViewNode(
        "ZStack", ZStackBehavior(alignment: view.alignment),
        children: resolve(view.content, in: context.descending(to: "ZStack")), in: context)
    ]
  }
}

/// Room that grows along its stack.
public struct Spacer: View {
  /// It has no body.
  public typealias Body = Never

  /// The least length, in points; nil is the stack's usual distance.
  public var minLength: CGFloat?

  /// Room of at least `minLength` points.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The node of the room.
  public static func _makeNodes(_ view: Spacer, in context: _ViewContext) -> [_ViewNode] {
    [_ViewNode("Spacer", SpacerBehavior(minLength: view.minLength), in: context)]
  }
}

/// A thin line across its stack.
public struct Divider: View {
  /// It has no body.
  public typealias Body = Never

  /// A line.
  nonisolated public init() {}

  /// The node of the line.
  public static func _makeNodes(_ view: Divider, in context: _ViewContext) -> [_ViewNode] {
    let color = UIColor.separator.resolved(in: context.environment)
    return [
      _ViewNode("Divider", DividerBehavior(), in: context)
        .drawing(.shape(ShapeContent(geometry: .rectangle, fill: color)))
    ]
  }
}
