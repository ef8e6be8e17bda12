public import Foundation

/// Says how long something takes, such as “1 hour, 5 minutes” or “1:05:00”, in the language of the variant.
///
/// On Linux Foundation's cannot be used. This one writes weeks, days, hours, minutes and seconds. It has no words for months
/// and years: where these units are allowed and a duration has one, the result is nil.
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

  /// Says how long some seconds are, up to 10¹² of them; nil if the units allowed have no words here: years and months, and
  /// units of a clock with a gap between them.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let seconds = min(max(ti, -1e12), 1e12)
    guard !allowsLongUnits || !hasMonths(seconds) else { return nil }
    let duration = Duration.seconds(Int(seconds))
    return unitsStyle == .positional ? clock(duration) : words(duration)
  }

  /// Says how long it is from a date to another; nil as for as many seconds.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Says how long weeks, days, hours, minutes and seconds are, and months and years from the reference date on; nil as for
  /// as many seconds.
  open func string(from components: DateComponents) -> String? {
    func count(_ unit: Int?, _ seconds: Double) -> Double { Double(unit ?? 0) * seconds }
    let seconds =
      count(components.weekOfYear, 604_800) + count(components.weekOfMonth, 604_800)
      + count(components.day, 86_400) + count(components.hour, 3600)
      + count(components.minute, 60) + count(components.second, 1)
    return long(components).flatMap { string(from: $0 + seconds) }
  }

  /// Says how long some seconds or units are; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let seconds = obj as? TimeInterval { return string(from: seconds) }
    return (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var locale: Locale { calendar?.locale ?? .evaluated }

  // MARK: Months and years

  private var allowsLongUnits: Bool {
    allowedUnits.contains(.year) || allowedUnits.contains(.month)
  }

  /// The calendar that months are counted in: in Greenwich, where no hour is left out, if the app names none.
  private var months: Calendar {
    if let calendar { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    return gregorian
  }

  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The seconds of years and months; nil for more than a calendar holds.
  private func long(_ components: DateComponents) -> Double? {
    let (year, month) = (components.year ?? 0, components.month ?? 0)
    guard year != 0 || month != 0 else { return 0 }
    guard (-100_000...100_000).contains(year), (-100_000...100_000).contains(month) else {
      return nil
    }
    return months.date(byAdding: DateComponents(year: year, month: month), to: reference)
      .map { $0.timeIntervalSince(reference) }
  }

  /// Whether the seconds from the reference date on are so long as one of the long units that are allowed, or no other unit
  /// is.
  private func hasMonths(_ seconds: Double) -> Bool {
    guard !units.isEmpty else { return true }
    // No month is longer, and a calendar need not count what is that long anyway.
    guard abs(seconds) < 400 * 86_400 else { return true }
    var parts: Set<Calendar.Component> = []
    if allowedUnits.contains(.year) { parts.insert(.year) }
    if allowedUnits.contains(.month) { parts.insert(.month) }
    let found = months.dateComponents(
      parts, from: reference, to: reference.addingTimeInterval(seconds))
    return (found.year ?? 0) != 0 || (found.month ?? 0) != 0
  }

  // MARK: Units

  private typealias Unit = Duration.UnitsFormatStyle.Unit

  /// The units that are allowed and have words, the longest first, with their seconds.
  private var units: [(unit: Unit, seconds: Int64)] {
    let all: [(NSCalendar.Unit, Unit, Int64)] = [
      ([.weekOfMonth, .weekOfYear], .weeks, 604_800), (.day, .days, 86_400),
      (.hour, .hours, 3600), (.minute, .minutes, 60), (.second, .seconds, 1),
    ]
    return all.filter { !allowedUnits.isDisjoint(with: $0.0) }.map { ($0.1, $0.2) }
  }

  /// A time with colons, or the number of the only unit; nil if the units are none of a clock. Days are hours, too.
  private func clock(_ duration: Duration) -> String? {
    let names = units.map(\.unit)
    if names.count == 1 {
      let number = duration.components.seconds / units[0].seconds
      return number.formatted(.number.grouping(.never).locale(locale))
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    let pattern: Duration.TimeFormatStyle.Pattern? =
      switch names.filter({ $0 != .days && $0 != .weeks }) {
      case [.hours, .minutes]: .hourMinute(padHourToLength: pads ? 2 : 1, roundSeconds: .towardZero)
      case [.hours, .minutes, .seconds] where writesHours(of: duration):
        .hourMinuteSecond(padHourToLength: pads ? 2 : 1)
      case [.hours, .minutes, .seconds], [.minutes, .seconds]:
        .minuteSecond(padMinuteToLength: pads ? 2 : 1)
      default: nil
      }
    return pattern.map { Duration.TimeFormatStyle(pattern: $0, locale: locale).format(duration) }
  }

  /// Hours that are 0 are left out unless the behaviour keeps what is 0 before others.
  private func writesHours(of duration: Duration) -> Bool {
    let drops: ZeroFormattingBehavior = [.default, .dropLeading]
    return zeroFormattingBehavior.isDisjoint(with: drops)
      || zeroFormattingBehavior.contains(.pad) || abs(duration.components.seconds) >= 3600
  }

  /// Units with their names; nil if none of the units has one.
  private func words(_ duration: Duration) -> String? {
    guard !units.isEmpty else { return nil }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      case .short, .brief, .positional: .abbreviated
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(written(of: duration)), width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: .show(length: 1), fractionalPart: .hide(rounded: .towardZero))
    return style.locale(locale).format(duration)
  }

  /// The units that are written: all but those that are 0 where the behaviour leaves these out; at least the shortest.
  private func written(of duration: Duration) -> [Unit] {
    var rest = abs(duration.components.seconds)
    let counts = units.map { unit in
      defer { rest %= unit.seconds }
      return rest / unit.seconds
    }
    guard let first = counts.firstIndex(where: { $0 != 0 }),
      let last = counts.lastIndex(where: { $0 != 0 })
    else { return units.suffix(1).map(\.unit) }
    let all = zeroFormattingBehavior.contains(.default)
    return units.indices.filter { index in
      if counts[index] != 0 { return true }
      if index < first { return !all && !zeroFormattingBehavior.contains(.dropLeading) }
      if index > last { return !all && !zeroFormattingBehavior.contains(.dropTrailing) }
      return !all && !zeroFormattingBehavior.contains(.dropMiddle)
    }.map { units[$0].unit }
  }
}
