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
  /// Whether the texts vary by number, and are not all the same.
  let hasDifferentForms: Bool
  /// The arguments of the main text that are amounts of something, by number.
  let measuredArguments: Set<Int>
  /// What the reading of the file found wrong with the entry, by the locale that it is about.
  let notes: [LocaleTag: [CatalogNote]]
  private let index: SourceTextIndex

  init(_ entry: CatalogEntry, notes: [CatalogNote]) {
    let own = entry.localizations[entry.sourceLanguage].flatMap { $0.isEmpty ? nil : $0 }
    let localization =
      own
      ?? Localization(
        locale: entry.sourceLanguage,
        unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    arguments = localization.leafArguments
    let texts = arguments.map { CheckedText($0) }
    self.texts = texts
    main =
      texts.first { $0.value == entry.source.text }
      ?? CheckedText(
        path: .root, unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    words = texts.map { $0.traits.contains(.latin) ? SourceWords($0) : nil }
    isKnown = entry.source.origin != .rawKey
    hasDifferentForms =
      texts.contains { $0.scalars != texts.first?.scalars }
      && texts.contains { $0.path.pluralCategory != nil }
    measuredArguments = MeasuredArguments.numbers(in: main)
    self.notes = notes.isEmpty ? [:] : NotedLocales(entry).group(notes)
    index = SourceTextIndex(texts)
  }

  /// The words of a translation that a translator would change: those of the source text, where it is the
  /// same.
  func words(of text: CheckedText) -> SourceWords {
    index.position(of: text.scalars, in: texts).flatMap { words[$0] } ?? SourceWords(text)
  }

  /// The source text of the variant at `path`; the main one if the source has no such variant.
  func text(at path: LeafPath) -> CheckedText {
    index.position(of: path, in: texts).map { texts[$0] } ?? main
  }

  /// Whether one of the source texts is `value`.
  func hasText(_ value: String) -> Bool {
    index.contains(value, in: texts) || main.value == value
  }
}
