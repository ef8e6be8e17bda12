import OversetProject
import OversetShaping
import OversetUnicode
import OversetVocabulary

/// Which characters a locale's texts have, and whether faces have the letters of its scripts.
struct LocaleCoverage: Sendable {
  /// Whether a letter of the locale's own scripts is in no face: nothing of the locale is judged then. Other
  /// characters without a glyph are findings of their string.
  private(set) var hasGap = false

  private let locale: LocaleTag
  private let fonts: FontCollection
  private let scripts: Set<Script>
  private var alphabet = Alphabet()

  init(_ locale: LocaleTag, _ fonts: FontCollection) {
    self.locale = locale
    self.fonts = fonts
    scripts = LocaleScripts.scripts(of: locale)
  }

  /// Adds texts.
  mutating func insert(_ texts: some Sequence<String>) {
    var added = String.UnicodeScalarView()
    for text in texts { alphabet.insert(text, added: &added) }
    if !hasGap, !added.isEmpty { hasGap = !missingLetters(in: String(added)).isEmpty }
  }

  /// Adds the texts of another.
  mutating func formUnion(_ other: LocaleCoverage) {
    alphabet.formUnion(other.alphabet)
    hasGap = hasGap || other.hasGap
  }

  /// Why the locale is not judged; nil if it is.
  ///
  /// - Parameter texts: How many texts it has.
  func gap(texts: Int) -> NotChecked? {
    guard hasGap else { return nil }
    let letters = missingLetters(in: alphabet.text)
    let examples = letters.prefix(5).compactMap(Unicode.Scalar.init)
      .map { String($0) }.joined(separator: " ")
    return NotChecked(
      reason: .noFace, subject: locale.identifier, count: texts,
      detail: "strings: no face has \(letters.count) of their letters, such as \(examples)")
  }

  private func missingLetters(in text: String) -> [UInt32] {
    fonts.missingScalars(in: text).filter { scripts.contains(CharacterProperties.script($0)) }
  }
}
