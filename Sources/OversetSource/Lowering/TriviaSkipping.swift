/// Finds the first token behind blanks and comments, without asking the tree, whose way there can be as deep as a chain
/// of calls is long.
struct TriviaSkipping: Sendable {
  /// The offset that was asked for last, and the answer: all nodes that begin at one offset begin with one token.
  private var last = (offset: -1, token: 0)

  /// The offset of the first byte from an offset on that is neither blank nor of a comment.
  mutating func token(from offset: Int, in bytes: [UInt8]) -> Int {
    guard offset != last.offset else { return last.token }
    var position = max(0, offset)
    while position < bytes.count {
      let next = Self.end(ofTriviaAt: position, in: bytes)
      if next == position { break }
      position = next
    }
    last = (offset, position)
    return position
  }

  /// The end of the blank or comment that begins at an offset; the offset itself if none does.
  static func end(ofTriviaAt position: Int, in bytes: [UInt8]) -> Int {
    switch bytes[position] {
    case 0x09...0x0D, 0x20, 0x00: return position + 1
    case 0xEF where bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]): return position + 3
    case UInt8(ascii: "#") where position == 0 && bytes.starts(with: [0x23, 0x21]):
      return lineEnd(from: position, in: bytes)
    case UInt8(ascii: "/") where position + 1 < bytes.count:
      if bytes[position + 1] == UInt8(ascii: "/") { return lineEnd(from: position, in: bytes) }
      if bytes[position + 1] == UInt8(ascii: "*") { return blockEnd(from: position, in: bytes) }
      return position
    default: return position
    }
  }

  private static func lineEnd(from position: Int, in bytes: [UInt8]) -> Int {
    bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// The end of a comment in `/*` and `*/`, which may hold others.
  private static func blockEnd(from position: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var position = position
    while position + 1 < bytes.count {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return position }
      default: position += 1
      }
    }
    return bytes.count
  }
}
