import OversetUnicode
import OversetVocabulary

/// A place in a text of UTF-16 units, with its line and column.
struct UnitCursor {
  let units: [UInt16]
  let file: String
  private(set) var index = 0
  private(set) var line = 1
  /// Index of the first unit of the current line.
  private(set) var lineStart = 0

  init(_ units: [UInt16], file: String) {
    self.units = units
    self.file = file
  }

  /// A cursor in the middle of a text, for what needs no lines: it counts them from there.
  init(_ units: [UInt16], file: String, at index: Int) {
    self.init(units, file: file)
    self.index = index
    lineStart = index
  }

  /// The unit about to be read; half of a surrogate pair counts as U+FFFD, nil is the end.
  var peek: Unicode.Scalar? {
    index < units.count ? Unicode.Scalar(units[index]) ?? "\u{FFFD}" : nil
  }

  /// The unit after the next; nil behind the end.
  var unitAfter: UInt16? { index + 1 < units.count ? units[index + 1] : nil }

  var isAtEnd: Bool { index >= units.count }

  var isAtLineStart: Bool { index == lineStart }

  var here: SourcePlace { SourcePlace(file: file, line: line, column: index - lineStart + 1) }

  /// The character about to be read, for a message.
  var characterHere: String {
    String(decoding: units[index..<min(index + 2, units.count)], as: UTF16.self)
      .unicodeScalars.first.map { String($0) } ?? ""
  }

  /// The next unit that is no space or tab.
  var firstUnitOfLine: UInt16? {
    units[index...].first { $0 != 0x20 && $0 != 0x09 }
  }

  /// Moves on by one unit, and to a new line behind a line break.
  mutating func advance() {
    let unit = units[index]
    index += 1
    // Of CR LF the second ends the line.
    let isFirstOfPair = unit == 0x0D && index < units.count && units[index] == 0x0A
    if (unit == 0x0A || unit == 0x0D) && !isFirstOfPair {
      line += 1
      lineStart = index
    }
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count where !isAtEnd { advance() }
  }

  /// Whether `text`, of ASCII, comes next.
  func isAt(_ text: StaticString) -> Bool {
    units[index...].starts(with: text.description.utf16)
  }

  /// The text between two indices.
  func text(_ range: Range<Int>) -> String { String(utf16: units[range]) }

  /// Goes back to the line after a place.
  mutating func rewind(toLineAfter place: SourcePlace) {
    index = 0
    line = 1
    lineStart = 0
    while !isAtEnd, line <= place.line ?? 0 { advance() }
  }
}
