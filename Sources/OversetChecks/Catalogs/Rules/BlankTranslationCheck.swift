import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let translationBlank = RuleID("translation-blank")
}

/// A translation that shows nothing where the source shows something. Holds for every locale but the
/// source's. A wide space is meant: nobody types it by mistake. So are the gaps between joined parts, such as
/// “ at ” and “and”, for which other languages need no word, patterns of digits, and addresses. Interface Builder has texts that nobody sees.
struct BlankTranslationCheck: CatalogTextCheck {
  let rule = Rule(
    .translationBlank, fault: "K-2", title: "Blank translation", looksAt: .catalogText,
    severity: .warning, locales: .translations,
    example: "`\"value\" : \"\"` for “Save”",
    precision: "Exact.")

  /// Whether the comment speaks of a text without characters, or the language may lack the plural form.
  private static func isMeant(_ entry: CatalogEntry) -> Bool {
    if KeyText.isOfPluralForm(entry.key) { return true }
    guard let comment = entry.comment?.lowercased() else { return false }
    return ["empty", "blank"].contains { word in
      ["be \(word)", "leave \(word)", "leave an \(word)", "left \(word)", "\(word) string"].contains
      {
        comment.contains($0)
      }
    }
  }

  /// Whether a text is one form of a part that has others: for no boats, “ and %arg boats” is left out.
  private static func isFormOfPart(_ text: CheckedText, in entry: CheckedEntry) -> Bool {
    guard let part = text.path.substitution else { return false }
    return entry.texts.contains { $0.path.substitution == part && !$0.isBlank }
  }

  private static func isAddress(_ text: CheckedText) -> Bool {
    text.value.contains("://") && !text.scalars.contains(where: CheckedText.isSpace)
  }

  private static let joiners: Set<String> = [
    "a", "an", "and", "at", "by", "in", "of", "on", "or", "s", "to",
  ]

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isTranslation, text.isBlank, !KeyText.isOfInterfaceBuilder(entry.entry.key),
      text.scalars != [0x3000], !entry.isStray, !Self.isFormOfPart(text, in: entry),
      !Self.isMeant(entry.entry)
    else { return nil }
    let source = entry.source.text(at: text.path)
    guard !source.isBlank, source.scalars.contains(where: CountedWord.isLetter),
      source.trimmed.count == source.scalars.count, !Self.isAddress(source),
      !Self.joiners.contains(source.value)
    else { return nil }
    return CatalogFault(
      "the translation is blank, but the source is not",
      fix: "Translate the key. If the blank is meant, say so in the comment: “may be empty”.")
  }
}
