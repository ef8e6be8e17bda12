import OversetUnicode
import OversetVocabulary

extension PrintedText {
  /// How many columns of a terminal it takes. The codes of colours take none; an escape is always that of
  /// one, since values hold none.
  var columns: Int {
    let text = string
    guard text.utf8.contains(0x1B) else { return DisplayWidth.columns(of: text) }
    return DisplayWidth.columns(of: text.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
  }

  /// The text in at most so many columns; a longer one ends in `…`. It has no colours.
  func shortened(to columns: Int) -> PrintedText {
    let text = string
    guard DisplayWidth.columns(of: text) > columns else { return self }
    var rest = columns - 1
    let shown = text.prefix { character in
      rest -= DisplayWidth.columns(of: String(character))
      return rest >= 0
    }
    return "\(shown)…"
  }

  /// The words of a line, which its spaces part.
  static func words(of line: PrintedText) -> [PrintedText] {
    line.string.split(separator: " ").map { "\($0)" }
  }

  /// `parts` one after the other, on as many lines as their width asks for.
  ///
  /// - Parameters:
  ///   - separator: Stands between two parts of a line, and without its trailing spaces at the end of one.
  ///   - indent: Stands before each line but the first.
  static func lines(
    _ parts: [PrintedText], separator: PrintedText, indent: PrintedText, width: Int
  ) -> [PrintedText] {
    var lines: [PrintedText] = []
    var line: PrintedText?
    for part in parts {
      guard let begun = line else {
        line = part
        continue
      }
      let longer = begun + separator + part
      if longer.columns <= width {
        line = longer
      } else {
        lines.append((begun + separator).withoutTrailingSpaces)
        line = indent + part
      }
    }
    return lines + [line].compactMap(\.self)
  }
}
