import Foundation

/// A word of the system's own on a screen: in no catalog of the app, and in the user's language all the same.
enum SystemWord: Int, CaseIterable, Hashable, Sendable {
  case cancel, done, edit, ok, paste, rename, search, share, delete

  /// The word in the language of a locale; in English where ``SystemWordTable`` lacks the language.
  func text(in locale: Locale) -> String {
    let words = SystemWordTable.words(in: locale)
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }
}

/// Writes a word of the system in the locale of the environment.
private struct SystemWordStyle: FormatStyle {
  var locale = Locale(identifier: "en")

  func format(_ word: SystemWord) -> String { word.text(in: locale) }

  func locale(_ locale: Locale) -> SystemWordStyle { SystemWordStyle(locale: locale) }
}

// The requirements of `FormatStyle`: a style is compared and kept like any other value.
extension SystemWord: Codable {}

extension Text {
  /// A word of the system, in the language of the environment.
  nonisolated init(_ word: SystemWord) { self.init(word, format: SystemWordStyle()) }
}
