/// A reference to a value that another view or object stores.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from the closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding that ignores writes: useful to show a control in one state.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself: what `$name` gives.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding to a property of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let (read, write) = (read, write)
    return Binding<Part>(
      get: { read()[keyPath: path] },
      set: {
        var value = read()
        value[keyPath: path] = $0
        write(value)
      })
  }
}
