import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let literalEscape = RuleID("literal-escape")
}

/// A backslash and an n where the source has a line break: both characters are shown.
///
/// Holds for every locale but the source's. Where the source has them as well, code may replace them.
struct LiteralEscapeCheck: CatalogTextCheck {
  let rule = Rule(
    .literalEscape, fault: "K-7", title: "Escape on screen", looksAt: .catalogText,
    severity: .error, locales: .translations,
    example: "`\\\\n` for `\\n` in a catalog",
    precision: "Only if the source has none; paths are excluded.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.markup), entry.isTranslation else { return nil }
    let source = entry.source.text(at: text.path)
    guard let escape = Self.escape(in: text.scalars, breaks: source.traits.contains(.newline)),
      !source.scalars.contains(0x5C)
    else { return nil }
    return CatalogFault(
      "“\(escape)” is shown as two characters",
      fix: escape == "\\n" ? "Write a line break, as in the source." : "Write the character itself."
    )
  }

  /// `\n` or `\"`; an n before a small letter counts if the source has a line break, else it may begin a name.
  private static func escape(in text: [UInt32], breaks: Bool) -> String? {
    for (index, scalar) in text.enumerated() where scalar == 0x5C && index + 1 < text.count {
      if text[index + 1] == 0x22 { return "\\\"" }
      guard text[index + 1] == 0x6E, index == 0 || text[index - 1] != 0x3A || breaks else {
        continue
      }
      let next = index + 2 < text.count ? text[index + 2] : 0x20
      if breaks || !(0x61...0x7A).contains(next) { return "\\n" }
    }
    return nil
  }
}
