import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let keyNotInSource = RuleID("key-not-in-source")
}

/// A key that translations have, and the source language's file of the same table does not.
///
/// Only formats with a file for each locale can have one. Texts that stand elsewhere in the source language
/// are left out: those of Interface Builder in its documents, those of InfoPlist in Info.plist.
struct StrayKeyCheck: CatalogCheck {
  let rule = Rule(
    .keyNotInSource, fault: "K-6", title: "Key not in the source language", looksAt: .catalogEntry,
    severity: .info, locales: .source,
    example: "`title` in de.lproj, and not in the Localizable.strings of en.lproj",
    precision: """
      Exact about the files. Whether the key is still used, and is shown as it is, only the code says.
      """)

  /// Whether the rule is about a key: other rules then say nothing of it, as nobody may see its texts.
  static func concerns(_ entry: CheckedEntry) -> Bool {
    entry.isStray && entry.entry.source.interfaceClass == nil
      && !KeyText.isOfInterfaceBuilder(entry.entry.key)
      && !entry.entry.place.file.hasSuffix("InfoPlist.strings")
  }

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard entry.isSource, Self.concerns(entry) else { return [] }
    let locales = entry.entry.locales.map(\.identifier).sorted()
    let more = locales.count > 3 ? " and \(locales.count - 3) more" : ""
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault(
          "the key is translated into \(locales.prefix(3).joined(separator: ", "))\(more), and is not in "
            + "the file in \(entry.locale.tag)",
          fix: "Add a text in \(entry.locale.tag), or remove the translations."))
    ]
  }
}
