public import OversetReflection

/// Reads a value of the environment, as in SwiftUI.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, BindableField {
  private let path: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at `path`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value where the view stands. Outside of an evaluated view it is the key's default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: path] }

  /// Takes the value from the view's context.
  public mutating func bind(to context: _ViewContext, label: String) {
    let path = Unchecked(path)
    value =
      MainActor.assumeIsolated {
        Unchecked(context.environment[keyPath: path.value])
      }.value
  }
}
