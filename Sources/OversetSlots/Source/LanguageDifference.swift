import OversetCatalogs
import OversetUnicode
import OversetVocabulary

/// Says whether anybody sees that code changes case or writes numbers by the rules of no language, or names a side:
/// whether one of the app's languages has other rules that show.
struct LanguageDifference {
  /// The tables that have the translations.
  let tables: [CatalogTable]
  /// The languages in which devices show the app.
  let locales: Set<LocaleTag>

  /// Whether it is seen at what the source says.
  func isSeen(_ fact: SourceFact) -> Bool {
    switch fact.kind {
    case .caseChange: changesCase(fact)
    case .localelessFormat:
      fact.detail != SourceFact.wholeNumbers || hasLanguage(withOwnDigits)
    case .fixedSide, .fixedDirection, .fixedSymbol: hasLanguage(\.isRightToLeft)
    default: true
    }
  }

  private func hasLanguage(_ hasRule: (LocaleTag) -> Bool) -> Bool {
    locales.contains(where: hasRule)
  }

  /// Whether a language writes a small whole number with digits of its own.
  private func withOwnDigits(_ locale: LocaleTag) -> Bool {
    NumberPatterns(locale: locale).decimal(8) != "8"
  }

  /// Whether a language has an i of its own, as Turkish and Azerbaijani do.
  private func withOwnI(_ locale: LocaleTag) -> Bool {
    LocaleCasing.uppercased("i", locale: locale) != "I"
  }

  /// Whether a translation comes out differently by the rules of its language, as Turkish and Greek ones can. Of a text
  /// whose key is not known, as one that a formatter makes, it is enough that a language has an i of its own.
  private func changesCase(_ fact: SourceFact) -> Bool {
    let keys = Set(fact.detail.split(separator: "\n").map(String.init))
    guard !keys.isEmpty else { return hasLanguage(withOwnI) }
    return tables.contains { table in
      table.keys.indices.contains { index in
        keys.contains(table.keys[index])
          && table.entries(index..<index + 1).contains { differs($0, as: fact.evidence) }
      }
    }
  }

  private func differs(_ entry: CatalogEntry, as evidence: String) -> Bool {
    entry.locales.contains { locale in
      guard locales.contains(locale), let text = entry.localizations[locale]?.content.unit?.value
      else { return false }
      return changed(text, locale, evidence) != changed(text, .undetermined, evidence)
    }
  }

  /// The text in the case that the words of the source ask for.
  private func changed(_ text: String, _ locale: LocaleTag, _ evidence: String) -> String {
    if evidence.hasSuffix(".uppercased()") { return LocaleCasing.uppercased(text, locale: locale) }
    if evidence.hasSuffix(".capitalized") { return LocaleCasing.capitalized(text, locale: locale) }
    return LocaleCasing.lowercased(text, locale: locale)
  }
}
