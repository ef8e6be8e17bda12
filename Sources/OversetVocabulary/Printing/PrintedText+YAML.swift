extension PrintedText {
  /// A text from outside as a YAML scalar in double quotation marks (YAML 1.2.2, section 5.7): exact for what
  /// parses it, however long it is, and on one line.
  package static func yaml(_ text: String) -> PrintedText {
    let bytes = Array(text.utf8)
    var result = "\""
    var offset = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where ForeignText.isObeyed(scalar.value) || LogCommand.ends(at: offset, in: bytes):
        result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
      offset += scalar.utf8.count
    }
    return PrintedText(neutral: result + "\"")
  }

  /// `\x1B`, `\u2028`, `\U000E0041`.
  private static func escape(_ point: UInt32) -> String {
    let digits = String(point, radix: 16, uppercase: true)
    let (letter, count) = point < 0x100 ? ("x", 2) : point < 0x10000 ? ("u", 4) : ("U", 8)
    return "\\\(letter)" + String(repeating: "0", count: count - digits.count) + digits
  }
}
