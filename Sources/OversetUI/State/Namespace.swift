/// A name space in which views of two places are named as one for an animation. Nothing is animated here.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells name spaces apart.
  public struct ID: Hashable, Sendable {
    let place: String
  }

  private var place = ""

  /// Creates a name space of the view.
  public init() {}

  /// The name space of this property at the view's place in the tree.
  public var wrappedValue: ID { ID(place: place) }

  /// Takes the place of the view.
  public mutating func _bind(to context: _ViewContext, label: String) {
    place = MainActor.assumeIsolated { "\(context.path.words).\(label)" }
  }
}

/// A value that a gesture sets while it lasts. No gesture is made here, so it has its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  /// Creates a state whose initial value you assign.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state from an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// Creates a state from an initial value; what follows a gesture is not animated here.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  /// Creates a state with a reaction to the end of a gesture, which never comes here.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }

  /// The initial value.
  public var wrappedValue: Value { initial }

  /// The state itself: what `updating(_:body:)` of a gesture takes.
  public var projectedValue: GestureState<Value> { self }

  /// Nothing needs a context.
  public mutating func _bind(to context: _ViewContext, label: String) {}
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}
