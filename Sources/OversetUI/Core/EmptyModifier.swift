/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Equatable, Sendable {
  /// One that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// Two modifiers in turn. You rarely name this type.
public struct _ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  /// The view with the first, and then the second.
  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// This modifier, and after it another.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> some ViewModifier {
    _ModifierPair(first: self, second: modifier)
  }

  /// This modifier; views inside are shown at rest.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// This modifier; views inside are shown at rest.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}
