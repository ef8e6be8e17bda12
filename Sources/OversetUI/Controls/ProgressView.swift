import Foundation
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

  /// A wheel above the label, or a bar between the labels (sizes: measured 20 points; the bar's 4
  /// from memory).
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 4) {
        label
        ProgressBar(fraction: fraction)
        currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
      }
    } else {
      VStack(spacing: 8) {
        Image(systemName: "progress.indicator")
          .resizable()
          .frame(width: 20, height: 20)
        label
      }
      .foregroundStyle(Color.secondary)
    }
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

/// A bar of progress, filled from its leading end.
private struct ProgressBar: View {
  @Environment(\.tint) private var tint

  let fraction: CGFloat

  var body: some View {
    Capsule()
      .fill(tint ?? Color.accentColor)
      .modifier(LayoutModifier(kind: "fraction", behavior: FractionBehavior(fraction)))
      .frame(height: 4)
      .background(Color(uiColor: .systemGray5), in: Capsule())
  }
}
