public import OversetCombine

/// An observable object that a view is given.
///
/// After each action of a driver all views are evaluated again, so the view shows the object as it then is.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Keeps an object that the view is given.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Keeps an object that the view is given.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Makes bindings to the object's properties: what `$name` gives.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Nothing needs a context.
  public mutating func _bind(to context: _ViewContext, label: String) {}

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object, keyPath)
    }
  }
}

/// An observable object that a view owns: made once, when the view is first evaluated, and kept like
/// ``State``.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: StateSlot<ObjectType>?

  /// Owns the object of an expression, which is evaluated when the view first is.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of an evaluated view it is made anew each time, as in SwiftUI.
  public var wrappedValue: ObjectType { slot?.value ?? make() }

  /// Makes bindings to the object's properties: what `$name` gives.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  /// Finds the object of this property in the view's store.
  public mutating func _bind(to context: _ViewContext, label: String) {
    let make = Unchecked(make)
    slot =
      MainActor.assumeIsolated { Unchecked(context.slot(label, initial: make.value())) }.value
  }
}

/// An observable object that `environmentObject(_:)` gives to the views around.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// Hears that there is none.
  private var watch: CodeWatch?

  /// Reads the object of the type.
  public init() {}

  /// The object. Without one the view cannot be evaluated, as in SwiftUI: the error names the type.
  public var wrappedValue: ObjectType {
    guard let object else {
      let problem =
        "no \(ObjectType.self) in the environment: a view around must call .environmentObject(_:)"
      watch?.fails(problem)
      // There is no object to go on with, as in SwiftUI. Commands run views in a process of their own: one state fails.
      fatalError(problem)
    }
    return object
  }

  /// Makes bindings to the object's properties: what `$name` gives.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  /// Takes the object from the view's context.
  public mutating func _bind(to context: _ViewContext, label: String) {
    object =
      MainActor.assumeIsolated {
        Unchecked(context.environment[ObjectKey<ObjectType>.self])
      }.value
    if object == nil { watch = MainActor.assumeIsolated { context.services.watch } }
  }
}
