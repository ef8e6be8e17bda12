package import OversetVocabulary

/// The languages that apps for iOS are translated into.
package enum InterfaceLanguages {
  /// The languages of the interface of iOS 18 and 26, and others that apps have. Apple publishes no list for
  /// programs: this one is from memory, and too long rather than too short.
  package static let all: [LocaleTag] = [
    "am", "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fil",
    "fr", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "kn", "ko",
    "lo", "lt", "lv", "ml", "mr", "ms", "my", "nb", "ne", "nl", "or", "pa", "pl", "pt-BR", "pt-PT",
    "ro", "ru", "si", "sk", "sl", "sr", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "vi",
    "zh-HK", "zh-Hans", "zh-Hant",
  ]
}
