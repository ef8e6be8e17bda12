package import OversetVocabulary

/// A strict JSON reader (RFC 8259) that keeps the line and column of every key and value.
///
/// Beyond the grammar it refuses what a catalog cannot mean: duplicate keys, lone surrogate
/// escapes, invalid UTF-8, and nesting deeper than ``depthLimit``. A byte order mark is skipped.
/// Reading is linear in the number of bytes and goes on after an error where the structure is
/// still clear, so that one run reports all faults of a file.
package struct JSONReader {
  /// The deepest nesting of objects and arrays that is read.
  package static let depthLimit = 64
  /// Reading stops after this many errors: the rest would be echoes.
  static let errorLimit = 50

  let bytes: [UInt8]
  let file: String
  var index = 0
  var line = 1
  /// Index of the first byte of the current line.
  var lineStart = 0
  /// Bytes of the current line that are not UTF-16 units of their own.
  var extraBytes = 0
  var depth = 0
  var errors: [Diagnostic] = []
  var hasReportedEncoding = false
  /// What takes the members of one object of the root, instead of that they are kept.
  var stream: JSONMemberStream?

  /// Thrown, after the error was recorded, where the structure is lost.
  struct Stop: Error {}

  init(bytes: [UInt8], file: String, stream: JSONMemberStream? = nil) {
    self.bytes = bytes
    self.file = file
    self.stream = stream
  }

  /// Reads a whole file.
  ///
  /// - Returns: the root, also when errors were recovered from; `nil` when the structure was lost.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (root: JSONNode?, errors: [Diagnostic]) {
    var reader = JSONReader(bytes: bytes, file: file)
    let root = try? reader.readDocument()
    return (root, reader.errors)
  }

  mutating func readDocument() throws(Stop) -> JSONNode {
    try skipByteOrderMark()
    skipWhitespace()
    guard index < bytes.count else {
      throw stop("the file is empty", "write a JSON object", at: here)
    }
    let root = try readValue()
    skipWhitespace()
    if index < bytes.count {
      throw unexpected("after the end of the JSON value", "remove it")
    }
    return root
  }

  private mutating func skipByteOrderMark() throws(Stop) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw stop("the file is UTF-16", "save it as UTF-8", at: here)
    }
  }

  // MARK: Values

  private mutating func readValue() throws(Stop) -> JSONNode {
    let position = here
    let value: JSONValue =
      switch peek {
      case UInt8(ascii: "{"): .object(try readObject())
      case UInt8(ascii: "["): .array(try readArray())
      case UInt8(ascii: "\""): .string(try readString())
      case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
        .number(try readNumber())
      case let byte? where Self.isLetter(byte): try readWord()
      default: throw unexpected("where a value is expected", "write a value")
      }
    return JSONNode(value: value, position: position)
  }

  private mutating func readObject() throws(Stop) -> JSONObject {
    let opening = here
    try enter()
    var members: [JSONMember] = []
    let stream = takeStream()
    var seen = SeenKeys()
    var comma: TextPosition?
    while true {
      skipWhitespace()
      if peek == UInt8(ascii: "}") {
        if let comma { try report("a comma before “}”", "remove the comma", at: comma) }
        break
      }
      let member = try readMember(of: opening, after: members)
      if let first = seen.insert(member) {
        try report(
          "the key “\(member.key)” is a duplicate of \(first.line):\(first.column)",
          "remove one of them", at: member.keyPosition)
      }
      if let stream { stream.visit(member) } else { members.append(member) }
      comma = try readSeparator(closing: UInt8(ascii: "}"), of: "object", openedAt: opening)
      if comma == nil, peek == UInt8(ascii: "}") { break }
    }
    leave()
    return JSONObject(members: members)
  }

  private mutating func readMember(
    of opening: TextPosition, after members: [JSONMember]
  ) throws(Stop) -> JSONMember {
    let position = here
    guard peek == UInt8(ascii: "\"") else {
      throw index < bytes.count
        ? unexpected("where a key is expected", "write a key in double quotes")
        : notClosed("object", openedAt: opening)
    }
    let key = try readString()
    skipWhitespace()
    guard peek == UInt8(ascii: ":") else {
      throw unexpected("after the key “\(key)”", "write a colon between key and value")
    }
    index += 1
    skipWhitespace()
    beginStream(at: key, after: members)
    return JSONMember(key: key, keyPosition: position, node: try readValue())
  }

  private mutating func readArray() throws(Stop) -> [JSONNode] {
    let opening = here
    try enter()
    var nodes: [JSONNode] = []
    var comma: TextPosition?
    while true {
      skipWhitespace()
      if peek == UInt8(ascii: "]") {
        if let comma { try report("a comma before “]”", "remove the comma", at: comma) }
        break
      }
      guard index < bytes.count else { throw notClosed("array", openedAt: opening) }
      nodes.append(try readValue())
      comma = try readSeparator(closing: UInt8(ascii: "]"), of: "array", openedAt: opening)
      if comma == nil, peek == UInt8(ascii: "]") { break }
    }
    leave()
    return nodes
  }

  /// Reads the comma after a member.
  ///
  /// - Returns: where the comma is; `nil` before the closing bracket, and after a missing comma
  ///   was reported.
  private mutating func readSeparator(
    closing: UInt8, of kind: String, openedAt opening: TextPosition
  ) throws(Stop) -> TextPosition? {
    skipWhitespace()
    switch peek {
    case closing: return nil
    case UInt8(ascii: ","):
      let position = here
      index += 1
      return position
    case UInt8(ascii: "\""):
      try report(
        "no comma before the next element of the \(kind)", "insert a comma", at: here)
      return nil
    case nil: throw notClosed(kind, openedAt: opening)
    default: throw unexpected("in the \(kind)", "write a comma or close the \(kind)")
    }
  }

  private mutating func enter() throws(Stop) {
    guard depth < Self.depthLimit else {
      throw stop(
        "objects and arrays are nested more than \(Self.depthLimit) deep",
        "check that this is a string catalog", at: here)
    }
    depth += 1
    index += 1
  }

  private mutating func leave() {
    depth -= 1
    index += 1
  }

  // MARK: Places

  /// The byte about to be read; `nil` at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  var here: TextPosition {
    TextPosition(line: line, column: index - lineStart - extraBytes + 1)
  }

  mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"): endLine(length: 1)
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        endLine(length: isPair ? 2 : 1)
      default: return
      }
    }
  }

  private mutating func endLine(length: Int) {
    index += length
    line += 1
    lineStart = index
    extraBytes = 0
  }
}
