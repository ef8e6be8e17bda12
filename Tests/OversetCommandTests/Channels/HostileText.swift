import Foundation

/// A text with everything that a terminal or the reader of a log would obey, at its beginning and within.
enum HostileText {
  /// Shows that a channel has printed the text.
  static let mark = "mK7"

  static let text =
    "::\(mark) file=a::PWN\n::error file=a::\(mark)\n::set-output name=\(mark)::x\r##vso[\(mark)]"
    + "\u{1B}[31m\u{7}\u{8}##[\(mark)]##TEAMCITY[\(mark)]\u{7F}\u{85}\u{9B}"
    + "\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{2029}\u{E0041}\u{FEFF}\t\(mark)\n  ::ERROR::\(mark)"

  /// `template` with the text in the place of each placeholder, as the format there writes it.
  static func filling(_ template: String) -> String {
    forms.reduce(template) { $0.replacing("{\($1.name)}", with: $1.text) }
  }

  private static let forms: [(name: String, text: String)] = [
    ("raw", text),
    ("name", text),
    ("json", text.unicodeScalars.map(jsonEscape).joined() + "\\u0000"),
    ("yaml", text.unicodeScalars.map(yamlEscape).joined() + "\\0"),
    ("nameyaml", text.unicodeScalars.map(yamlEscape).joined()),
    ("xml", xml.unicodeScalars.map { "&#\($0.value);" }.joined()),
    ("rawxml", xml),
    ("strings", text.replacing("\"", with: "\\\"")),
    ("csv", kept { !"\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }),
    ("word", "::\(mark)##vso[\(mark)]##["),
    ("plain", kept { $0.properties.generalCategory != .control && $0 != "\u{FEFF}" }),
  ]

  /// The text without the controls that XML cannot write.
  static let xml = kept { $0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0) }

  private static func kept(_ isKept: (Unicode.Scalar) -> Bool) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(isKept)))
  }

  private static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
  }

  /// Letters stay, since a key of more than 1,024 characters is none.
  private static func yamlEscape(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.isAlphabetic
      ? String(scalar) : String(format: "\\U%08X", Int(scalar.value))
  }

  // MARK: What is not allowed

  /// What of `output` a terminal or the reader of a log would obey.
  static func obeyed(in output: Data) -> [String] {
    let text = String(decoding: output, as: UTF8.self)
    // A text in quotation marks that runs from right to left is isolated, by a pair of Overset's own.
    let own = text.replacing(/"\u{2068}([^\u{2066}-\u{2069}]*)\u{2069}"/) { "\"\($0.1)\"" }
    let commands = own.matches(of: /(?i)::[a-z]|##(?:\[|vso\[|teamcity\[)/).map { String($0.0) }
    return own.unicodeScalars.filter { $0 != "\n" && isObeyed($0) }.map {
      String($0.value, radix: 16)
    }
      + commands
  }

  /// By the standard, not by Overset's own list.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: controls.contains { $0.contains(scalar.value) }
    }
  }

  /// Bidi_Control (UAX #9, table 2), the byte order mark, and tags.
  private static let controls: [ClosedRange<UInt32>] = [
    0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF...0xFEFF,
    0xE0000...0xE007F,
  ]
}
