/// How a value is written where a format has signs of its own, so that no value is taken for one.
///
/// It takes text that ``ForeignText`` has neutralized: without controls and on one line.
package struct MarkupEscape: Sendable {
  private let escape: @Sendable (String) -> String

  private init(_ escape: @escaping @Sendable (String) -> String) { self.escape = escape }

  func callAsFunction(_ text: String) -> String { escape(text) }

  // MARK: XML and Markdown

  /// Text and attributes of XML 1.0, section 2.4. The two characters that no document may hold (section 2.2) and no
  /// step before has replaced become their code points.
  package static let xml = MarkupEscape { text in
    replaced(in: text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: nil
      }
    }
  }

  /// Text within a line or a cell of Markdown (CommonMark and GitHub's tables): a sign that could begin markup, a
  /// link or HTML is a numeric reference, which never does. A reader calls people and links issues by what is shown,
  /// so that a space without width parts `@` and `#` from the name.
  package static let markdown = MarkupEscape { text in
    replaced(in: text) { scalar in
      switch scalar {
      case "@", "#": "&#\(scalar.value);&#8203;"
      case "&", "<", ">", "\\", "|", "`", "*", "_", "[", "]", "(", ")", "!", "~", "$", ":", "\"":
        "&#\(scalar.value);"
      default: nil
      }
    }
    // A reader makes a link of it, whatever stands before and behind.
    .replacing("www.", with: "www&#46;")
  }

  // MARK: Commands

  /// The message of a GitHub workflow command (“Workflow commands for GitHub Actions”).
  package static let gitHubMessage = MarkupEscape { text in
    replaced(in: text) { $0 == "%" ? "%25" : nil }
  }

  /// A property of a GitHub workflow command: it ends at a comma, the list of properties at two colons.
  package static let gitHubProperty = MarkupEscape { text in
    replaced(in: text) { scalar in
      switch scalar {
      case "%": "%25"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// The message of an Azure logging command (“Logging commands”), where `%AZP25` is a percent sign.
  package static let azureMessage = MarkupEscape { text in
    replaced(in: text) { $0 == "%" ? "%AZP25" : nil }
  }

  /// A property of an Azure logging command: it ends at a semicolon, the list at a bracket.
  package static let azureProperty = MarkupEscape { text in
    replaced(in: text) { scalar in
      switch scalar {
      case "%": "%AZP25"
      case ";": "%3B"
      case "]": "%5D"
      default: nil
      }
    }
  }

  private static func replaced(
    in text: String, by replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let replaced = replacement(scalar) {
        result += replaced
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
