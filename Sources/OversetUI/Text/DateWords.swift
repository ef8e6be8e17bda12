import Foundation

/// Dates and times between them in words.
struct DateWords {
  let locale: Locale

  func text(of date: Date, _ style: Text.DateStyle) -> String {
    let seconds = date.timeIntervalSince(FixedMoment.date)
    return switch style.kind {
    case .date: written(date, .long, .omitted)
    case .time: written(date, .omitted, .shortened)
    case .relative: units(seconds, width: .abbreviated, count: 2)
    case .offset: (seconds < 0 ? "-" : "+") + units(seconds, width: .wide, count: 1)
    case .timer: clock(abs(seconds), showsHours: true)
    }
  }

  func text(from start: Date, to end: Date) -> String {
    var style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale)
    style.timeZone = .gmt
    return style.format(start..<max(start, end))
  }

  /// Hours, minutes and seconds: hours only where there are any, and all in minutes without them.
  func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let duration = DateWords.duration(seconds)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return duration.formatted(Duration.TimeFormatStyle(pattern: pattern).locale(locale))
  }

  private func written(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    var style = Date.FormatStyle(date: day, time: time, locale: locale)
    style.timeZone = .gmt
    return style.format(date)
  }

  /// The largest units of a time. Days are the largest of all: of months and years Foundation has no words here.
  private func units(
    _ seconds: TimeInterval, width: Duration.UnitsFormatStyle.UnitWidth, count: Int
  ) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
    return DateWords.duration(abs(seconds)).formatted(style.locale(locale))
  }

  /// Whole seconds, within what a duration holds.
  private static func duration(_ seconds: TimeInterval) -> Duration {
    .seconds(seconds.isFinite ? Int(min(max(seconds, -1e12), 1e12).rounded()) : 0)
  }
}
