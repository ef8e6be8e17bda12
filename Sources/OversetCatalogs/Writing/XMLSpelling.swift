import OversetVocabulary

/// Spells texts as the contents of an XML element (XML 1.0, sections 2.2, 2.4 and 2.11).
struct XMLSpelling {
  /// What a line break is written as; a reader makes each a line feed.
  let lineEnd: String
  /// Whether line breaks are written as `&#10;` instead.
  let spellsReferences: Bool

  /// A text with what is markup escaped.
  ///
  /// - Throws: `Diagnostic` for a character that XML cannot hold.
  func text(of value: String, at place: SourcePlace) throws(Diagnostic) -> String {
    try Self.check(value, at: place)
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n": result += spellsReferences ? "&#10;" : lineEnd
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as a section of character data; as escaped text where such a section cannot hold it.
  func characterData(of value: String, at place: SourcePlace) throws(Diagnostic) -> String {
    let scalars = value.unicodeScalars
    guard !scalars.contains("]]>".unicodeScalars), !scalars.contains("\r") else {
      return try text(of: value, at: place)
    }
    try Self.check(value, at: place)
    return "<![CDATA[\(value.replacing("\n", with: lineEnd))]]>"
  }

  /// The value of an attribute, for double quotation marks.
  static func attribute(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func check(_ value: String, at place: SourcePlace) throws(Diagnostic) {
    guard let scalar = value.unicodeScalars.first(where: { !isCharacter($0) }) else { return }
    throw Diagnostic(
      .data, at: place,
      problem: "XML cannot contain \(CodePoint.notation(scalar.value))",
      remedy: "remove the control character from the new text")
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
