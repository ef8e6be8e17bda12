import OversetVocabulary

/// Texts of one script for a kit: words of interfaces and short sentences.
struct KitLanguage: Sendable {
  /// An ISO 15924 code; of Chinese, Japanese and Korean that of the writing (`Hans`, `Jpan`, `Kore`).
  let script: String
  /// The language of the texts.
  let locale: LocaleTag
  /// The texts, each on one line.
  let texts: [String]

  /// All, the scripts that were measured first.
  static let all = european + asian + southAsian

  /// The texts that stand for `locale`: those of its language, else those of its script.
  static func texts(for locale: LocaleTag, script: String) -> KitLanguage? {
    let found =
      all.first { $0.locale.language == locale.language && $0.script == script }
      ?? all.first { $0.script == script }
    return found.map { KitLanguage(script: script, locale: locale, texts: $0.texts) }
  }
}
