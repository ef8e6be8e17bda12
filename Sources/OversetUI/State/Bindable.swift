public import Observation

/// Makes bindings to the properties of an observable object: `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Wraps an object.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    object = wrappedValue
  }

  /// Wraps an object.
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    object = wrappedValue
  }

  /// Wraps the object of another wrapper.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable {
    self = projectedValue
  }

  /// The wrapper itself: what `$name` gives.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(wrappedValue, keyPath)
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
