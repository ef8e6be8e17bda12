/// How the text of a file is written as bytes.
struct TextEncoding: Sendable, Hashable {
  /// The encoding form and, of UTF-16, the order of bytes.
  enum Form: Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The byte order mark of UTF-8.
  static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let form: Form
  /// Whether the file begins with a byte order mark.
  let hasMark: Bool

  /// The bytes of a text of UTF-16 units, with the mark where the file has one.
  func bytes(of units: [UInt16]) -> [UInt8] {
    switch form {
    case .utf8:
      (hasMark ? Self.utf8Mark : []) + Array(String(decoding: units, as: UTF16.self).utf8)
    case .utf16LittleEndian:
      (hasMark ? [0xFF, 0xFE] : []) + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      (hasMark ? [0xFE, 0xFF] : []) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }
}
