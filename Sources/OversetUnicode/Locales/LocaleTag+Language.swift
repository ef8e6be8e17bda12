import Foundation
package import OversetVocabulary

extension LocaleTag {
  /// Whether the tag begins with a language that somebody reads. `qqq`, `mul`, `zxx` and `x-draft` name none,
  /// and neither does a country in its place, such as `jp`.
  ///
  /// The codes of two letters are a closed list (ISO 639-1). Those of three letters grow, so any counts but
  /// the reserved ones and those with a meaning of their own.
  package var isLanguage: Bool {
    let code = identifier.prefix { $0 != "-" }
    return switch code.utf8.count {
    case 2: Self.languageCodes.contains(String(code))
    case 3: !Self.otherCodes.contains(String(code)) && !("qaa"..."qtz").contains(code)
    default: false
    }
  }

  /// The codes that ICU lists, those that were replaced among them.
  private static let languageCodes = Set(
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier) + ["in", "iw", "ji", "mo", "sh", "tl"])

  /// Several languages, none that has a code, no language, an unknown one, the root of all locales, and what
  /// translation services use for texts that are edited in the app (`lol`).
  private static let otherCodes: Set<String> = ["mul", "mis", "zxx", "und", "art", "lol"]
}
