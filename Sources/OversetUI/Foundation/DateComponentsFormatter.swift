public import Foundation

/// Says how long something takes, such as “1 hour, 5 minutes” or “1:05:00”, in the language of the variant.
///
/// On Linux Foundation's cannot be used. This one writes hours, minutes, seconds, days and weeks; months and years are left
/// out.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long units are.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00".
    case positional
    /// "1h 5m".
    case abbreviated
    /// "1 hr, 5 min".
    case short
    /// "1 hour, 5 minutes".
    case full
    /// "one hour, five minutes": written in digits here.
    case spellOut
    /// "1hr 5min".
    case brief
  }

  /// What is done with units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the style asks for.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Left out before others.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Left out between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Left out behind others.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Written, with two digits where times have a colon.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// The units that are written.
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  /// How long units are.
  open var unitsStyle = UnitsStyle.positional
  /// What is done with units that are 0.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// How many units there are at most; 0 is any number.
  open var maximumUnitCount = 0
  /// Whether larger units are written as the next smaller. They are not.
  open var collapsesLargestUnit = false
  /// Whether words such as "about" are added. They are not.
  open var includesApproximationPhrase = false
  /// Whether words such as "remaining" are added. They are not.
  open var includesTimeRemainingPhrase = false
  /// Whether the smallest unit may have a fraction. It does not.
  open var allowsFractionalUnits = false
  /// Where the words stand.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar, whose locale gives the language.
  open var calendar: Calendar?
  /// The day at which months begin.
  open var referenceDate: Date?

  /// Says how long some seconds are.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let duration = Duration.seconds(Int(min(max(ti, -1e12), 1e12)))
    return unitsStyle == .positional ? clock(duration) : words(duration)
  }

  /// Says how long it is from a date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Says how long weeks, days, hours, minutes and seconds are.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfYear ?? 0) * 7 + (components.day ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    let minutes = hours * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
  }

  /// Says how long some seconds or units are; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let seconds = obj as? TimeInterval { return string(from: seconds) }
    return (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var locale: Locale { calendar?.locale ?? .evaluated }

  /// A time with colons.
  private func clock(_ duration: Duration) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let hasHours = allowedUnits.contains(.hour)
    let seconds = abs(duration.components.seconds)
    let writesHours = hasHours && (pads || seconds >= 3600)
    if !allowedUnits.contains(.second), hasHours {
      let style = Duration.TimeFormatStyle(
        pattern: .hourMinute(padHourToLength: pads ? 2 : 1), locale: locale)
      return style.format(duration)
    }
    let pattern: Duration.TimeFormatStyle.Pattern =
      writesHours
      ? .hourMinuteSecond(padHourToLength: pads ? 2 : 1)
      : .minuteSecond(padMinuteToLength: pads ? 2 : 1)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
  }

  /// Units with their names.
  private func words(_ duration: Duration) -> String {
    let all: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfMonth, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes),
      (.second, .seconds),
    ]
    let units = Set(all.filter { allowedUnits.contains($0.0) }.map(\.1))
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      case .short, .brief, .positional: .abbreviated
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units.isEmpty ? [.seconds] : units, width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil)
    return style.locale(locale).format(duration)
  }
}
