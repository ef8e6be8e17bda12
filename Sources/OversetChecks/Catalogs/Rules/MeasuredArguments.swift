import OversetCatalogs

/// The arguments of a source text that are amounts of something.
enum MeasuredArguments {
  /// Their numbers.
  static func numbers(in text: CheckedText) -> Set<Int> {
    guard !text.arguments.isEmpty else { return [] }
    let places = text.scalars.indices.filter { text.scalars[$0] == CheckedText.argument }
    return Set(
      zip(places, text.arguments).filter { isMeasured(at: $0.0, in: text.scalars) }
        .map(\.1.number))
  }

  /// Whether a unit follows, with or without a space.
  private static func isMeasured(at index: Int, in scalars: [UInt32]) -> Bool {
    if isCount(at: index, in: scalars) { return true }
    var rest = scalars[(index + 1)...]
    if rest.first == 0x20 || rest.first == 0xA0 { rest = rest.dropFirst() }
    guard let first = rest.first else { return false }
    if first == 0x25 || first == 0xB0 { return true }
    // The longest unit has seven letters.
    return units.contains(rest.prefix(8).prefix { CheckedText.isLatin($0) }.string)
  }

  /// Whether a plural follows that ends the text or its part: `%@ episodes`, but not `%@ likes your post`.
  private static func isCount(at index: Int, in scalars: [UInt32]) -> Bool {
    guard EnglishPlural.stands(behind: index, in: scalars) else { return false }
    let words = scalars[(index + 2)...].split(whereSeparator: CheckedText.isSpace)
    guard let last = words.first(where: { $0.last == 0x73 || words.count < 3 }) else {
      return false
    }
    let rest = scalars[last.endIndex...].drop(while: CheckedText.isSpace)
    guard let next = rest.first else { return true }
    return !CheckedText.isLatin(next) && next != CheckedText.argument
      || following.contains(rest.prefix { CheckedText.isLatin($0) }.string)
  }

  /// What stands behind a counted noun and not behind a verb.
  private static let following: Set<String> = [
    "ago", "are", "available", "found", "from", "have", "left", "of", "remaining", "selected",
    "were",
  ]

  private static let units: Set<String> = [
    "A", "C", "F", "GB", "Hz", "KB", "L", "MB", "Mbps", "TB", "U", "V", "W", "bpm", "cm", "day",
    "days",
    "degrees", "dl", "ft", "g", "gram", "grams", "h", "hour", "hours", "hr", "hrs", "kB", "kHz",
    "kW",
    "kWh", "kg", "km", "l", "lb", "lbs", "m", "mL", "meters", "metres", "mg", "mi", "miles", "min",
    "mins",
    "minute", "minutes", "ml", "mm", "mmol", "month", "months", "mph", "ms", "percent", "pt", "px",
    "s",
    "sec", "second", "seconds", "secs", "unit", "units", "week", "weeks", "x", "year", "years",
  ]
}
