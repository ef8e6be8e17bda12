import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A control for a value between two bounds, which runs from the leading to the trailing edge and is 31
/// points high.
///
/// The label is not shown, as on iOS; it names the control for VoiceOver and for a test's driver. The
/// labels of the bounds are shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  private let range: SlidingRange
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  /// Creates a slider between labels of its bounds; without a step it takes any value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    range = SlidingRange(
      value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// The track with its thumb, 31 points high (reference: iOS 13 to 18), between the labels.
  public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      SliderTrack(fraction: range.fraction, color: tint ?? Color.accentColor)
      maximumValueLabel
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(ControlModifier(kind: "Slider", control: .slider(range)))
    .modifier(HiddenLabelModifier(label: label))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose label is not shown, as on iOS; without a step it takes any value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label: a test finds it by its identifier. Without a step it takes any
  /// value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider in the older form, with the labels as views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

/// A value between bounds, whatever its type.
@MainActor
package struct SlidingRange {
  /// Where the value stands, 0 to 1.
  let fraction: CGFloat
  /// Sets the value: to the nearest that the bounds and the step allow.
  package let set: (Double) -> Void

  init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, bounds: ClosedRange<Value>, step: Value?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    let length = high - low
    let part = length > 0 ? CGFloat((value.wrappedValue - low) / length) : 0
    fraction = min(max(part.isFinite ? part : 0, 0), 1)
    set = { asked in
      var new = min(max(Value(asked), low), high)
      if let step, step > 0 { new = min(low + ((new - low) / step).rounded() * step, high) }
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
    }
  }
}

/// A line that is filled up to a thumb.
private struct SliderTrack: View {
  let fraction: CGFloat
  let color: Color

  /// The thumb's width and height, in points (from memory).
  private static let thumb: CGFloat = 27

  var body: some View {
    ZStack(alignment: .leading) {
      line(Color(uiColor: .systemFill))
      ZStack(alignment: .trailing) {
        line(color)
        Circle().fill(Color.white)
          .overlay { Circle().stroke(Color(uiColor: .systemGray4), lineWidth: 0.5) }
          .frame(width: Self.thumb, height: Self.thumb)
      }
      .modifier(
        LayoutModifier(
          kind: "fraction", behavior: FractionBehavior(fraction, least: Self.thumb)))
    }
    .frame(height: 31)
  }

  private func line(_ color: Color) -> some View { Capsule().fill(color).frame(height: 4) }
}

/// A modifier that names its content by the words of a label that is not shown.
struct HiddenLabelModifier<Label: View>: ViewModifier {
  typealias Body = Never

  let label: Label

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let words = resolve(modifier.label, in: context.descending(to: "label")).allWords
    let nodes = content(context)
    for node in nodes where node.attributes.label == nil && !words.isEmpty {
      node.attributes.label = words
    }
    return nodes
  }
}
