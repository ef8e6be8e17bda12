/// Builds views from closures, as in SwiftUI.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  /// An expression is a view of its own.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
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

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// `if #available`.
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
