public import Foundation
import OversetLayoutEngine

/// Progress of some work: a bar if you give a value, a wheel if you do not.
///
/// The wheel is 20 points wide and drawn at rest, so that pictures are the same on every run.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// How much is done, 0 to 1; nil if that is unknown.
  private let fraction: CGFloat?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: CGFloat?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a bar for `value` of `total`, with a label above and the value in words below; `nil` shows a
  /// wheel.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { total > 0 ? CGFloat($0 / total) : 0 }, label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// A bar or a wheel in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction.map(Double.init),
        label: Label.self == EmptyView.self ? nil : _ControlPart(label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : _ControlPart(currentValueLabel))
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view as a style is told, in the look of the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted.map { CGFloat($0) }, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a wheel with a label below it.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a bar for `value` of `total` with a label above it; `nil` shows a wheel.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a wheel without a label.
  public init() { self.init { EmptyView() } }

  /// Creates a bar for `value` of `total` without a label; `nil` shows a wheel.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a wheel with a title below it, looked up in the catalogs.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// Creates a wheel with a title below it, which is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// Creates a bar for `value` of `total` with a title above it, looked up in the catalogs; `nil` shows a
  /// wheel.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a bar for `value` of `total` with a title above it, which is not looked up; `nil` shows a
  /// wheel.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view of the progress that an object of Foundation keeps, with its description above.
  public init(_ progress: Progress) {
    let isKnown = progress.totalUnitCount > 0
    self.init(
      fraction: isKnown ? CGFloat(progress.fractionCompleted) : nil,
      label: Text(verbatim: progress.localizedDescription ?? ""), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a bar for the time that has passed. Time does not pass here: it stands at the beginning.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(value: countsDown ? 1.0 : 0.0)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a bar with a label for the time that has passed. Time does not pass here: it stands at the
  /// beginning.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(value: countsDown ? 1.0 : 0.0, label: label)
  }
}

extension ProgressView {
  /// Creates a bar for a time that runs, with a label and one for the time that is left. Here it has not begun.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: countsDown ? 1.0 : 0.0, label: label, currentValueLabel: currentValueLabel)
  }
}

/// A bar of progress between its labels (from memory: 4 points apart).
struct LabeledBar: View {
  let configuration: ProgressViewStyleConfiguration
  let fraction: Double
  let color: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: CGFloat(fraction), color: color)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// A wheel above its label (measured: 20 points; smaller and larger ones from memory).
struct LabeledWheel: View {
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var tint

  let configuration: ProgressViewStyleConfiguration
  let color: Color?

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "progress.indicator")
        .resizable()
        .frame(width: width, height: width)
        .foregroundStyle(color ?? tint ?? .secondary)
      configuration.label
    }
    .foregroundStyle(Color.secondary)
  }

  private var width: CGFloat {
    switch size {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }
}

/// A bar of progress, filled from its leading end.
struct ProgressBar: View {
  @Environment(\.tint) private var tint

  let fraction: CGFloat
  let color: Color?

  var body: some View {
    Capsule()
      .fill(color ?? tint ?? .accentColor)
      .modifier(LayoutModifier(kind: "fraction", behavior: FractionBehavior(fraction)))
      .frame(height: 4)
      .background(Color(uiColor: .systemGray5), in: Capsule())
  }
}
