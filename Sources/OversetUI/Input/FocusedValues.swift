public import Observation
public import OversetCombine

/// The key of a value that the view with the keyboard's focus offers.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the keyboard's focus offers. No view has the focus here, so there are none.
public struct FocusedValues {
  /// Nil: no view has the focus.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the view with the keyboard's focus offers: nil, as no view has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Nil.
  public var wrappedValue: Value? { nil }

  /// Reads a value by its place among all.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Reads an object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
}

/// A binding that the view with the keyboard's focus offers: nil, as no view has the focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Nil; setting it does nothing.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }

  /// Reads a binding by its place among all values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

/// An object that the view with the keyboard's focus offers: nil, as no view has the focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Nil.
  public var wrappedValue: ObjectType? { nil }

  /// Reads an object by its type.
  public init() {}
}

extension View {
  /// Records a value that the view offers while it has the keyboard's focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedValue")
  }

  /// Records a value that the view offers while it has the keyboard's focus; nil is none.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    recorded("focusedValue")
  }

  /// Records an object that the view offers while it has the keyboard's focus.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    recorded("focusedValue")
  }

  /// Records a value that the view offers while its window is in front.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedSceneValue")
  }

  /// Records a value that the view offers while its window is in front; nil is none.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    recorded("focusedSceneValue")
  }

  /// Records an object that the view offers while its window is in front.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    recorded("focusedSceneValue")
  }

  /// Records an object that the view offers while it has the keyboard's focus.
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    recorded("focusedObject")
  }

  /// Records an object that the view offers while its window is in front.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    recorded("focusedSceneObject")
  }
}
