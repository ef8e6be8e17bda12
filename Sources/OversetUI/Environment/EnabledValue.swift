/// Whether controls act.
private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls react. False inside `disabled(true)`; a driver then logs an action as disabled and
  /// does not run it.
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
  /// Disables the controls inside this view: a driver does not run their actions, and all but fields are
  /// drawn weaker. Inside a disabled view `disabled(false)` has no effect, as in SwiftUI.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
