/// A mark on the track of a slider (iOS 26). It is not drawn.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
}

/// A mark at a value.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  /// Creates a mark.
  public init(_ value: Value) {}

  /// Creates a mark with a label, which is not drawn.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {}
}

/// Marks for elements.
public struct SliderTickContentForEach<Value: BinaryFloatingPoint>: SliderTickContent {
  /// Creates a mark for each element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Value> content: @escaping (Data.Element) -> _SliderTicks<Value>
  ) {}
}

/// Several marks, which the builder makes of the lines of a closure. You rarely name this type.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

/// Makes marks of the lines of a closure. The compiler calls its functions.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Takes a line of the closure.
  public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> _SliderTicks<Value> where Content.Value == Value { _SliderTicks() }

  /// Makes the marks of a closure.
  public static func buildBlock(_ content: _SliderTicks<Value>...) -> _SliderTicks<Value> {
    _SliderTicks()
  }

  /// Makes the marks of an `if` without `else`.
  public static func buildOptional(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
    _SliderTicks()
  }
}

extension Slider {
  /// Creates a slider with marks, which are not drawn, whose fill begins at a neutral value: here at the lower bound.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Value> ticks: () -> some SliderTickContent,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks, which are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @SliderTickBuilder<Value> ticks: () -> some SliderTickContent,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

extension View {
  /// Records whether sliders show a thumb. They do.
  @ViewBuilder
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { ignored("sliderThumbVisibility") } else { self }
  }
}
