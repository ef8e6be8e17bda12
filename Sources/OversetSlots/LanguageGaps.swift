import OversetCatalogs
import OversetProject
import OversetUnicode
import OversetVocabulary

/// The languages of tables, and what of their texts is in none or has no source text to compare with.
struct LanguageGaps {
  /// The locales to look at: those of a language, and whatever a catalog says is its source, sorted.
  let locales: [LocaleTag]
  /// These and the languages that no app around the catalogs knows, which are looked at where somebody asks for them.
  let languages: [LocaleTag]
  /// The texts of other tags, and the keys without a source text.
  let notChecked: [NotChecked]

  /// - Parameters:
  ///   - tables: The catalogs.
  ///   - appLanguages: By name of a file in a package, the languages of the apps that the package is built into.
  init(_ tables: [CatalogTable], appLanguages: [String: Set<LocaleTag>] = [:]) {
    let all = Set(tables.flatMap(\.locales))
    let sources = Set(tables.map(\.sourceLanguage))
    let languages = all.filter { $0.isLanguage || sources.contains($0) }
    let unseen = languages.subtracting(sources).filter { locale in
      tables.allSatisfy { Self.isUnseen(locale, in: $0, appLanguages) }
    }
    self.languages = languages.sorted()
    locales = languages.subtracting(unseen).sorted()
    notChecked =
      all.subtracting(languages).sorted().map { Self.note($0, in: tables) }
      + Self.withoutApp(unseen) + Self.withoutSource(tables)
  }

  /// Whether nobody sees a table's texts of a locale: it has none, or the apps that its package is built into do not
  /// come in the language.
  private static func isUnseen(
    _ locale: LocaleTag, in table: CatalogTable, _ appLanguages: [String: Set<LocaleTag>]
  ) -> Bool {
    guard table.locales.contains(locale) else { return true }
    let file =
      table.files.byLocale[locale] ?? table.entries(0..<min(1, table.keys.count)).first?.place.file
    guard let file, let known = appLanguages[file] else { return false }
    return !known.contains { $0.language == locale.language }
  }

  private static func withoutApp(_ locales: Set<LocaleTag>) -> [NotChecked] {
    guard !locales.isEmpty else { return [] }
    let names = locales.sorted().map(\.identifier).joined(separator: ", ")
    return [
      NotChecked(
        reason: .notBuilt, subject: "languages", count: locales.count,
        detail:
          "languages of packages that the Xcode project around them does not know, so that no "
          + "device shows them: \(names)")
    ]
  }

  private static func note(_ tag: LocaleTag, in tables: [CatalogTable]) -> NotChecked {
    let count = tables.reduce(0) { sum, table in
      guard table.locales.contains(tag) else { return sum }
      return sum
        + table.keys.indices.count { index in
          table.entries(index..<index + 1).first?.localizations[tag]?.isEmpty == false
        }
    }
    return NotChecked(
      reason: .noLanguage, subject: tag.identifier, count: count,
      detail: "strings: “\(tag)” is the tag of no language, so no device shows them")
  }

  /// Keys that are no text, in tables of which no file has texts in the source language.
  private static func withoutSource(_ tables: [CatalogTable]) -> [NotChecked] {
    var keys: [LocaleTag: Int] = [:]
    var names: [LocaleTag: [String]] = [:]
    for table in tables where !table.hasSourceTexts && !table.files.byLocale.isEmpty {
      // Texts of InfoPlist stand in Info.plist, and those of Interface Builder in its documents.
      guard !table.table.hasSuffix("InfoPlist") else { continue }
      let count = table.keys.count { !KeyText.isText($0) && !KeyText.isOfInterfaceBuilder($0) }
      guard count > 0 else { continue }
      keys[table.sourceLanguage, default: 0] += count
      names[table.sourceLanguage, default: []].append(table.table)
    }
    return keys.sorted { $0.key < $1.key }.map { language, count in
      let names = names[language] ?? []
      let shown = names.prefix(3).joined(separator: ", ")
      let more = names.count > 3 ? " and \(names.count - 3) more tables" : ""
      return NotChecked(
        reason: .noSource, subject: language.identifier, count: count,
        detail:
          "keys of \(shown)\(more): no file has their texts in \(language), so that nothing is "
          + "compared with them; --source names another source language")
    }
  }
}
