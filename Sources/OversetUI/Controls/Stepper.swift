import OversetLayoutEngine

/// A control that counts up and down, as in SwiftUI: its label, and at the trailing edge two buttons.
public struct Stepper<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled

  private let label: Label
  private let steps: Steps

  /// What the buttons do; nil if one does nothing.
  struct Steps {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
  }

  /// A stepper whose buttons do what is given; one that does nothing is grey.
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

  /// A stepper for `value`.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for `value` between bounds, at which it stops.
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
    HStack {
      label
      Spacer(minLength: 8)
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
  /// A stepper with a localized title for `value`.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a localized title for `value` between bounds.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that is not localized, for `value` between bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a localized title whose buttons do what is given.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
