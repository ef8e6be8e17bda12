public import OversetReflection

/// Reads a value that the views around set.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, BindableField {
  private let path: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at a key path, such as `\.locale`. Objects in the environment are missing here.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value that the surrounding views set. Outside of an evaluated view it is the default of the key.
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
