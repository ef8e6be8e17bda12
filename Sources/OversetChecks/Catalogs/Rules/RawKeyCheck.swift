import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let rawKey = RuleID("raw-key")
}

/// A key that is an identifier and has no text in the source language: it shows as it is.
///
/// Holds for the source language alone. Only string catalogs say for sure that there is no text: a
/// `.strings` file may be short of texts that a storyboard or the code has.
struct RawKeyCheck: CatalogCheck {
  let rule = Rule(
    .rawKey, fault: "K-1", title: "Raw key on screen", looksAt: .catalogEntry, severity: .error,
    locales: .source,
    example: "`settings.title` without an English text",
    precision: "Only in string catalogs, which state that a text is missing.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    let key = entry.entry.key
    guard entry.isSource, !entry.source.isKnown, entry.entry.extractionState != "stale",
      entry.entry.place.file.hasSuffix(".xcstrings"), !Self.isInterfaceBuilderKey(key)
    else { return [] }
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault(
          "“\(key)” has no text in \(entry.locale.tag), so the key itself is shown",
          fix: "Add a text in \(entry.locale.tag)."))
    ]
  }

  /// `6DV-cd-fda.title`: the text is in a storyboard.
  private static func isInterfaceBuilderKey(_ key: String) -> Bool {
    guard let object = key.split(separator: ".").first else { return false }
    return object.split(separator: "-").map(\.count) == [3, 2, 3]
  }
}
