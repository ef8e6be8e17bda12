import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let htmlEntity = RuleID("html-entity")
}

/// A character as HTML writes it, such as `&amp;`, in a text that is no HTML: it is shown as it is.
///
/// Holds for every locale. If the source text has one too, code may decode it: only the source is then
/// reported, and nothing where there are tags, Markdown, whose parsers decode entities (CommonMark, section
/// 2.5), a comment that names the entity, or one that is repeated: nobody indents so unless it works.
struct HTMLEntityCheck: CatalogTextCheck {
  let rule = Rule(
    .htmlEntity, fault: "K-7", title: "HTML entity on screen", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "“Terms &amp;amp; conditions”",
    precision: "Texts without tags, and translations of texts without entities.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.markup), let entity = Self.entity(in: text.scalars),
      !Self.hasTag(text.scalars), !Self.isMeant(entity, text, entry.entry)
    else { return nil }
    if entry.isTranslation {
      let source = entry.source.text(at: text.path).scalars
      guard Self.entity(in: source) == nil, !Self.hasTag(source) else { return nil }
    }
    return CatalogFault(
      "“\(entity)” is shown as it is", fix: "Write the character itself.")
  }

  /// Whether a comment names the entity, or the text has strong Markdown, a link, or the entity twice in a row.
  private static func isMeant(
    _ entity: String, _ text: CheckedText, _ entry: CatalogEntry
  ) -> Bool {
    entry.comment?.contains(entity) == true || text.value.contains("**")
      || text.value.contains("](") || text.value.contains(entity + entity)
  }

  private static let names: Set<String> = [
    "amp", "apos", "bull", "copy", "gt", "hellip", "laquo", "ldquo", "lsquo", "lt", "mdash", "nbsp",
    "ndash", "quot", "raquo", "rdquo", "reg", "rsquo", "trade",
  ]

  private static func entity(in text: [UInt32]) -> String? {
    for index in text.indices where text[index] == 0x26 {
      let name = text[(index + 1)...].prefix(8).prefix {
        CheckedText.isLatin($0) || CheckedText.isDigit($0) || $0 == 0x23
      }
      guard name.endIndex < text.endIndex, text[name.endIndex] == 0x3B else { continue }
      let isNumber =
        name.first == 0x23 && name.count > 1
        && name.dropFirst().contains(where: CheckedText.isDigit)
      if isNumber || names.contains(name.string) { return text[index...name.endIndex].string }
    }
    return nil
  }

  /// `<b>` or `</b>`.
  private static func hasTag(_ text: [UInt32]) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == 0x3C && (CheckedText.isLatin($1) || $1 == 0x2F) }
  }
}
