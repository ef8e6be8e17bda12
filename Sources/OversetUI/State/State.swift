public import OversetReflection

/// A value that a view owns, as in SwiftUI.
@propertyWrapper
public struct State<Value>: DynamicProperty, BindableField {
  private let initial: Value
  private var slot: StateSlot<Value>?

  /// A state that begins as `wrappedValue`.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A state that begins as `initialValue`.
  public init(initialValue: Value) { initial = initialValue }

  /// The present value. Outside of an evaluated view it is the initial one.
  public var wrappedValue: Value {
    get { slot?.value ?? initial }
    nonmutating set { slot?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (slot, initial) = (slot, initial)
    return Binding(get: { slot?.value ?? initial }, set: { slot?.value = $0 })
  }

  /// Finds the slot of this property in the view's store.
  public mutating func bind(to context: _ViewContext, label: String) {
    let initial = Unchecked(initial)
    slot =
      MainActor.assumeIsolated {
        Unchecked(
          context.services.store.slot("\(context.path.words).\(label)", initial: initial.value))
      }.value
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Carries a value out of an isolated closure that runs on the same thread.
///
/// `MainActor.assumeIsolated` runs its closure at once and returns: nothing is shared between
/// threads, which is what `@unchecked Sendable` rests on.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
