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

  /// Creates a binding to a property of an object.
  init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
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

  /// Takes a binding as it is: what a parameter `$name` gives.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

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

  /// Creates a binding from closures; of the change that a transaction describes nothing is known here.
  public init(
    get: @escaping () -> Value, set: @escaping (_ value: Value, _ transaction: Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  /// The binding itself: nothing is animated here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: nothing is animated here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// Nothing needs a context.
  public mutating func _bind(to context: _ViewContext, label: String) {}
}

extension Binding {
  /// Creates a binding to an optional: writing nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// Creates a binding to the value of an optional, if it has one now. It reads the last value it had when the
  /// optional becomes nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = StateSlot(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: {
        last.value = $0
        base.wrappedValue = $0
      })
  }

  /// Creates a binding to a value as `AnyHashable`; a value of another type is ignored.
  public init<Hashed: Hashable>(_ base: Binding<Hashed>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in
        if let value = value.base as? Hashed { base.wrappedValue = value }
      })
  }
}

// A binding is made, read and written on the main actor, where views are evaluated.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
