import OversetLayoutTree
import OversetText
import OversetUnicode
import OversetVocabulary

/// A line of a text that is drawn, arguments filled in, in the order in which it is drawn (UAX #9).
///
/// A line ends at a mandatory break. Lines that wrapping makes are not told apart: a number seldom breaks.
struct DrawnLine {
  /// The characters in logical and in visual order.
  let visual: VisualLine

  /// Whether a letter of it runs from right to left.
  var hasRightToLeftLetter: Bool { visual.scalars.contains(where: VisualLine.isRightToLeft) }

  /// The lines of a text that are not blank.
  static func all(of text: TextContent) -> [DrawnLine] {
    let analyzer = TextAnalyzer()
    let scalars: [UInt32] = text.string.unicodeScalars.map(\.value)
    let lines: [ArraySlice<UInt32>] = scalars.split { isBreak($0) }
    return lines.map { line in
      DrawnLine(
        visual: VisualLine(Array(line), analyzer: analyzer, base: text.request.direction))
    }
  }

  private static func isBreak(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x2029
  }
}

extension TextContent {
  /// Whether any line of the text may run from right to left: its letters do, or the view around it does.
  var mayRunRightToLeft: Bool {
    if case .firstStrong(fallback: .rightToLeft) = request.direction { return true }
    if case .fixed(.rightToLeft) = request.direction { return true }
    return hasRightToLeftLetter
  }

  /// Whether a letter of the text runs from right to left.
  var hasRightToLeftLetter: Bool {
    // No letter below the Hebrew block does.
    request.text.contains { $0 >= 0x0590 }
      && string.unicodeScalars.contains { VisualLine.isRightToLeft($0.value) }
  }

  /// Whether the text is of a language that is written from right to left.
  var isOfRightToLeftLocale: Bool { LayoutDirection.of(locale: request.locale) == .rightToLeft }
}
