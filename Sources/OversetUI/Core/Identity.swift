/// A modifier that gives its content an identity.
private struct IdentityModifier: ViewModifier {
  typealias Body = Never

  let id: AnyHashable

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context.descending(toElement: modifier.id))
    for node in nodes where node.implicitTag == nil { node.implicitTag = modifier.id }
    return nodes
  }
}

extension View {
  /// Gives the view an identity: the state inside belongs to it, and begins anew when `id` changes.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }

  /// The view itself: it is evaluated whenever something changed, whether its value did or not.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// A view that SwiftUI evaluates again only if its value changes. Here it is evaluated each time.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view; `equatable()` is shorter.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}
