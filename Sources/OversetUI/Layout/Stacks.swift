public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// Views side by side, from the leading edge.
///
/// It divides the width as SwiftUI does: the least flexible view first, then equal shares of the rest.
/// Docs/stacks.md describes each step.
public struct HStack<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row of the views of `content`, with `spacing` points between them; nil takes the spacing
  /// that the views prefer, mostly 8 points.
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

/// Views below each other, from the top. It divides the height as ``HStack`` divides the width.
public struct VStack<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column of the views of `content`, with `spacing` points between them; nil takes the spacing
  /// that the views prefer, mostly 8 points.
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

/// Views in front of each other, the first at the back. Its size is that of all of them together.
public struct ZStack<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of the views of `content` whose `alignment` guides coincide.
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

/// Space that grows along its stack and pushes its neighbours apart.
public struct Spacer: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The smallest length, in points; nil is the default spacing of the stack.
  public var minLength: CGFloat?

  /// Creates a space of at least `minLength` points; nil is the default spacing of the stack.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The node of the space.
  public static func _makeNodes(_ view: Spacer, in context: _ViewContext) -> [_ViewNode] {
    [_ViewNode("Spacer", SpacerBehavior(minLength: view.minLength), in: context)]
  }
}

/// A line across its stack in ``UIColor/separator``, one pixel thick.
public struct Divider: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// Creates the line.
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
