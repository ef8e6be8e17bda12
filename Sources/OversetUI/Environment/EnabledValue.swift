/// Whether controls act.
private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls act.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

/// A modifier that keeps the controls of its content from acting.
struct DisabledModifier: ContextModifier {
  typealias Body = Never

  let isDisabled: Bool

  func change(_ context: inout _ViewContext) {
    context.environment.isEnabled = context.environment.isEnabled && !isDisabled
  }
}

extension View {
  /// Keeps the controls of the view from acting.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
