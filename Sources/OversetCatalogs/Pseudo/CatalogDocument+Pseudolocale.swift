package import OversetVocabulary

extension CatalogDocument {
  /// The file in a pseudolocale, in its own format.
  ///
  /// A string catalog gains the locale; entries marked as not translatable, and those without a text,
  /// stay as they are. The texts of a `.strings` or `.stringsdict` file are replaced; it must be in the
  /// source language. An export of translations gets targets, and the locale as its target language.
  ///
  /// - Throws: `Diagnostic` for a text that the format cannot hold.
  package func pseudolocalized(as pseudolocale: Pseudolocale) throws(Diagnostic) -> [UInt8] {
    switch form {
    case .json: try adding(additions(of: pseudolocale))
    case .pairs:
      try translatingPairs { pseudolocale.text(of: $0) }
    case .propertyList:
      try translatingPropertyList { pseudolocale.text(of: $0) }
    case .xliff:
      try translatingUnits(to: pseudolocale.tag) { pseudolocale.text(of: $0) }
    }
  }

  private func additions(of pseudolocale: Pseudolocale) -> [Addition] {
    catalogs.flatMap(\.entries).compactMap { entry in
      guard let localization = pseudolocale.localization(of: entry) else { return nil }
      var hasText = false
      localization.forEachUnit { _, unit in hasText = hasText || !unit.value.isEmpty }
      return hasText ? Addition(key: entry.key, localization: localization) : nil
    }
  }
}
