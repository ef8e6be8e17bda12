import OversetLayoutTree
import OversetText
import OversetUnicode
package import OversetVocabulary

extension RuleID {
  package static let arrowInText = RuleID("arrow-in-text")
}

/// An arrow written into a line that runs from right to left, and that points against it: “الإعدادات → عام”.
///
/// Arrows do not mirror (Unicode, Bidi_Mirrored). Between words and behind them an arrow leads on, so that it has
/// to point left; before the first word it leads back, and has to point right. One that stands alone is a symbol
/// that points the same way in every language, and one between Latin words, “A → B”, runs with them (UAX #9, N1).
struct ArrowInTextCheck: TextCheck {
  let rule = Rule(
    .arrowInText, fault: "R-1", title: "Arrow in a text does not mirror", looksAt: .treeText,
    severity: .warning, locales: .rightToLeft,
    example: "“→” between two Arabic words",
    precision: """
      By its place: before the first word an arrow leads back, elsewhere on. One that means a side of the screen \
      is right as it is.
      """)

  /// Arrows to the right: simple, long, double, heavy and hollow ones.
  private static let right: Set<UInt32> = [
    0x2192, 0x21D2, 0x27A1, 0x279C, 0x279D, 0x279E, 0x27F6, 0x27F9, 0x2B95, 0x21E8,
  ]
  /// Their counterparts to the left.
  private static let left: Set<UInt32> = [0x2190, 0x21D0, 0x2B05, 0x27F5, 0x27F8, 0x21E6]

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, !site.isDirectionFixed, text.isOfRightToLeftLocale,
      text.request.text.contains(where: { (0x2190...0x2BFF).contains($0) })
    else { return nil }
    for line in DrawnLine.all(of: text) where line.visual.isRightToLeft {
      guard let arrow = wrongArrow(in: line.visual.scalars) else { continue }
      let side = Self.right.contains(arrow) ? "right" : "left"
      return site.finding(
        rule, "“\([arrow].string)” points \(side), against the direction of the line",
        fix: "Write the other arrow in this language, or use a symbol that mirrors.")
    }
    return nil
  }

  /// The first arrow that points against what it means.
  private func wrongArrow(in line: [UInt32]) -> UInt32? {
    let words = line.enumerated().filter { !isSign($1) }.map(\.offset)
    for (index, scalar) in line.enumerated() {
      guard !runsWithLeftToRightWords(index, line, words) else { continue }
      let leadsBack = words.first.map { index < $0 } ?? false
      if Self.right.contains(scalar), !leadsBack { return scalar }
      if Self.left.contains(scalar), leadsBack || words.isEmpty { return scalar }
    }
    return nil
  }

  /// Whether the nearest characters of words on both sides are letters of a script that runs from left to right.
  private func runsWithLeftToRightWords(_ index: Int, _ line: [UInt32], _ words: [Int]) -> Bool {
    guard let before = words.last(where: { $0 < index }),
      let behind = words.first(where: { $0 > index })
    else { return false }
    return [line[before], line[behind]].allSatisfy {
      CountedWord.isLetter($0) && !CharacterProperties.isStrongRightToLeft($0)
    }
  }

  /// What is no word: space, arrows, what chooses their look, directional marks.
  private func isSign(_ scalar: UInt32) -> Bool {
    CheckedText.isSpace(scalar) || Self.right.contains(scalar) || Self.left.contains(scalar)
      || scalar == 0xFE0E || scalar == 0xFE0F || VisualLine.isControl(scalar)
  }
}
