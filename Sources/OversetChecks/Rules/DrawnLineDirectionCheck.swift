import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let drawnLineDirection = RuleID("drawn-line-direction")
}

/// A line of a language from right to left that is drawn from left to right, because it begins with a Latin word:
/// a name that code has filled in, or the text's own (UAX #9, rules P2 and P3).
struct DrawnLineDirectionCheck: ComponentTextCheck {
  let rule = Rule(
    .drawnLineDirection, fault: "B-3", title: "Drawn line has the wrong direction",
    looksAt: .tree, severity: .warning, locales: .rightToLeft,
    example: "Arabic “%@ متصل” filled with “Anna”",
    precision: """
      UAX #9, P2 and P3, on the text as drawn, with its arguments. A text that a user writes may begin so on purpose.
      """)

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, !site.isDirectionFixed, text.isOfRightToLeftLocale,
      text.hasRightToLeftLetter
    else { return nil }
    for line in DrawnLine.all(of: text)
    where line.hasRightToLeftLetter && !line.visual.isRightToLeft {
      guard let word = firstWord(of: line.visual.scalars) else { continue }
      return site.finding(
        rule,
        "the line begins with “\(word)”, so it is drawn from left to right: \(line.visual.drawn)",
        fix: "Start the line with U+200F, or put U+2068 before the word and U+2069 after it.")
    }
    return nil
  }

  /// The word that decides; nil where a directional mark does.
  private func firstWord(of line: [UInt32]) -> String? {
    guard let start = line.firstIndex(where: { CheckedText.isLatin($0) || $0 >= 0xAA }),
      !VisualLine.isControl(line[start])
    else { return nil }
    return line[start...].prefix { !CheckedText.isSpace($0) }.string
  }
}
