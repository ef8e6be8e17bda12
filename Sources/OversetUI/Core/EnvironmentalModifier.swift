/// A modifier that another one stands for, chosen by the environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content as the modifier for its environment changes it.
  public static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let context = context.descending(to: Self.self)
    let resolved = modifier.resolve(in: context.environment)
    return ResolvedModifier._modify(resolved, in: context, content: content)
  }
}
