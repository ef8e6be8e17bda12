import OversetCatalogs

extension SourceWords {
  /// The words of a translation that is its source text; nil where it is not, or may be.
  init?(sameTextAt text: CheckedText, in entry: CheckedEntry) {
    guard entry.isTranslation, text.traits.contains(.latin),
      entry.source.texts.contains(where: { $0.value == text.value })
        || entry.source.main.value == text.value,
      entry.locale.language != LanguageOf.tag(entry.entry.sourceLanguage)
    else { return nil }
    self = entry.source.words(of: text)
  }
}
