import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let baseDirectionFlips = RuleID("base-direction-flips")
}

/// A text of a locale that runs from right to left and begins with a Latin word: by its first strong
/// character the whole line runs from left to right (UAX #9, rules P2 and P3).
///
/// Holds for locales that run from right to left, and for lines that have a letter of such a script.
struct BaseDirectionCheck: CatalogTextCheck {
  let rule = Rule(
    .baseDirectionFlips, fault: "B-3", title: "Line has the wrong direction", looksAt: .catalogText,
    severity: .warning, locales: .rightToLeft,
    example: "Arabic that begins with “iPhone”",
    precision:
      "UAX #9, P2 and P3; applies if code does not set the direction."
  )

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.locale.isRightToLeft, text.traits.contains(.latin),
      !text.value.contains("://"), !KeyText.isSpoken(entry.entry.key),
      !Self.hasBrokenSpecifier(text, in: entry)
    else { return nil }
    for line in text.rightToLeftLines {
      guard let word = Self.firstWord(of: line), !Self.isTypedForIt(line, in: entry),
        !Self.hasItsWordsInBrackets(line)
      else { continue }
      let drawn = VisualLine(Array(line), in: entry.locale)
      guard !drawn.isRightToLeft else { continue }
      return CatalogFault(
        "the line begins with “\(word)”, so it is drawn from left to right: \(drawn.drawn)",
        fix: "Start the line with U+200F, or with a right-to-left word.")
    }
    return nil
  }

  /// Whether a percent sign is left of a specifier: its letter would be the word, and is the fault itself. In
  /// Arabic the sign may be that of the script.
  private static func hasBrokenSpecifier(_ text: CheckedText, in entry: CheckedEntry) -> Bool {
    guard entry.source.takesArguments else { return false }
    return text.scalars.contains { $0 == 0x25 || $0 == 0x066A }
      && !entry.source.main.traits.contains(.percent)
  }

  /// Whether a line begins with the brackets that the source text ends with, as “(kcal)”: somebody typed it so that it
  /// is read in the right order when it is drawn from left to right.
  private static func isTypedForIt(_ line: ArraySlice<UInt32>, in entry: CheckedEntry) -> Bool {
    let text = line.drop(while: CheckedText.isSpace)
    guard text.first == 0x28, let close = text.firstIndex(of: 0x29) else { return false }
    return entry.source.main.trimmed.suffix(close - text.startIndex + 1)
      .elementsEqual(text[...close])
  }

  /// Whether all words from right to left stand in brackets at the end of the line, as in “Deutsch (الألمانية)”: it reads
  /// well from either side.
  private static func hasItsWordsInBrackets(_ line: ArraySlice<UInt32>) -> Bool {
    guard let end = line.lastIndex(where: { !CheckedText.isSpace($0) }), line[end] == 0x29,
      let start = line[..<end].lastIndex(of: 0x28)
    else { return false }
    return !line[..<start].contains(where: VisualLine.isRightToLeft)
  }

  /// The Latin word that is the first strong character's; nil if an argument comes first, whose
  /// direction nobody knows.
  private static func firstWord(of line: ArraySlice<UInt32>) -> String? {
    for (index, scalar) in zip(line.indices, line) {
      if scalar == CheckedText.argument { return nil }
      // Nor that of what is put in the place of `${name}` and `{name}`.
      if scalar == 0x7B { return nil }
      if CheckedText.isLatin(scalar) {
        return line[index...].prefix { !CheckedText.isSpace($0) }.string
      }
      if VisualLine.isRightToLeft(scalar) || VisualLine.isControl(scalar) { return nil }
    }
    return nil
  }
}
