public import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A label with a date at the trailing edge, in one or two grey fields 34.3 points high (from memory).
///
/// The date is written in the locale of the environment and in UTC. The calendar that a tap opens is not drawn.
public struct DatePicker<Label: View>: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let configuration: DatePickerStyleConfiguration

  private init(
    _ selection: Binding<Date>, _ bounds: (Date?, Date?), _ components: Components, label: Label
  ) {
    configuration = DatePickerStyleConfiguration(
      label: _ControlPart(label), selection: selection, minimumDate: bounds.0,
      maximumDate: bounds.1, displayedComponents: components)
  }

  /// The label and the fields in the look of the style around.
  public var body: some View {
    StyledControl(configuration: configuration) {
      DefaultDatePickerStyle().makeBody(configuration: $0)
    }
    .recorded("DatePicker")
  }
}

extension DatePicker {
  /// Creates a picker of a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label: label())
  }

  /// Creates a picker of a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, (range.lowerBound, range.upperBound), displayedComponents, label: label())
  }

  /// Creates a picker of a date from a first one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label: label())
  }

  /// Creates a picker of a date up to a last one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of a date whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker of a date in a range, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, (range.lowerBound, range.upperBound), displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker of a date from a first one on, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker of a date up to a last one, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker of a date whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, label: Text(title))
  }

  /// Creates a picker of a date in a range, whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, (range.lowerBound, range.upperBound), displayedComponents, label: Text(title))
  }
}
