import Foundation
import OversetLayoutEngine

/// A value between two bounds, shown as a bar with its labels.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  private let configuration: GaugeStyleConfiguration

  /// The gauge in the look of the style around.
  public var body: some View {
    StyledControl(configuration: configuration) {
      DefaultGaugeStyle().makeBody(configuration: $0)
    }
  }

  fileprivate init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel
  ) {
    func part<Content: View>(_ content: Content) -> _ControlPart? {
      Content.self == EmptyView.self ? nil : _ControlPart(content)
    }
    configuration = GaugeStyleConfiguration(
      value: fraction, label: _ControlPart(label), currentValueLabel: part(currentValueLabel),
      minimumValueLabel: part(minimumValueLabel), maximumValueLabel: part(maximumValueLabel))
  }
}

/// Where `value` stands between `bounds`, 0 to 1.
private func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
  let length = bounds.upperBound - bounds.lowerBound
  let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
  return part.isFinite ? min(max(part, 0), 1) : 0
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: OversetUI.fraction(value, in: bounds), label: label(),
      currentValueLabel: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: OversetUI.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, the value in words and labels of the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: OversetUI.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for some of its values, which are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: OversetUI.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}

extension Gauge {
  /// Creates a gauge with labels for its bounds and for some of its values, which are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: OversetUI.fraction(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

/// The look of gauges, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a gauge.
public struct GaugeStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart
  /// The view of the value in words.
  public typealias CurrentValueLabel = _ControlPart
  /// The view at the lower bound.
  public typealias MinimumValueLabel = _ControlPart
  /// The view at the upper bound.
  public typealias MaximumValueLabel = _ControlPart

  /// Where the value stands, 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound.
  public let maximumValueLabel: MaximumValueLabel?
}
