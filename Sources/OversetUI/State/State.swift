/// A value that a view owns.
///
/// In the matrix it has its initial value: to show another, register the view with that value as a state of
/// the component. A driver keeps it from one action to the next and logs each change.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var slot: StateSlot<Value>?

  /// Creates a state whose initial value you assign: `@State private var count = 0`.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state from an initial value, for use in an initializer.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value. Outside of an evaluated view it is the initial one.
  public var wrappedValue: Value {
    get { slot?.value ?? initial }
    nonmutating set { slot?.value = newValue }
  }

  /// A binding to the value: what `$name` gives.
  public var projectedValue: Binding<Value> {
    let (slot, initial) = (slot, initial)
    return Binding(get: { slot?.value ?? initial }, set: { slot?.value = $0 })
  }

  /// Finds the slot of this property in the view's store.
  public mutating func _bind(to context: _ViewContext, label: String) {
    let initial = Unchecked(initial)
    slot =
      MainActor.assumeIsolated {
        Unchecked(context.slot(label, initial: initial.value))
      }.value
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Carries a value out of an isolated closure that runs on the same thread.
///
/// `MainActor.assumeIsolated` runs its closure at once and returns: nothing is shared between
/// threads, which is what `@unchecked Sendable` rests on.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
