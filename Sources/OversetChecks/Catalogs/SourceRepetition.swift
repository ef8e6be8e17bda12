import OversetCatalogs
import OversetVocabulary

/// How many translations are the source text: a name stays as it is in most languages, a word in none.
struct SourceRepetition: Sendable {
  /// The locales of other languages whose text is the source's.
  private(set) var same = 0
  /// Those with another text.
  private(set) var different = 0

  init() {}

  /// Counts the translations of a key whose source texts are `texts`. Of variants all count: what is around
  /// a substitution is often the same, and the words stand in its forms.
  init(_ entry: CatalogEntry, texts: [CheckedText]) {
    let language = entry.sourceLanguage.language
    var values: Set<String> = []
    for locale in entry.locales where locale.language != language {
      guard let localization = entry.localizations[locale], !localization.isEmpty else { continue }
      let isSame: Bool
      if let unit = localization.unit, localization.substitutions.isEmpty {
        isSame = unit.value == entry.source.text
      } else {
        if values.isEmpty { values = Set(texts.map(\.value)) }
        isSame =
          localization.content.hasOnly(values)
          && localization.substitutions.allSatisfy { $0.content.hasOnly(values) }
      }
      if isSame { same += 1 } else { different += 1 }
    }
  }

  /// Whether at least half of several languages keep it: a name, or a term that has no translation.
  var isKept: Bool { same > 2 && same >= different }

  /// Whether most languages translate it.
  var isTranslated: Bool { different > 1 && different >= 2 * same }

  /// Whether nearly all do: the few that do not are no languages that happen to share its words.
  var isMostlyTranslated: Bool { different > 3 && different >= 8 * same }
}

extension VariantContent {
  /// Whether each text, at any depth, is one of `values`.
  fileprivate func hasOnly(_ values: Set<String>) -> Bool {
    unit.map { values.contains($0.value) } ?? true
      && variations.allSatisfy { $0.cases.allSatisfy { $0.content.hasOnly(values) } }
  }
}
