public import Foundation

/// A value that an app keeps in its settings.
///
/// Here it lives in memory, with its default value at first: the settings of the machine are never read. Views that
/// name the same key share the value.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var value: KeyedState<Value>

  fileprivate init(key: String, _ value: Value) {
    self.value = KeyedState(kind: "AppStorage", key: key, initial: value)
  }

  /// The value under the key.
  public var wrappedValue: Value {
    get { value.current }
    nonmutating set { value.current = newValue }
  }

  /// A binding to the value: what `$name` gives.
  public var projectedValue: Binding<Value> { value.binding }

  /// Finds the value of the key.
  public mutating func _bind(to context: _ViewContext, label: String) { value.find(in: context) }
}

/// A value that a scene keeps while it is in the background. Here it lives in memory like ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var value: KeyedState<Value>

  fileprivate init(key: String, _ value: Value) {
    self.value = KeyedState(kind: "SceneStorage", key: key, initial: value)
  }

  /// The value under the key.
  public var wrappedValue: Value {
    get { value.current }
    nonmutating set { value.current = newValue }
  }

  /// A binding to the value: what `$name` gives.
  public var projectedValue: Binding<Value> { value.binding }

  /// Finds the value of the key.
  public mutating func _bind(to context: _ViewContext, label: String) { value.find(in: context) }
}

/// A state that belongs to a key, wherever its view stands.
private struct KeyedState<Value> {
  let kind: String
  let key: String
  let initial: Value
  var slot: StateSlot<Value>?

  var current: Value {
    get { slot?.value ?? initial }
    nonmutating set { slot?.value = newValue }
  }

  var binding: Binding<Value> {
    Binding(get: { [self] in current }, set: { [self] in current = $0 })
  }

  mutating func find(in context: _ViewContext) {
    let (initial, place) = (Unchecked(initial), "\(kind).\(key)")
    slot =
      MainActor.assumeIsolated {
        Unchecked(context.services.store.slot(place, initial: initial.value))
      }.value
  }
}

/// What settings can hold: the types that have a form there.
public protocol _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

extension AppStorage where Value: _StorableValue {
  /// Creates a value under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// Creates a value of an enumeration under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional value under a key, nil at first.
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key: key, nil)
  }

  /// Creates an optional value of an enumeration under a key, nil at first.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key: key, nil)
  }
}

extension SceneStorage where Value: _StorableValue {
  /// Creates a value under a key, with its default.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// Creates a value of an enumeration under a key, with its default.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional value under a key, nil at first.
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key: key, nil)
  }

  /// Creates an optional value of an enumeration under a key, nil at first.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(key: key, nil)
  }
}

extension View {
  /// Does nothing: values of ``AppStorage`` live in memory here, whatever their store.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage")
  }
}
