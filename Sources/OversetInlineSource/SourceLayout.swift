/// The bytes of a source file, its lines, and how it is indented.
struct SourceLayout {
  /// The file in UTF-8.
  let bytes: [UInt8]
  /// How lines end: as the first one does.
  let newline: String
  /// One level of indentation.
  let indentationUnit: String
  private let lineStarts: [Int]

  init(text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == Self.lineFeed }.map { $0 + 1 }
    let end = bytes.firstIndex(of: Self.lineFeed) ?? 0
    newline = end > 0 && bytes[end - 1] == Self.carriageReturn ? "\r\n" : "\n"
    indentationUnit = Self.unit(in: text)
  }

  /// Where a place lies, as a number of bytes: lines and columns count from 1, columns in bytes of UTF-8,
  /// as the compiler does. Nil if the file has no such place.
  func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let offset = lineStarts[line - 1] + column - 1
    return offset < end ? offset : nil
  }

  /// The white space that the line of an offset begins with.
  func indentation(at offset: Int) -> String {
    String(decoding: bytes[start(of: offset)...].prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// Whether only white space precedes an offset in its line.
  func beginsLine(_ offset: Int) -> Bool {
    bytes[start(of: offset)..<offset].allSatisfy(Self.isBlank)
  }

  /// The start of the line of an offset.
  private func start(of offset: Int) -> Int {
    var start = min(max(offset, 0), bytes.count)
    while start > 0, bytes[start - 1] != Self.lineFeed { start -= 1 }
    return start
  }

  /// By how much the first line after an open bracket is indented; two spaces where none is.
  private static func unit(in text: String) -> String {
    var opening: Substring?
    for line in text.split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " || $0 == "\t" }
      guard indentation.count < line.count else { continue }
      if let opening, indentation.count > opening.count, indentation.hasPrefix(opening) {
        return String(indentation.dropFirst(opening.count))
      }
      opening = ["{", "(", "["].contains(line.last) ? indentation : nil
    }
    return "  "
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
