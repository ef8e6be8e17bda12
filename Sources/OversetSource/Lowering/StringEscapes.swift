/// The content that the spelling of a string literal stands for.
enum StringEscapes {
  /// Replaces escapes such as `\n` and `\u{2026}`; what is no escape stays as it is.
  ///
  /// - Parameter pounds: How many `#` stand around the literal, and in its escapes.
  static func content(of spelling: String, pounds: Int) -> String {
    guard spelling.utf8.contains(UInt8(ascii: "\\")) || spelling.utf8.contains(0x0D) else {
      return spelling
    }
    let mark = "\\" + String(repeating: "#", count: pounds)
    var content = String.UnicodeScalarView()
    var rest = spelling.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\\", rest.starts(with: mark.unicodeScalars),
        let escape = escape(at: rest.dropFirst(pounds + 1))
      {
        content.append(contentsOf: escape.content.unicodeScalars)
        rest = escape.rest
      } else if scalar == "\r" {
        content.append("\n")
        rest = rest.dropFirst(rest.dropFirst().first == "\n" ? 2 : 1)
      } else {
        content.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(content)
  }

  /// What the escape stands for whose letter is the first of the text, and the text behind it.
  private static func escape(
    at text: Substring.UnicodeScalarView
  ) -> (content: String, rest: Substring.UnicodeScalarView)? {
    guard let letter = text.first else { return nil }
    let rest = text.dropFirst()
    switch letter {
    case "n": return ("\n", rest)
    case "t": return ("\t", rest)
    case "r": return ("\r", rest)
    case "0": return ("\0", rest)
    case "\\", "\"", "'": return (String(letter), rest)
    case "u": return codePoint(at: rest)
    case "\n", "\r", " ", "\t": return lineBreak(at: text)
    default: return nil
    }
  }

  /// The character of `{2026}`.
  private static func codePoint(
    at text: Substring.UnicodeScalarView
  ) -> (content: String, rest: Substring.UnicodeScalarView)? {
    guard text.first == "{", let end = text.prefix(12).firstIndex(of: "}") else { return nil }
    let digits = String(text[text.startIndex..<end].dropFirst())
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    return (String(scalar), text[end...].dropFirst())
  }

  /// Nothing, for a line that goes on in the next.
  private static func lineBreak(
    at text: Substring.UnicodeScalarView
  ) -> (content: String, rest: Substring.UnicodeScalarView)? {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    guard let end = rest.first, end == "\n" || end == "\r" else { return nil }
    return ("", rest.dropFirst(rest.starts(with: ["\r", "\n"]) ? 2 : 1))
  }
}
