import OversetCatalogs
import OversetVocabulary

/// How many translations are the source text: a name stays as it is in most languages, a word in none.
struct SourceRepetition: Sendable {
  /// The locales of other languages whose text is the source's.
  private(set) var same = 0
  /// Those with another text.
  private(set) var different = 0

  init() {}

  init(_ entry: CatalogEntry) {
    let language = entry.sourceLanguage.language
    for locale in entry.locales where locale.language != language {
      guard let unit = entry.localizations[locale]?.unit else { continue }
      if unit.value == entry.source.text { same += 1 } else { different += 1 }
    }
  }

  /// Whether at least half of several languages keep it: a name, or a term that has no translation.
  var isKept: Bool { same > 2 && same >= different }

  /// Whether most languages translate it.
  var isTranslated: Bool { different > 1 && different >= 2 * same }

  /// Whether nearly all do: the few that do not are no languages that happen to share its words.
  var isMostlyTranslated: Bool { different > 3 && different >= 8 * same }
}
