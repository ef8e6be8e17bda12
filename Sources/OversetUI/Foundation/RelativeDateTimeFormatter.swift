public import Foundation

/// Says how far a date is from another, such as “2 hours ago”, in the language of the variant.
///
/// Foundation has none on Linux. This one writes with `Date.RelativeFormatStyle`, which takes the largest unit that fits.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How long units are.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2 mo. ago".
    case abbreviated
  }

  /// Whether days near today have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How long units are.
  open var unitsStyle = UnitsStyle.full
  /// Whether days near today have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Where the words stand.
  open var formattingContext = Formatter.Context.unknown
  /// The language.
  open var locale: Locale = .evaluated
  /// The calendar.
  open var calendar: Calendar = .current

  /// Says how far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale, calendar: calendar,
      capitalizationContext: formattingContext == .beginningOfSentence
        ? .beginningOfSentence : .unknown)
    return style.format(referenceDate)
  }

  /// Says how far away a moment is that lies some seconds ahead, or behind if they are negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Says how far away a moment is that lies some units ahead.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let then = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: then, relativeTo: now)
  }

  /// Nil: how far a date is from now changes from run to run. Use ``localizedString(for:relativeTo:)``.
  open override func string(for obj: Any?) -> String? { nil }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
