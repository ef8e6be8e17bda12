import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let rawKey = RuleID("raw-key")
}

/// A key that is an identifier and shows as it is: it has no text in the source language, or the text of a
/// locale is the key.
///
/// Holds for every locale. Only string catalogs say for sure that there is no text: a `.strings` file may be
/// short of texts that a storyboard or the code has. What a file gives as the text is sure in all, unless the
/// source language lacks the key: then code hardly uses it.
struct RawKeyCheck: CatalogCheck {
  let rule = Rule(
    .rawKey, fault: "K-1", title: "Raw key on screen", looksAt: .catalogEntry, severity: .error,
    locales: .every,
    example: "`settings.title` without an English text",
    precision:
      "Names that code joins by dots, underscores or capitals; not addresses and compounds.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard !entry.entry.isStale else { return [] }
    if let own = entry.localization { return repeatedKey(in: own, entry) }
    return entry.isSource ? missingText(entry) : []
  }

  private func missingText(_ entry: CheckedEntry) -> [Finding] {
    let key = entry.entry.key
    guard entry.entry.source.origin == .rawKey, entry.entry.place.file.hasSuffix(".xcstrings"),
      entry.entry.shouldTranslate, !KeyText.isOfInterfaceBuilder(key), !isSample(entry.entry)
    else { return [] }
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault(
          "“\(key)” has no text in \(entry.locale.tag), so the key itself is shown",
          fix: "Add a text in \(entry.locale.tag)."))
    ]
  }

  /// Whether the comment says that the text stands for what users enter.
  private func isSample(_ entry: CatalogEntry) -> Bool {
    guard let comment = entry.comment?.lowercased() else { return false }
    return ["placeholder", "sample", "example", "preview"].contains { comment.contains($0) }
  }

  private func repeatedKey(in own: Localization, _ entry: CheckedEntry) -> [Finding] {
    let key = entry.entry.key
    guard let unit = own.unit, unit.value == key, entry.entry.shouldTranslate, !entry.isStray,
      IdentifierKey.matches(key)
    else { return [] }
    return [
      entry.finding(
        rule, at: unit.place, text: unit.value,
        CatalogFault(
          "the text is the key, “\(key)”", fix: "Write the text in \(entry.locale.tag)."))
    ]
  }
}
