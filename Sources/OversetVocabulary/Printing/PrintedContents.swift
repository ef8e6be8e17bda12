package import Foundation

/// The contents of a file that somebody asked for on the standard output stream, byte for byte.
package struct PrintedContents: Sendable {
  /// As they are.
  package let bytes: Data

  /// Nil for contents that a terminal or the reader of a log would obey: controls, apart from tabs and the
  /// ends of lines, separators of lines, and log commands. They belong in a file.
  ///
  /// Controls of direction stay within a line, and translations have them.
  package init?(_ bytes: Data) {
    let text = Self.text(of: bytes)
    guard LogCommand.broken(in: text) == text else { return nil }
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      guard !isAfterReturn || scalar == "\n" else { return nil }
      isAfterReturn = scalar == "\r"
      switch scalar {
      case "\t", "\n", "\r": continue
      case "\u{2028}", "\u{2029}": return nil
      case _ where scalar.properties.generalCategory == .control: return nil
      default: continue
      }
    }
    guard !isAfterReturn else { return nil }
    self.bytes = bytes
  }

  private static func text(of bytes: Data) -> String {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    guard marks.contains(where: bytes.starts) else { return String(decoding: bytes, as: UTF8.self) }
    return String(data: bytes, encoding: .utf16) ?? String(decoding: bytes, as: UTF8.self)
  }
}
