/// A text as a string literal over several lines.
struct InlineLiteral {
  let value: String
  /// What the lines after the first begin with.
  let indentation: String
  /// How lines end in the file.
  let newline: String

  /// The literal, from its first quotes to its last. An empty line stays without indentation.
  var text: String {
    let pounds = String(repeating: "#", count: Self.pounds(for: value))
    let lines = Self.lines(of: value).map { line in
      line.isEmpty ? "" : indentation + Self.escaped(line, pounds: pounds)
    }
    return (["\(pounds)\"\"\""] + lines + ["\(indentation)\"\"\"\(pounds)"])
      .joined(separator: newline)
  }

  /// The lines between line feeds. A carriage return before one belongs to the line: as a character it
  /// would be one with the line feed, so scalars are looked at.
  private static func lines(of value: String) -> [Substring.UnicodeScalarView] {
    value.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The fewest pounds with which no backslash of the value begins an escape and none of its quotes ends
  /// the literal.
  private static func pounds(for value: String) -> Int {
    var needed = 0
    var quotes = 0
    // How many pounds follow what they would make special; nil if nothing of that kind is open.
    var open: Int?
    for scalar in value.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      if scalar == "\\" || quotes >= 3 {
        open = 0
      } else if scalar == "#", let count = open {
        open = count + 1
      } else {
        open = nil
      }
      if let open { needed = max(needed, open + 1) }
    }
    return needed
  }

  private static func escaped(_ line: Substring.UnicodeScalarView, pounds: String) -> String {
    var text = ""
    for scalar in line {
      if scalar == "\r" {
        text += "\\\(pounds)r"
      } else if needsEscape(scalar) {
        text += "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// What a source file may not hold, or what an editor would show as nothing or as a new line: controls
  /// but the tab, byte order marks, separators of lines, and marks of direction, which could reorder the
  /// code around them.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF:
      true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
