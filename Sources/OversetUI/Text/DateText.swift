public import Foundation

/// The moment at which everything is shown, so that every run shows the same: noon of 9 January 2007, in UTC.
enum FixedMoment {
  static let date = Date(timeIntervalSince1970: 1_168_344_000)
}

extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day: “June 3, 2019”.
    public static let date = DateStyle(kind: .date)
    /// The time: “11:23 PM”.
    public static let time = DateStyle(kind: .time)
    /// The time between the date and now, in two units: “2 hr, 23 min”.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now to the date, in one unit: “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and now, as a clock counts: “2:32”.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that shows a date, in UTC.
  ///
  /// Now is noon of 9 January 2007 for the styles that count from it. A date that an app takes from the clock shows
  /// something else in each run.
  nonisolated public init(_ date: Date, style: DateStyle) {
    storage = .formatted(FormattedValue { DateWords(locale: $0).text(of: date, style) })
  }

  /// Creates a text that shows from when to when, in UTC.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    storage = .formatted(
      FormattedValue {
        DateWords(locale: $0).text(from: dates.lowerBound, to: dates.upperBound)
      })
  }

  /// Creates a text that shows from when to when, in UTC.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that counts through an interval, as it stands at noon of 9 January 2007, or when it was paused:
  /// before its interval a timer that counts down shows all of it.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let moment = pauseTime ?? FixedMoment.date
    let inside = min(max(moment, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(inside)
      : inside.timeIntervalSince(timerInterval.lowerBound)
    storage = .formatted(
      FormattedValue { DateWords(locale: $0).clock(seconds, showsHours: showsHours) })
  }

  /// Creates a text from a value that `formatter` writes, in the locale that the formatter has.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(FormatterText.text(of: subject, by: formatter))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date: `%@`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    builder.append(.nested(Text(date, style: style)))
  }

  /// Appends from when to when: `%@`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    builder.append(.nested(Text(dates)))
  }

  /// Appends from when to when: `%@`.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    builder.append(.nested(Text(interval)))
  }

  /// Appends a timer: `%@`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    builder.append(
      .nested(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}
