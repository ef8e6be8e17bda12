/// Makes one view of the lines, conditions and branches of a closure. You use it as an attribute of your
/// own `@ViewBuilder` parameters; the compiler calls its functions.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  /// Passes a line of the closure on unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an `EmptyView` of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes the view itself of a closure with one line.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes a `TupleView` of a closure with several lines, however many.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView<(repeat each Content)>((repeat each content)) { context in
      var nodes: [_ViewNode] = []
      var index = 0
      for view in repeat each content {
        nodes += resolve(view, in: context.descending(toIndex: index))
        index += 1
      }
      return nodes
    }
  }

  /// Makes an optional view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes the view of an `if` with `else`, or a `switch`, in its first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Makes the view of an `if` with `else`, or a `switch`, in its second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Makes an `AnyView` of an `if #available`, whose condition is always true here.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Resolves a view whose type is known only to the compiler.
@MainActor func resolve<Content: View>(
  _ view: Content, in context: _ViewContext
) -> [_ViewNode] {
  Content._makeNodes(view, in: context)
}
