import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let fragmentText = RuleID("fragment-text")
}

/// A text with a space at an edge, or an open bracket or quotation mark at its end: something is put beside it.
/// One without a letter is a separator, which is meant, and so is the edge of a substitution: the key has the
/// whole sentence.
///
/// Holds for the source language alone; what translations have otherwise is drift. Where the key says that the text is a
/// part, `fragment-key` tells it.
struct FragmentTextCheck: CatalogTextCheck {
  let rule = Rule(
    .fragmentText, fault: "K-3", title: "Text is part of another", looksAt: .catalogText,
    severity: .info, locales: .source,
    example: "“Hello, ” with a space at its end",
    precision: "Exact; only in the source language.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isSource, !text.isBlank, !entry.isTextInCode, !KeyText.isOfLabel(entry.entry.key),
      text.path.substitution == nil, FragmentKeyCheck.part(of: entry.entry.key) == nil,
      let end = Self.openEnd(of: text),
      text.scalars.contains(where: CountedWord.isLetter)
    else { return nil }
    return CatalogFault(
      "the text \(end), so either it is joined with another text or the character is a mistake",
      fix: "Use one key for the whole sentence, with placeholders, or remove the character.")
  }

  /// What begins an item of a list, which is indented.
  private static let bullets: Set<UInt32> = [0x2A, 0x2D, 0xB7, 0x2013, 0x2022]

  /// Whether what stands before the space at the end is a whole sentence of four words or more: what is put behind it
  /// can only be another one. Fewer words may be an abbreviation, as “Approx. ”.
  private static func endsSentence(_ text: CheckedText) -> Bool {
    guard let last = text.trimmed.last, [0x2E, 0x21, 0x3F].contains(last) else { return false }
    return text.trimmed.split(whereSeparator: CheckedText.isSpace).count >= 4
  }

  /// Whether a text of up to three words with a colon names what stands beside it, as “Status: ”: its space changes nothing.
  /// Behind a preposition the sentence goes on: “Moored at: ”.
  private static func isLabel(_ text: CheckedText) -> Bool {
    let words = text.trimmed.split(whereSeparator: CheckedText.isSpace)
    guard words.count <= 3, let last = words.last, last.last == 0x3A else { return false }
    return !prepositions.contains(last.dropLast().string.lowercased())
  }

  private static let prepositions: Set<String> = [
    "at", "by", "for", "from", "in", "into", "of", "on", "to", "until", "with",
  ]

  /// Whether a text begins as one that stands alone: its spaces on both sides are padding, those of “ and ” are not.
  private static func beginsWithCapital(_ text: CheckedText) -> Bool {
    text.trimmed.first.flatMap(Unicode.Scalar.init)?.properties.isUppercase ?? false
  }

  private static func openEnd(of text: CheckedText) -> String? {
    guard let first = text.scalars.first, let last = text.scalars.last,
      text.trimmed.first.map(bullets.contains) != true
    else { return nil }
    if first == 0x20, last == 0x20, Self.beginsWithCapital(text) { return nil }
    if last == 0x20 { return endsSentence(text) || isLabel(text) ? nil : "ends with a space" }
    // Several spaces indent.
    if first == 0x20 { return text.scalars.dropFirst().first == 0x20 ? nil : "begins with a space" }
    if last == 0x28 || last == 0x5B {
      // “:(” is a face.
      let isFace = text.scalars.dropLast().last == 0x3A || text.scalars.dropLast().last == 0x2D
      return isFace ? nil : "ends with an opening bracket"
    }
    // “ closes what „ opens in German and its neighbours.
    if last == 0x201C, text.scalars.contains(0x201E) { return nil }
    if last == 0x201C || last == 0x2018 || last == 0xAB {
      return "ends with an opening quotation mark"
    }
    return nil
  }
}
