/// Digits with what joins them to one number, date or range.
struct NumberRun {
  /// The characters, as offsets of the line.
  let range: Range<Int>
  /// Whether it begins with a plus or minus.
  let isSigned: Bool
  /// Whether it is a range, which may be drawn the other way round.
  private let isRange: Bool

  static func all(in line: [UInt32]) -> [NumberRun] {
    var runs: [NumberRun] = []
    var index = 0
    while index < line.count {
      guard let run = NumberRun(at: index, in: line) else {
        index += 1
        continue
      }
      // The second side of a range is no number of its own.
      if !run.isRange { runs.append(run) }
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
    let isSigned = Self.isSign(line[start]) && !Self.isBehindPrefix(start, in: line)
    var index = Self.isSign(line[start]) ? start + 1 : start
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
    isRange = Self.isRange(line[start..<index])
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

  /// Whether the number is two of a kind with a dash between, of which the second is greater: both keep their
  /// order, and whoever reads from the right meets the first one first.
  private static func isRange(_ run: ArraySlice<UInt32>) -> Bool {
    let sides = run.split(whereSeparator: isDash)
      .map { $0.drop(while: CheckedText.isSpace).prefix { !CheckedText.isSpace($0) } }
    guard sides.count == 2, run.first.map(CheckedText.isDigit) == true, sides[0].count < 6,
      sides[1].count < 6
    else { return false }
    let values = sides.map { $0.split { !CheckedText.isDigit($0) }.map { $0.map { $0 } } }
    guard values[0].count == values[1].count, !isPhone(values) else { return false }
    return zip(values[0], values[1]).first { $0 != $1 }
      .map { $0.count < $1.count || $0.count == $1.count && $0.lexicographicallyPrecedes($1) }
      ?? false
  }

  /// `555-1234`: sides of which one has more than a year's digits, or that are of two lengths, are no range.
  private static func isPhone(_ sides: [[[UInt32]]]) -> Bool {
    guard let left = sides[0].first, let right = sides[1].first, sides[0].count == 1 else {
      return false
    }
    return left.count + right.count > 6 && left.count != right.count
      || left.count + right.count > 8
  }

  /// Whether a Hebrew word of one letter stands before: the hyphen then joins a prefix to the number.
  private static func isBehindPrefix(_ index: Int, in line: [UInt32]) -> Bool {
    guard index > 1, line[index - 1] == 0x20, (0x05D0...0x05EA).contains(line[index - 2]) else {
      return false
    }
    return index == 2 || CheckedText.isSpace(line[index - 3])
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
