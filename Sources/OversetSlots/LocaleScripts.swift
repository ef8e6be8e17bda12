import OversetUnicode

/// Which scripts a locale is written in.
enum LocaleScripts {
  /// The scripts of `locale`: its likely script, or the parts of one that stands for several.
  static func scripts(of locale: String) -> Set<Script> {
    guard let identifier = try? LocaleIdentifier(locale) else { return [] }
    switch identifier.likelyScript {
    case .japanese: return [.hiragana, .katakana, .han]
    case .korean: return [.hangul]
    case .simplifiedHan, .traditionalHan: return [.han]
    case let script: return [script]
    }
  }
}
