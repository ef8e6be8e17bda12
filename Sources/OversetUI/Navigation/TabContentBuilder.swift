/// Tabs below a heading, where there is a sidebar. In the bar they stand one after the other.
public struct TabSection<Content: TabContent>: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Content.TabValue

  private let content: Content

  init(tabs: Content) { content = tabs }

  /// Creates a section whose heading is looked up in the catalogs. It is not shown on an iPhone.
  public init<Value>(
    _ title: LocalizedStringKey, @TabContentBuilder<Value> content: () -> _TabList<Value>
  ) where Content == _TabList<Value> {
    self.content = content()
  }

  /// Creates a section with a heading that is not looked up. It is not shown on an iPhone.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, @TabContentBuilder<Value> content: () -> _TabList<Value>
  ) where Content == _TabList<Value> {
    self.content = content()
  }

  /// The pages of the tabs.
  public static func _makeTabs(_ section: Self, in context: _ViewContext) -> [_ViewNode] {
    Content._makeTabs(section.content, in: context.descending(to: "TabSection"))
  }
}

/// The tabs of a `TabView`, as a view. You rarely name this type.
public struct _TabContentView<Tabs: TabContent>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  let content: Tabs

  /// The pages of the tabs.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    Tabs._makeTabs(view.content, in: context)
  }
}

/// Several tabs, which the builder makes of the lines of a closure. You rarely name this type.
public struct _TabList<TabValue: Hashable>: TabContent {
  let make: @MainActor (_ViewContext) -> [_ViewNode]

  /// The pages of the tabs, in order.
  public static func _makeTabs(_ content: Self, in context: _ViewContext) -> [_ViewNode] {
    content.make(context)
  }
}

/// Makes tabs of the lines and conditions of a closure. The compiler calls its functions.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes a line of the closure.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> _TabList<TabValue> where Content.TabValue == TabValue {
    _TabList { Content._makeTabs(content, in: $0) }
  }

  /// Makes the tabs of a closure, in order.
  public static func buildBlock(_ content: _TabList<TabValue>...) -> _TabList<TabValue> {
    _TabList { context in
      content.enumerated().flatMap { $1.make(context.descending(toIndex: $0)) }
    }
  }

  /// Makes the tabs of an `if` without `else`.
  public static func buildIf(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    _TabList { content?.make($0) ?? [] }
  }

  /// Makes the tabs of the first branch of an `if` with `else`, or a `switch`.
  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList { first.make($0.descending(to: "first")) }
  }

  /// Makes the tabs of the second branch of an `if` with `else`, or a `switch`.
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> {
    _TabList { second.make($0.descending(to: "second")) }
  }

  /// Makes the tabs of an `if #available`, whose condition is always true here.
  public static func buildLimitedAvailability(
    _ content: _TabList<TabValue>
  ) -> _TabList<TabValue> {
    content
  }
}
