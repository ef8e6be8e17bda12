import OversetVocabulary

/// The text of a file with replacements for some parts: all else keeps its bytes.
///
/// Readers give the place of every text they read; that is all that is needed to find it again, so that
/// reading carries nothing along for writing.
struct EditableText {
  let file: String
  let units: [UInt16]
  private let encoding: TextEncoding
  /// Index of the first unit of each line.
  private let lineStarts: [Int]
  private var edits: [Edit] = []

  /// A part that is replaced; an empty range is an insertion.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  init(_ bytes: [UInt8], file: String) {
    let decoded = DecodedText(bytes)
    self.file = file
    units = decoded.units
    encoding = decoded.encoding
    lineStarts = Self.lineStarts(in: decoded.units)
  }

  /// A line ends with LF, CR LF or CR, as for the readers.
  private static func lineStarts(in units: [UInt16]) -> [Int] {
    var starts = [0]
    for (index, unit) in units.enumerated() where unit == 0x0A || unit == 0x0D {
      let isFirstOfPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      if !isFirstOfPair { starts.append(index + 1) }
    }
    return starts
  }

  /// The line end of the file: that of its first line.
  var lineEnd: String {
    guard lineStarts.count > 1 else { return "\n" }
    let end = lineStarts[1]
    guard units[end - 1] == 0x0A else { return "\r" }
    return end > 1 && units[end - 2] == 0x0D ? "\r\n" : "\n"
  }

  // MARK: Places

  /// The index of a place, in UTF-16 units; nil for a place the file does not have.
  func index(of place: SourcePlace) -> Int? { place.position.flatMap(index(of:)) }

  /// The index of a JSON place.
  func index(of position: TextPosition) -> Int? {
    index(line: position.line, column: position.column)
  }

  private func index(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let index = lineStarts[line - 1] + column - 1
    return index < units.count ? index : nil
  }

  /// The text between two indices.
  func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  /// The spaces and tabs that begin the line of an index.
  func indentation(at index: Int) -> String {
    let start = units[..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let end = units[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? units.count
    return text(start..<end)
  }

  /// The white space that ends at an index.
  func space(before index: Int) -> String {
    let isSpace: (UInt16) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let start = units[..<index].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    return text(start..<index)
  }

  // MARK: Edits

  /// Replaces a part. Of several insertions in one place the first stands first.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// The file's bytes with all edits.
  var bytes: [UInt8] {
    guard !edits.isEmpty else { return encoding.bytes(of: units) }
    var result: [UInt16] = []
    result.reserveCapacity(units.count + edits.reduce(0) { $0 + $1.text.utf16.count })
    var position = 0
    // Swift's sort is stable: insertions in one place keep their order.
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += units[position..<edit.range.lowerBound]
      result += edit.text.utf16
      position = edit.range.upperBound
    }
    result += units[position...]
    return encoding.bytes(of: result)
  }
}
