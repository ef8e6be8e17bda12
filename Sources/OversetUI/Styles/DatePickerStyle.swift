public import Foundation

/// The look of date pickers, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The look of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a picker of a date.
public struct DatePickerStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date; nil if there is none.
  public var minimumDate: Date?
  /// The last date; nil if there is none.
  public var maximumDate: Date?
  /// The parts of the date that are shown.
  public var displayedComponents: DatePickerComponents
}

/// The style of pickers that set none: fields at the trailing edge.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The label and the fields.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A label, and fields at the trailing edge.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style; `.compact` is shorter.
  nonisolated public init() {}
  /// The label and the fields.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A month of days: here a frame of 320 x 330 points (from memory) with the date in it; the days are not laid out.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style; `.graphical` is shorter.
  nonisolated public init() {}
  /// The frame.
  public func makeBody(configuration: Configuration) -> some View {
    DateFields(configuration: configuration)
      .frame(minWidth: 280, maxWidth: .infinity, minHeight: 330, maxHeight: 330)
  }
}

/// Wheels of numbers: here a frame of 320 x 216 points (from memory) with the date in it; the rows are not laid out.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style; `.wheel` is shorter.
  nonisolated public init() {}
  /// The label and the frame.
  public func makeBody(configuration: Configuration) -> some View {
    LabelBeside(label: configuration.label) {
      DateFields(configuration: configuration).frame(width: 320, height: 216)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Fields at the trailing edge.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields at the trailing edge.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels of numbers.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the look of the date pickers inside this view.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    look(ControlLook<DatePickerStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}

/// A label at the leading edge, unless labels are hidden, and a control at the trailing edge.
struct LabelBeside<Label: View, Content: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden

  private let label: Label
  private let content: Content

  init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some View {
    if labelsHidden {
      content.modifier(HiddenLabelModifier(label: label))
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        content
      }
    }
  }
}

/// A label, and fields at the trailing edge.
private struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    LabelBeside(label: configuration.label) { DateFields(configuration: configuration) }
  }
}

/// The day and the time, each in a field of its own (from memory: 11 and 7 points around the text).
private struct DateFields: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    HStack(spacing: 6) {
      if configuration.displayedComponents.contains(.date) {
        field(Date.FormatStyle(date: .abbreviated, time: .omitted))
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        field(Date.FormatStyle(date: .omitted, time: .shortened))
      }
    }
  }

  private func field(_ format: Date.FormatStyle) -> some View {
    Text(configuration.selection, format: format)
      .lineLimit(1)
      .padding(.horizontal, 11)
      .padding(.vertical, 7)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}
