/// Whether, or where, a field has the focus.
///
/// In the matrix nothing has it. A value that the view's own code sets is kept, and a driver logs it; no keyboard
/// appears.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var slot: StateSlot<Value>?

  /// Creates a state that is initially false.
  public init() where Value == Bool { initial = false }

  /// Creates a state that is initially nil: none of the fields has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// The field that has the focus, or whether the one field has it.
  public var wrappedValue: Value {
    get { slot?.value ?? initial }
    nonmutating set { slot?.value = newValue }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding {
    let (slot, initial) = (slot, initial)
    return Binding(
      base: OversetUI.Binding(get: { slot?.value ?? initial }, set: { slot?.value = $0 }))
  }

  /// Finds the slot of this property in the view's store.
  public mutating func _bind(to context: _ViewContext, label: String) {
    let initial = Unchecked(initial)
    slot =
      MainActor.assumeIsolated {
        Unchecked(context.slot(label, initial: initial.value))
      }.value
  }

  /// A reference to the state of the focus.
  @propertyWrapper
  public struct Binding {
    let base: OversetUI.Binding<Value>

    /// The field that has the focus, or whether the one field has it.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Ties the focus of this field to a value of `binding`.
  ///
  /// Nothing moves the focus here, and the view is drawn without it; `isFocused` inside follows the value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(\.isFocused, binding.wrappedValue == value).recorded("focused")
  }

  /// Ties the focus of this field to `condition`.
  ///
  /// Nothing moves the focus here, and the view is drawn without it; `isFocused` inside follows the value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.isFocused, condition.wrappedValue).recorded("focused")
  }
}
