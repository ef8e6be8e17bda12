/// The words and signs of a property list in the old style.
package struct ProjectTokens {
  package enum Token: Equatable {
    case word(String)
    /// A brace, a bracket, `=`, `;` or a comma.
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next one; nil at the end.
  package mutating func next() -> Token? {
    skipSpaceAndComments()
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") { return .word(quoted()) }
    if "{}()=;,".utf8.contains(byte) {
      index += 1
      return .sign(byte)
    }
    let start = index
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    return .word(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func skipSpaceAndComments() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if starts(with: "/*") {
        index += 2
        while index < bytes.count, !starts(with: "*/") { index += 1 }
        index = min(index + 2, bytes.count)
      } else if starts(with: "//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else {
        return
      }
    }
  }

  /// A string between quotation marks; of the escapes only the sign behind the backslash is kept.
  private mutating func quoted() -> String {
    var value: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count { value.append(bytes[index]) }
      index += 1
    }
    index += 1
    return String(decoding: value, as: UTF8.self)
  }

  private func starts(with sign: StaticString) -> Bool {
    bytes[index...].starts(with: sign.description.utf8)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "{}()=;,\"".utf8.contains(byte)
  }
}
