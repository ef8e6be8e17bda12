import OversetCatalogs
import OversetVocabulary

/// The source texts of a key, looked at once for all locales. A class: each locale has it by reference.
final class CheckedSource: Sendable {
  /// The texts, in file order; one where the key or a comment is the text.
  let texts: [CheckedText]
  /// The arguments of each text.
  let arguments: [LeafArguments]
  /// The text that represents all variants.
  let main: CheckedText
  /// The words of each text that a translator would change; nil where the text has no Latin letters.
  private let words: [SourceWords?]
  /// Whether there is a text: a key that is an identifier is none.
  let isKnown: Bool
  /// What the reading of the file found wrong with the entry.
  let notes: [CatalogNote]

  init(_ entry: CatalogEntry, notes: [CatalogNote]) {
    let own = entry.localizations[entry.sourceLanguage].flatMap { $0.isEmpty ? nil : $0 }
    let localization =
      own
      ?? Localization(
        locale: entry.sourceLanguage,
        unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    arguments = localization.leafArguments
    let texts = arguments.map { CheckedText(path: $0.path, unit: $0.unit) }
    self.texts = texts
    main =
      texts.first { $0.value == entry.source.text }
      ?? CheckedText(
        path: .root, unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    words = texts.map { $0.traits.contains(.latin) ? SourceWords($0) : nil }
    isKnown = entry.source.origin != .rawKey
    self.notes = notes
  }

  /// The words of a translation that a translator would change: those of the source text, where it is the
  /// same.
  func words(of text: CheckedText) -> SourceWords {
    texts.firstIndex { $0.scalars == text.scalars }.flatMap { words[$0] } ?? SourceWords(text)
  }

  /// The source text of the variant at `path`; the main one if the source has no such variant.
  func text(at path: LeafPath) -> CheckedText { texts.first { $0.path == path } ?? main }
}

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
  /// The texts of the source language.
  let source: CheckedSource
  /// The texts of the locale, in file order; of the source language also those that keys and comments
  /// give.
  let texts: [CheckedText]
  /// The arguments of each text.
  let arguments: [LeafArguments]

  init(
    _ entry: CatalogEntry, _ locale: CheckedLocale, source: CheckedSource, isLocaleOfCatalog: Bool
  ) {
    self.entry = entry
    self.locale = locale
    self.source = source
    self.isLocaleOfCatalog = isLocaleOfCatalog
    isSource = locale.tag == entry.sourceLanguage
    let own = entry.localizations[locale.tag].flatMap { $0.isEmpty ? nil : $0 }
    localization = own
    if isSource {
      texts = source.isKnown ? source.texts : []
      arguments = source.isKnown ? source.arguments : []
    } else {
      arguments = own?.leafArguments ?? []
      texts = arguments.map { CheckedText(path: $0.path, unit: $0.unit) }
    }
  }

  /// Whether a translation can be compared with its source here.
  var isTranslation: Bool { !isSource && source.isKnown && entry.shouldTranslate }

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
