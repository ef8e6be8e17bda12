package import OversetVocabulary

extension RuleID {
  package static let punctuationJumps = RuleID("punctuation-jumps")
}

/// A sign that belongs to a Latin word and is drawn on its other side: `C++` as `++C`, `@home` as
/// `home@` (UAX #9, rule N2).
///
/// Holds for locales that run from right to left. Signs that end sentences belong to the sentence, and
/// are not looked at.
struct PunctuationJumpsCheck: CatalogTextCheck {
  let rule = Rule(
    .punctuationJumps, fault: "B-4", title: "Punctuation on the wrong side", looksAt: .catalogText,
    severity: .warning, locales: .rightToLeft,
    example: "“C++” in Arabic",
    precision: "UAX #9, N2; punctuation that ends sentences is excluded.")

  /// `@` `#` `.` `/` before a word; `+` `#` behind it.
  private static let leading: Set<UInt32> = [0x40, 0x23, 0x2E, 0x2F]
  private static let trailing: Set<UInt32> = [0x2B, 0x23]

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.locale.isRightToLeft else { return nil }
    for line in text.rightToLeftLines where line.contains(where: Self.isSign) {
      let scalars = line.map { $0 == CheckedText.argument ? 0x41 : $0 }
      let drawn = VisualLine(scalars, in: entry.locale)
      guard drawn.isRightToLeft, let word = Self.brokenWord(Array(line), drawn) else { continue }
      return CatalogFault(
        "the punctuation of “\(word)” is drawn on its other side: \(drawn.drawn)",
        fix: "Put U+2068 before the word and U+2069 after it.")
    }
    return nil
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    leading.contains(scalar) || trailing.contains(scalar)
  }

  /// The first word whose sign is not drawn where it is written.
  private static func brokenWord(_ line: [UInt32], _ drawn: VisualLine) -> String? {
    func isEdge(_ index: Int) -> Bool {
      !line.indices.contains(index) || CheckedText.isSpace(line[index])
    }
    for index in line.indices {
      if leading.contains(line[index]), isEdge(index - 1), line.indices.contains(index + 1),
        isWord(line[index + 1], behind: line[index]),
        !isMistypedEscape(line[index...]), !isPaired(at: index, in: line),
        drawn.places[index] > drawn.places[index + 1]
      {
        return line[index...].prefix { !CheckedText.isSpace($0) }.map(shown).string
      }
      if trailing.contains(line[index]), index > 0, CheckedText.isLatin(line[index - 1]),
        line[index...].drop(while: { $0 == line[index] }).first.map(CheckedText.isSpace) ?? true,
        !isPaired(at: index, in: line), drawn.places[index] < drawn.places[index - 1]
      {
        return line[..<index].reversed().prefix { !CheckedText.isSpace($0) }.reversed().string
          + [line[index]].string
      }
    }
    return nil
  }

  /// Whether the sign stands at both ends of its word: they change places, which nobody sees, or code takes them out.
  private static func isPaired(at index: Int, in line: [UInt32]) -> Bool {
    let start = line[..<index].lastIndex(where: CheckedText.isSpace).map { $0 + 1 } ?? 0
    let end = line[index...].firstIndex(where: CheckedText.isSpace) ?? line.count
    let sign = line[index]
    guard line[start] == sign, let last = line[start..<end].lastIndex(of: sign) else {
      return false
    }
    return last > start && line[(last + 1)..<end].allSatisfy(sentenceEnds.contains)
  }

  /// `.` `,` `:` `;` `!` `?`, and those of Arabic: they stand behind a word and belong to the sentence.
  private static let sentenceEnds: Set<UInt32> = [
    0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x3F, 0x060C, 0x061B, 0x061F,
  ]

  /// `/n` for a line feed.
  private static func isMistypedEscape(_ text: ArraySlice<UInt32>) -> Bool {
    text.starts(with: [0x2F, 0x6E]) && text.dropFirst(2).first.map(CheckedText.isSpace) ?? true
  }

  /// Only behind “@” is an argument beyond doubt a name in Latin letters.
  private static func isWord(_ scalar: UInt32, behind sign: UInt32) -> Bool {
    CheckedText.isLatin(scalar) || (sign == 0x40 && scalar == CheckedText.argument)
  }

  private static func shown(_ scalar: UInt32) -> UInt32 {
    scalar == CheckedText.argument ? 0x2026 : scalar
  }
}
