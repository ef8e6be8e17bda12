/// A view that takes no space and draws nothing: what a builder makes of an empty closure.
public struct EmptyView: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// Creates the view; an empty closure makes one too.
  nonisolated public init() {}

  /// No nodes.
  public static func _makeNodes(_ view: EmptyView, in context: _ViewContext) -> [_ViewNode] {
    []
  }
}

/// Several views in order, which `ViewBuilder` makes of the lines of a closure. Their container lays them
/// out. You rarely name this type.
public struct TupleView<Content>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The views, as a tuple.
  public var value: Content
  private let make: @MainActor (_ViewContext) -> [_ViewNode]

  init(_ value: Content, make: @escaping @MainActor (_ViewContext) -> [_ViewNode]) {
    self.value = value
    self.make = make
  }

  /// The nodes of its views, in order.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.make(context)
  }
}

/// The one of two views that a condition chose.
public struct _ConditionalContent<First: View, Second: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// The nodes of the chosen view.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    switch view.storage {
    case .first(let view): First._makeNodes(view, in: context.descending(to: "first"))
    case .second(let view): Second._makeNodes(view, in: context.descending(to: "second"))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The nodes of the view, if there is one.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.map { Wrapped._makeNodes($0, in: context) } ?? []
  }
}

/// A view of any type, for a property or a result that must have one type.
///
/// State inside it is lost when the type of the view inside changes, as in SwiftUI.
public struct AnyView: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let content: ErasedContent

  /// Wraps `view`. Layout and drawing do not change.
  nonisolated public init<Content: View>(_ view: Content) { content = ErasedContent(view: view) }

  /// Wraps `view`, as `init(_:)` does.
  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

  /// The nodes of the view inside.
  public static func _makeNodes(_ view: AnyView, in context: _ViewContext) -> [_ViewNode] {
    view.content.nodes(in: context)
  }
}

/// A view whose type is not shown, before the main actor has it.
///
/// Sendable because the view is looked at by the main actor alone: who erases a view elsewhere hands
/// it over.
private struct ErasedContent: @unchecked Sendable {
  let view: any View

  @MainActor func nodes(in context: _ViewContext) -> [_ViewNode] { nodes(of: view, in: context) }

  @MainActor
  private func nodes<Content: View>(of view: Content, in context: _ViewContext) -> [_ViewNode] {
    Content._makeNodes(view, in: context.descending(to: Content.self))
  }
}

/// Several views that modifiers apply to one by one. The container around lays them out as if there were no
/// group.
public struct Group<Content> {
  let content: Content

  /// Creates a group of content that is made already.
  nonisolated init(of content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// Creates a group of the views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

  /// The nodes of its content.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    Content._makeNodes(view.content, in: context)
  }
}
