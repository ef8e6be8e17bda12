/// Lines and columns of the offsets of a text.
struct SourceLines: Sendable {
  /// How many bytes lie between two counts of UTF-16 units.
  private static let stride = 256

  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// How many UTF-16 units lie before each multiple of `stride`; empty for ASCII, where units are bytes.
  private let units: [Int]

  /// Reads the lines of a text, which end with LF, CR or both.
  init(_ text: String) {
    bytes = Array(text.utf8)
    starts = Self.lineStarts(in: bytes)
    units = bytes.allSatisfy { $0 < 0x80 } ? [] : Self.unitCounts(in: bytes)
  }

  /// The line and the column in UTF-16 units of a byte, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = lineIndex(of: offset)
    let start = starts.indices.contains(line) ? starts[line] : 0
    return (line + 1, max(0, unitCount(before: offset) - unitCount(before: start)) + 1)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func unitCount(before offset: Int) -> Int {
    guard !units.isEmpty else { return offset }
    let end = min(max(0, offset), bytes.count)
    let block = min(end / Self.stride, units.count - 1)
    var count = units[block]
    for byte in bytes[(block * Self.stride)..<end] { count += Self.unitCount(ofByte: byte) }
    return count
  }

  /// How many UTF-16 units begin with a byte of UTF-8: none with a continuation, two with the first of four.
  private static func unitCount(ofByte byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let endsLine =
        byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if endsLine { starts.append(offset + 1) }
    }
    return starts
  }

  private static func unitCounts(in bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: stride) { counts.append(count) }
      count += unitCount(ofByte: byte)
    }
    return counts
  }
}
