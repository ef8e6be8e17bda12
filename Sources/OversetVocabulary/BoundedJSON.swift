package import Foundation

/// JSON whose nesting is looked at before Foundation decodes it.
///
/// Foundation's decoder refuses what nests deeper than 512, but stops the process where the 513th list or object begins
/// with the last byte (Swift 6.3).
package enum BoundedJSON {
  /// How deep lists and objects may nest.
  package static let depth = 256

  /// Whether lists and objects of a text nest no deeper than ``depth``.
  ///
  /// A text with a null byte does not: it is no JSON in UTF-8 (RFC 8259, section 8.1), and where its lists begin could not be
  /// told.
  package static func isBounded(_ text: Data) -> Bool {
    let bytes = text.span
    var depth = 0
    var isInText = false
    var isEscaped = false
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte != 0 else { return false }
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        guard depth <= Self.depth else { return false }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      default: break
      }
    }
    return true
  }
}

extension JSONDecoder {
  /// Decodes what comes from elsewhere.
  ///
  /// - Throws: `DecodingError` also for what nests deeper than ``BoundedJSON/depth``.
  package func decodeBounded<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    guard BoundedJSON.isBounded(data) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "this nests deeper than \(BoundedJSON.depth), or is not UTF-8"))
    }
    return try decode(type, from: data)
  }
}
