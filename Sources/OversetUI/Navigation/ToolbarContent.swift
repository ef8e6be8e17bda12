import OversetReflection

/// Items of bars. Adopt it to name some and use them again: a type with a `body`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder var body: Body { get }

  /// The items with their places. Only this module's types implement it.
  static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems]
}

/// Items of bars that users may rearrange. Nobody does here.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// Items in one place of a bar, opaque to app code.
public struct _BarItems {
  let placement: ToolbarItemPlacement
  let nodes: [_ViewNode]
}

extension ToolbarContent {
  /// Binds the dynamic properties of the content and resolves its body.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] {
    let context = context.descending(to: Self.self)
    var bound = content
    FieldBinder.bindFields(of: &bound, to: context)
    return Body._makeItems(bound.body, in: context)
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: the engine makes the items of this module's types itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: its body is never evaluated")
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  /// There is no value of this type.
  public static func _makeItems(_ content: Never, in context: _ViewContext) -> [_BarItems] {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The items, if there are any.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] {
    content.map { Wrapped._makeItems($0, in: context) } ?? []
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of items.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }

  /// The items of the group.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] {
    Content._makeItems(content.content, in: context)
  }
}

/// Several items of bars, which the builder makes of the lines of a closure. You rarely name this type.
public struct _ToolbarItemList: CustomizableToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  let make: @MainActor (_ViewContext) -> [_BarItems]

  /// The items, in order.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] {
    content.make(context)
  }
}

/// Makes items of bars of the lines and conditions of a closure. The compiler calls its functions.
@MainActor @preconcurrency @resultBuilder
public enum ToolbarContentBuilder {
  /// Passes a line of the closure on unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Makes the items of a closure with one line.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Makes the items of a closure with several lines.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItemList {
    _ToolbarItemList { context in
      var items: [_BarItems] = []
      var index = 0
      for part in repeat each content {
        items += resolveItems(part, in: context.descending(toIndex: index))
        index += 1
      }
      return items
    }
  }

  /// Makes the items of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Makes the items of the first branch of an `if` with `else`, or a `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItemList {
    _ToolbarItemList { resolveItems(first, in: $0.descending(to: "first")) }
  }

  /// Makes the items of the second branch of an `if` with `else`, or a `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItemList {
    _ToolbarItemList { resolveItems(second, in: $0.descending(to: "second")) }
  }

  /// Makes the items of an `if #available`, whose condition is always true here.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItemList {
    _ToolbarItemList { resolveItems(content, in: $0) }
  }
}

/// Makes the items of content whose type is known only to the compiler.
@MainActor private func resolveItems<Content: ToolbarContent>(
  _ content: Content, in context: _ViewContext
) -> [_BarItems] {
  Content._makeItems(content, in: context)
}
