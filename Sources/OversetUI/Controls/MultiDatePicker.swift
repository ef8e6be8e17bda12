public import Foundation

/// A calendar in which users choose several days.
///
/// It is drawn as a frame with its name, 320 x 330 points (from memory); the label is not shown, as on iOS.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label

  /// Creates a calendar.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a calendar of some days.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a calendar with a first day.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a calendar with a last day.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The frame.
  public var body: some View {
    LabelledFrame("MultiDatePicker").frame(minWidth: 320, minHeight: 330)
      .modifier(HiddenLabelModifier(label: label))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a calendar of some days, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar with a first day, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar with a last day, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}
