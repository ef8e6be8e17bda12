import COversetICU
package import OversetVocabulary

/// Upper, lower and title case as a language writes it (Unicode SpecialCasing.txt and CLDR): Turkish
/// dotted and dotless i, Greek capitals without accents, Dutch IJ, German ß as SS.
///
/// Should ICU itself fail, the text is returned as it is.
package enum LocaleCasing {
  /// The text in capitals.
  package static func uppercased(_ text: String, locale: LocaleTag) -> String {
    changed(text, to: OVERSET_CASING_UPPER, locale: locale)
  }

  /// The text in small letters.
  package static func lowercased(_ text: String, locale: LocaleTag) -> String {
    changed(text, to: OVERSET_CASING_LOWER, locale: locale)
  }

  /// The text with each word's first letter in title case and the others in small letters.
  package static func capitalized(_ text: String, locale: LocaleTag) -> String {
    changed(text, to: OVERSET_CASING_TITLE, locale: locale)
  }

  private static func changed(_ text: String, to casing: overset_casing, locale: LocaleTag)
    -> String
  {
    let units = Array(text.utf16)
    guard !units.isEmpty, let length = Int32(exactly: units.count) else { return text }
    let result = unsafe utf16Output(expected: units.count + units.count / 8) {
      unsafe overset_change_case(casing, locale.identifier, units, length, $0, $1, $2)
    }
    return result ?? text
  }
}
