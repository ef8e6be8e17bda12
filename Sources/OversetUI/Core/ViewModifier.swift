import OversetReflection

/// A change to a view that you name and use again: a type with a `body(content:)`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view; the compiler infers it.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// The nodes of the modified view. Only this module's modifiers implement it.
  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode]
}

extension ViewModifier {
  /// Binds the modifier's dynamic properties and resolves its body. A modifier that applies itself within itself
  /// without end is an error, which names it.
  public static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    var context = context.descending(to: Self.self)
    guard context.enter(.modifier, Self.self) else { return [] }
    var bound = modifier
    FieldBinder.bindFields(of: &bound, to: context)
    return Body._makeNodes(
      bound.body(content: _ViewModifier_Content(make: content)), in: context)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies primitive modifiers itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier: its body is never evaluated")
  }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  let make: @MainActor (_ViewContext) -> [_ViewNode]

  /// The nodes of the view that is modified.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.make(context)
  }
}

/// The view that `modifier(_:)` returns: a view with a modifier applied. You rarely name this type.
public struct ModifiedContent<Content, Modifier> {
  /// The view before the change.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Applies `modifier` to `content`; `modifier(_:)` is shorter.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The nodes of the modified view.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    Modifier._modify(view.modifier, in: context) { context in
      Content._makeNodes(view.content, in: context)
    }
  }
}

extension View {
  /// Applies a modifier of your own to this view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that wraps each node of its content in one of its own.
@MainActor @preconcurrency
protocol WrappingModifier: ViewModifier where Body == Never {
  /// The node around `content`.
  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode
}

extension WrappingModifier {
  /// Wraps every node of the content. The traits of the content become those of the node around it.
  public static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    content(context).map { inner in
      let outer = modifier.wrap(inner, in: context)
      outer.traits = inner.traits
      return outer
    }
  }
}

/// A modifier that changes what its content inherits, and makes no node.
@MainActor @preconcurrency
protocol ContextModifier: ViewModifier where Body == Never {
  /// The context of the content.
  func change(_ context: inout _ViewContext)
}

extension ContextModifier {
  /// The content's nodes in the changed context.
  public static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    var context = context
    modifier.change(&context)
    return content(context)
  }
}

/// A modifier that sets attributes of its content's nodes.
@MainActor @preconcurrency
protocol AttributeModifier: ViewModifier where Body == Never {
  /// Sets the attributes of `node`.
  func apply(to node: _ViewNode)
}

extension AttributeModifier {
  /// The content's nodes with the attributes.
  public static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    for node in nodes { modifier.apply(to: node) }
    return nodes
  }
}
