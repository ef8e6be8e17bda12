import OversetUnicode
import OversetVocabulary

/// Which scripts a locale is written in.
enum LocaleScripts {
  /// The scripts of `locale`: its likely script, or the scripts that a combined one consists of.
  static func scripts(of locale: LocaleTag) -> Set<Script> {
    switch locale.likelyScript {
    case .japanese: return [.hiragana, .katakana, .han]
    case .korean: return [.hangul]
    case .simplifiedHan, .traditionalHan: return [.han]
    case let script: return [script]
    }
  }
}
