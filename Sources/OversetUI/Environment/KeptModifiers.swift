/// Whether materials look as in a window in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As the window is.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in one in front.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As in one behind.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// Whether a view acts while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Hands a value on to views that read it. Overset itself draws nothing differently: `Scripts/coverage.py` counts a
  /// modifier that calls `environment` as one that does what SwiftUI's does, and one that calls this as recorded.
  func keeping<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    environment(keyPath, value)
  }

  /// Hands on how materials look. They look as in a window in front.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }

  /// Hands on whether the view acts while something is dragged over it. Nothing is dragged here.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
