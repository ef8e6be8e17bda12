package import Foundation

/// The contents of a file that somebody asked for on the standard output stream, byte for byte.
package struct PrintedContents: Sendable {
  /// As they are.
  package let bytes: Data

  /// Nil for contents that a terminal or the reader of a log would obey: controls, apart from tabs and the
  /// ends of lines, separators of lines, log commands, and whatever is not UTF-8. They belong in a file.
  ///
  /// Controls of direction stay within a line, and translations have them.
  package init?(_ bytes: Data) {
    // What is not UTF-8 has other characters than the bytes that a terminal obeys.
    guard let text = String(validating: bytes, as: UTF8.self),
      LogCommand.broken(in: text) == text
    else { return nil }
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
}
