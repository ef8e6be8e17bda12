import Foundation
package import OversetVocabulary

/// The text of a file, whatever it is encoded in.
package struct DecodedText {
  /// The text in UTF-16, without a byte order mark.
  package let units: [UInt16]
  /// What is wrong with the encoding; the units then hold U+FFFD in its place.
  let problem: Problem?
  /// How the text is written as bytes.
  let encoding: TextEncoding

  struct Problem {
    let line: Int
    let column: Int
    let text: String
  }

  /// Decodes UTF-8, with or without a byte order mark, and UTF-16 with one or with every second byte
  /// of its beginning zero, as ASCII in UTF-16 has it.
  package init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: bytes.dropFirst(2), isLittleEndian: true, hasMark: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: bytes.dropFirst(2), isLittleEndian: false, hasMark: true)
    } else if let isLittleEndian = Self.endianness(of: bytes) {
      self.init(utf16: bytes[...], isLittleEndian: isLittleEndian, hasMark: false)
    } else {
      let hasMark = bytes.starts(with: TextEncoding.utf8Mark)
      self.init(utf8: hasMark ? Array(bytes.dropFirst(3)) : bytes, hasMark: hasMark)
    }
  }

  private init(utf16 bytes: ArraySlice<UInt8>, isLittleEndian: Bool, hasMark: Bool) {
    encoding = TextEncoding(
      form: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian, hasMark: hasMark)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    self.units = units
    problem =
      bytes.count % 2 == 0
      ? nil : Problem(line: 1, column: 1, text: "the file is UTF-16 but has an odd number of bytes")
  }

  private init(utf8 bytes: [UInt8], hasMark: Bool) {
    encoding = TextEncoding(form: .utf8, hasMark: hasMark)
    if let text = String(validating: bytes, as: UTF8.self) {
      units = Array(text.utf16)
      problem = nil
      return
    }
    units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    problem = Self.firstProblem(in: bytes)
  }

  private static func firstProblem(in bytes: [UInt8]) -> Problem? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = UTF8Scalar.length(in: bytes, at: index) {
        index += length
      } else {
        let before = bytes[..<index]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return Problem(
          line: before.count { $0 == 0x0A } + 1,
          column: String(decoding: bytes[lineStart..<index], as: UTF8.self).utf16.count + 1,
          text: "the byte \(JSONReader.hexadecimal(bytes[index])) is not UTF-8")
      }
    }
    return nil
  }

  /// Whether a file without a byte order mark is UTF-16, and of which order; nil if it is not.
  private static func endianness(of bytes: [UInt8]) -> Bool? {
    let beginning = bytes.prefix(8)
    guard beginning.count >= 4, beginning.count % 2 == 0 else { return nil }
    let even = stride(from: 0, to: beginning.count, by: 2).map { bytes[$0] }
    let odd = stride(from: 1, to: beginning.count, by: 2).map { bytes[$0] }
    if odd.allSatisfy({ $0 == 0 }), !even.contains(0) { return true }
    if even.allSatisfy({ $0 == 0 }), !odd.contains(0) { return false }
    return nil
  }

  /// The fault of the encoding, as an error of `file`.
  package func error(in file: String) -> Diagnostic? {
    problem.map {
      Diagnostic(
        .data, file: file, line: $0.line, column: $0.column, problem: $0.text,
        remedy: "save the file as UTF-8")
    }
  }
}
