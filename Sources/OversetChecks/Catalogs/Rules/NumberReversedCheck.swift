package import OversetVocabulary

extension RuleID {
  package static let numberReversed = RuleID("number-reversed")
}

/// A phone number, date, range or negative number in ASCII digits whose parts are drawn in another order
/// than they are written (UAX #9, rules W2 to W5 and N1).
///
/// Holds for every locale, for lines that have a letter of a script from right to left: a Hebrew name before a
/// phone number turns it in an English sentence as well. Times and decimals keep their order, and so do
/// lists, which are read from the right. Arguments are not filled: what code puts there may carry marks of
/// its own.
struct NumberReversedCheck: CatalogTextCheck {
  let rule = Rule(
    .numberReversed, fault: "B-2", title: "Number is reversed", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "Arabic with “555-1234”",
    precision: "UAX #9; times, decimals and lists keep their order. Judged by eye: 1 of 1 right.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.digit) else { return nil }
    for line in text.rightToLeftLines {
      let scalars = Array(line)
      let candidates = NumberRun.all(in: scalars)
      guard !candidates.isEmpty else { continue }
      let drawn = VisualLine(scalars, in: entry.locale)
      for run in candidates where !Self.keepsOrder(run, drawn) {
        return CatalogFault(
          "“\(scalars[run.range].string)” is drawn as "
            + "“\(Self.drawn(run, drawn))”",
          fix: "Put U+2066 before the number and U+2069 after it.")
      }
    }
    return nil
  }

  /// Whether the digits, and a sign before them, are drawn from left to right as they are written.
  private static func keepsOrder(_ run: NumberRun, _ drawn: VisualLine) -> Bool {
    let places = run.range.filter {
      run.isSigned && $0 == run.range.lowerBound
        || CheckedText.isDigit(drawn.scalars[$0])
    }.map { drawn.places[$0] }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func drawn(_ run: NumberRun, _ drawn: VisualLine) -> String {
    let order = run.range.sorted { drawn.places[$0] < drawn.places[$1] }
    return "\u{202D}" + order.map { drawn.scalars[$0] }.string + "\u{202C}"
  }
}

/// Digits with what joins them to one number, date or range.
private struct NumberRun {
  /// The characters, as offsets of the line.
  let range: Range<Int>
  /// Whether it begins with a plus or minus.
  let isSigned: Bool

  static func all(in line: [UInt32]) -> [NumberRun] {
    var runs: [NumberRun] = []
    var index = 0
    while index < line.count {
      guard let run = NumberRun(at: index, in: line) else {
        index += 1
        continue
      }
      runs.append(run)
      index = run.range.upperBound
    }
    return runs
  }

  /// No number has more: a list of numbers would be read again from each of them.
  private static let mostGroups = 32

  /// Reads a run that begins at `start`; nil if there is none that has to keep its order.
  private init?(at start: Int, in line: [UInt32]) {
    let previous = start > 0 ? line[start - 1] : 0x20
    guard CheckedText.isSpace(previous) || previous == 0x28 || previous == 0x3A else { return nil }
    let isSigned = Self.isSign(line[start])
    var index = isSigned ? start + 1 : start
    var groups: [Int] = []
    var separators: [[UInt32]] = []
    while groups.count < Self.mostGroups {
      let digits = line[index...].prefix(while: CheckedText.isDigit).count
      guard digits > 0 else { break }
      groups.append(digits)
      index += digits
      let separator = Array(line[index...].prefix(while: Self.isSeparator).prefix(3))
      let next = index + separator.count
      guard !separator.isEmpty, next < line.count, CheckedText.isDigit(line[next]) else { break }
      separators.append(separator)
      index = next
    }
    guard !groups.isEmpty, Self.isWhole(line, index),
      Self.mustKeepOrder(groups, separators.prefix(groups.count - 1), isSigned)
    else { return nil }
    range = start..<index
    self.isSigned = isSigned
  }

  /// Phone numbers, dates and ranges, and numbers with a sign.
  private static func mustKeepOrder(
    _ groups: [Int], _ separators: ArraySlice<[UInt32]>, _ isSigned: Bool
  ) -> Bool {
    if isSigned { return true }
    guard groups.count > 1 else { return false }
    let hasDash = separators.contains { $0.contains(where: isDash) }
    let isPhone = groups.reduce(0, +) >= 7 && separators.allSatisfy { $0 == [0x20] || $0 == [0x2D] }
    return hasDash || isPhone
  }

  /// Whether no letter or further sign belongs to the number.
  private static func isWhole(_ line: [UInt32], _ end: Int) -> Bool {
    guard end < line.count else { return true }
    return CheckedText.isSpace(line[end]) || [0x2E, 0x2C, 0x60C, 0x29, 0x3A].contains(line[end])
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    scalar == 0x2B || scalar == 0x2D || scalar == 0x2212
  }

  private static func isDash(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x2013 || scalar == 0x2212
  }

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    isDash(scalar) || scalar == 0x20 || scalar == 0x3A || scalar == 0x2E || scalar == 0x2F
  }
}
