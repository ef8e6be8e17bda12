import Foundation
import OversetLayoutEngine

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// How much is done, 0 to 1; nil if unknown.
  private let fraction: CGFloat?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: CGFloat?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// `value` of `total` under a label, with the value in words below; nil shows that it goes on.
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
  /// A wheel above a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// `value` of `total` under a label; nil shows that it goes on.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A wheel.
  public init() { self.init { EmptyView() } }

  /// `value` of `total`; nil shows that it goes on.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A wheel above a localized title.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// A wheel above a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// `value` of `total` under a localized title; nil shows that it goes on.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// `value` of `total` under a title that is not localized; nil shows that it goes on.
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
