import OversetCatalogs
import OversetVocabulary

extension SourceWords {
  /// The words of a translation that is its source text; nil if it is not, or may be.
  init?(sameTextAt text: CheckedText, in entry: CheckedEntry) {
    guard entry.isTranslation, text.traits.contains(.latin),
      entry.source.hasText(text.value),
      entry.locale.language != entry.entry.sourceLanguage.language
    else { return nil }
    self = entry.source.words(of: text)
  }
}
