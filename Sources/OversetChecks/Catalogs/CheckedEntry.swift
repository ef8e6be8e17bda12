import OversetCatalogs
import OversetVocabulary

/// A key in one locale. A class: every rule is handed it, by one reference.
package final class CheckedEntry {
  /// The key with all its localizations.
  let entry: CatalogEntry
  /// The locale.
  let locale: CheckedLocale
  /// Its texts, where the catalog has any for exactly this locale.
  let localization: Localization?
  /// Whether the locale is the one the app is written in.
  let isSource: Bool
  /// Whether the catalog has any text in the locale.
  let isLocaleOfCatalog: Bool
  /// The files of the table, where its format has one for each locale.
  let files: TableFiles
  /// The texts of the source language.
  let source: CheckedSource
  /// How many locales of other languages repeat the main source text, and how many have another.
  let repetition: SourceRepetition
  /// The languages of the table that nobody has translated.
  private let copies: CopiedLanguages
  /// The texts of the locale, in file order; of the source language also those that keys and comments
  /// give.
  let texts: [CheckedText]
  /// The arguments of each text.
  let arguments: [LeafArguments]

  init(
    _ entry: CatalogEntry, _ locale: CheckedLocale, source: CheckedSource,
    _ repetition: SourceRepetition, _ copies: CopiedLanguages, isLocaleOfCatalog: Bool,
    files: TableFiles = TableFiles()
  ) {
    self.copies = copies
    self.entry = entry
    self.locale = locale
    self.source = source
    self.repetition = repetition
    self.isLocaleOfCatalog = isLocaleOfCatalog
    self.files = files
    isSource = locale.tag == entry.sourceLanguage
    let own = entry.localizations[locale.tag].flatMap { $0.isEmpty ? nil : $0 }
    localization = own
    if isSource {
      texts = source.isKnown ? source.texts : []
      arguments = source.isKnown ? source.arguments : []
    } else {
      arguments = own?.leafArguments ?? []
      texts = arguments.map { CheckedText($0) }
    }
  }

  /// Whether a translation can be compared with its source here.
  var isTranslation: Bool { !isSource && source.isKnown && entry.shouldTranslate }

  /// How much of the table is a copy of the source texts; nil if the locale has texts of its own.
  var copy: CopiedLanguages.Copy? { copies.copy(in: locale.tag) }

  /// Whether a text and its source text are the same part of a whole: a substitution may hold the end of a
  /// sentence in one language and not in another.
  func isComparablePart(_ text: CheckedText) -> Bool {
    guard text.path.substitution != nil else { return true }
    return texts.first?.value == source.texts.first?.value
  }

  /// Whether the source language has a file for the table, and the key is not in it.
  var isStray: Bool { Self.isStray(entry, files) }

  /// Whether the source language has a file among `files`, and an entry is not in it.
  static func isStray(_ entry: CatalogEntry, _ files: TableFiles) -> Bool {
    entry.localizations[entry.sourceLanguage] == nil
      && files.byLocale[entry.sourceLanguage] != nil && files.isWhole(entry.sourceLanguage)
      && !entry.place.file.hasSuffix(".xcstrings")
  }

  /// Whether the source text may stand in code: files with one for each locale have none, and the key counts.
  var isTextInCode: Bool {
    entry.source.origin == .key && !entry.place.file.hasSuffix(".xcstrings")
  }

  /// Where a translation would be written: in the locale's own file, else beside the source text.
  var missingPlace: SourcePlace {
    guard let file = files.byLocale[locale.tag] else {
      return files.byLocale.isEmpty
        ? entry.place : entry.localizations[entry.sourceLanguage]?.place ?? entry.place
    }
    return SourcePlace(file: file)
  }

  /// A finding about one of the texts.
  func finding(_ rule: Rule, at text: CheckedText, _ fault: CatalogFault) -> Finding {
    finding(rule, at: text.unit.place, variant: text.path, text: text.value, fault)
  }

  /// A finding about a place of the entry.
  func finding(
    _ rule: Rule, at place: SourcePlace, variant: LeafPath = .root, text: String = "",
    _ fault: CatalogFault
  ) -> Finding {
    var finding = Finding(
      rule: rule, subject: .text(TextSubject(key: entry.key, variant: variant.description)),
      locale: locale.tag, place: place, message: fault.message, fix: fault.fix)
    finding.evidence.text = text
    return finding
  }
}
