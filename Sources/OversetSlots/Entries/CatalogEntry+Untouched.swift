import OversetCatalogs

extension CatalogEntry {
  /// Whether a translation is the source text again, word for word.
  func isUntouched(in translation: Localization?) -> Bool {
    guard let translation, translation.variations.isEmpty, translation.substitutions.isEmpty
    else { return false }
    return translation.unit?.value == source.text
  }
}
