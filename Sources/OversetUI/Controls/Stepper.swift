import OversetLayoutEngine

/// A label with a minus and a plus button at the trailing edge, 94 x 32 points as on iOS 13 to 18.
///
/// The label gets the rest of the width: a long translation wraps or is truncated there.
public struct Stepper<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled

  private let label: Label
  private let steps: Steps

  /// What the buttons do; nil if one does nothing.
  struct Steps {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
  }

  /// Creates a stepper that calls `onIncrement` and `onDecrement`; the button for a `nil` action is grey.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    func edited(_ step: (() -> Void)?) -> (() -> Void)? {
      guard let step else { return nil }
      return {
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      }
    }
    steps = Steps(increment: edited(onIncrement), decrement: edited(onDecrement))
  }

  /// Creates a stepper that adds `step` to `value` or subtracts it, without bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that keeps `value` within `bounds`; at a bound the button is grey.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    // The distance is compared and not the next value: beyond the bound there may be none.
    let (more, less) = (now.distance(to: bounds.upperBound), bounds.lowerBound.distance(to: now))
    self.init(
      label: label,
      onIncrement: more >= step ? { value.wrappedValue = now.advanced(by: step) } : nil,
      onDecrement: less >= step ? { value.wrappedValue = now.advanced(by: -step) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// The label, and the buttons: 94 x 32 points (reference: iOS 13 to 18).
  public var body: some View {
    LabelBeside(label: label) {
      HStack(spacing: 0) {
        half("minus", acts: steps.decrement != nil)
        Color(uiColor: .systemGray3).frame(width: 1, height: 18)
        half("plus", acts: steps.increment != nil)
      }
      .frame(width: 94, height: 32)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(ControlModifier(kind: "Stepper", control: .stepper(steps.increment, steps.decrement)))
  }

  private func half(_ symbol: String, acts: Bool) -> some View {
    Image(systemName: symbol)
      .foregroundStyle(acts ? Color.primary : Color(uiColor: .tertiaryLabel))
      .frame(maxWidth: .infinity)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper without bounds whose title is looked up in the catalogs.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with bounds whose title is looked up in the catalogs.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with bounds whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title from the catalogs that calls `onIncrement` and `onDecrement`; the
  /// button for a `nil` action is grey.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that is not looked up, which calls `onIncrement` and `onDecrement`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper in the older form, with the label last.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds in the older form, with the label last.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with bounds in the older form, with the label last.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
