package import Foundation

/// JSON that may be printed: exact for what parses it, and harmless for what shows it.
///
/// Only strings can hold what is to be escaped, so one pass over the bytes of a document will do.
package struct PrintedJSON: Sendable {
  /// UTF-8.
  package private(set) var bytes: Data

  /// Nothing yet.
  package init() { bytes = Data() }

  /// A document with sorted keys, ending in a newline.
  ///
  /// - Parameter isIndented: Whether it is written over several lines.
  package init(_ value: some Encodable, isIndented: Bool) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    bytes = Self.escaped(try encoder.encode(value)) + Data("\n".utf8)
  }

  /// One document after the other: JSON Lines.
  package static func += (left: inout PrintedJSON, right: PrintedJSON) { left.bytes += right.bytes }

  /// A document whose strings escape what a page, a terminal or the reader of a log would obey.
  static func escaped(_ document: Data) -> Data {
    guard document.contains(where: isSuspect) else { return document }
    var result = Data()
    result.reserveCapacity(document.count + document.count / 16)
    var start = document.startIndex
    var index = document.startIndex
    while index < document.endIndex {
      let length = length(ofScalarAt: index, in: document)
      defer { index += length }
      guard isSuspect(document[index]), let scalar = obeyed(at: index, length, in: document) else {
        continue
      }
      result += document[start..<index]
      for unit in String(scalar).utf16 { result += escape(unit) }
      start = index + length
    }
    return start == document.startIndex ? document : result + document[start...]
  }

  /// Whether what is escaped may begin with a byte. No line feed within a string is one of the document's.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte >= 0x20 && ForeignText.mayBegin(byte) || LogCommand.isSign(byte) || markup.contains(byte)
  }

  /// What begins a tag or an entity, and ends one.
  private static let markup = Array("<>&".utf8)

  private static func length(ofScalarAt index: Int, in document: Data) -> Int {
    switch document[index] {
    case 0xC0..<0xE0: min(2, document.endIndex - index)
    case 0xE0..<0xF0: min(3, document.endIndex - index)
    case 0xF0...: min(4, document.endIndex - index)
    default: 1
    }
  }

  /// The scalar at `index` if it is to be escaped.
  private static func obeyed(at index: Int, _ length: Int, in document: Data) -> Unicode.Scalar? {
    let byte = document[index]
    if length == 1, byte != 0x7F {
      return markup.contains(byte) || LogCommand.ends(at: index, in: document)
        ? Unicode.Scalar(byte) : nil
    }
    let scalar = String(decoding: document[index..<index + length], as: UTF8.self).unicodeScalars
      .first
    return scalar.flatMap { ForeignText.isObeyed($0.value) ? $0 : nil }
  }

  /// `\u001b`.
  private static func escape(_ unit: UInt16) -> String.UTF8View {
    let digits = String(unit, radix: 16)
    return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}
