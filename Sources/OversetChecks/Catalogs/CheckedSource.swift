package import OversetCatalogs
import OversetVocabulary

/// The source texts of a key, looked at once for all locales. A class: each locale has it by reference. It rests on nothing
/// but the key, its source texts and the notes about it, so that it stays the same while a translation is edited.
package final class CheckedSource: Sendable {
  /// The texts, in file order; one where the key or a comment is the text.
  let texts: [CheckedText]
  /// The arguments of each text.
  let arguments: [LeafArguments]
  /// The text that represents all variants.
  let main: CheckedText
  /// The words of each text that a translator would change; nil where the text has no Latin letters.
  private let words: [SourceWords?]
  /// Whether there is a text: a key that is an identifier is none.
  let isKnown: Bool
  /// Whether code can pass arguments: to the titles of Interface Builder and to `InfoPlist` it passes none,
  /// and a key without arguments that stands for a text elsewhere says nothing about them.
  let isFormat: Bool
  /// Whether the main text has `%0` and the like, which no format has: code of the app's own puts values there.
  let hasOwnTokens: Bool
  /// The arguments of the key, where it has any; code passes them whatever the text says.
  let keyArguments: LeafArguments?
  /// Whether the texts vary by number, and are not all the same.
  let hasDifferentForms: Bool
  /// The arguments of the main text that are amounts of something, by number.
  let measuredArguments: Set<Int>
  /// Whether a text has a sign that markup and tokens begin with.
  let hasMarkup: Bool
  /// Whether the texts are phrases of App Shortcuts.
  let isShortcutPhrase: Bool
  /// What the reading of the file found wrong with the entry, by the locale that it is about.
  let notes: [LocaleTag: [CatalogNote]]
  /// What other keys of the table are for one thing alone.
  let countsOfOne: CountsOfOne
  private let index: SourceTextIndex

  /// Looks at the source texts of a key.
  ///
  /// - Parameters:
  ///   - notes: What the reading of its catalog says of the key.
  ///   - countsOfOne: What the keys of its table are for one thing alone.
  package init(_ entry: CatalogEntry, notes: [CatalogNote], countsOfOne: CountsOfOne) {
    self.countsOfOne = countsOfOne
    let own = entry.localizations[entry.sourceLanguage].flatMap { $0.isEmpty ? nil : $0 }
    let localization =
      own
      ?? Localization(
        locale: entry.sourceLanguage,
        unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    arguments = localization.leafArguments
    let texts = arguments.map { CheckedText($0) }
    self.texts = texts
    main =
      texts.first { $0.value == entry.source.text }
      ?? CheckedText(
        path: .root, unit: StringUnit(value: entry.source.text, state: "", place: entry.place))
    words = texts.map { $0.traits.contains(.latin) ? SourceWords($0) : nil }
    isKnown = SourceEvidence.isText(entry)
    keyArguments = SourceEvidence.keyArguments(entry)
    hasOwnTokens = Self.hasOwnTokens(main)
    isFormat = !hasOwnTokens && SourceEvidence.isFormat(entry, keyArguments)
    hasDifferentForms =
      texts.contains { $0.scalars != texts.first?.scalars }
      && texts.contains { $0.path.pluralCategory != nil }
    measuredArguments = MeasuredArguments.numbers(in: main)
    hasMarkup = texts.contains { $0.traits.contains(.markup) }
    isShortcutPhrase = FileName.isAppShortcuts(entry.place.file)
    self.notes = notes.isEmpty ? [:] : NotedLocales(entry).group(notes)
    index = SourceTextIndex(texts)
  }

  private static func hasOwnTokens(_ text: CheckedText) -> Bool {
    guard text.traits.contains(.percent) else { return false }
    let scalars = text.scalars
    return scalars.indices.contains { index in
      guard scalars[index] == 0x25, index + 1 < scalars.count,
        CheckedText.isDigit(scalars[index + 1])
      else { return false }
      // `%20` is an escape, and `%1.` may be a share.
      let isAtEdge = index == 0 || CheckedText.isSpace(scalars[index - 1])
      let next = index + 2 < scalars.count ? scalars[index + 2] : 0x20
      return isAtEdge && (CheckedText.isSpace(next) || next == 0x25)
    }
  }

  /// The words of a translation that a translator would change: those of the source text, where it is the
  /// same.
  func words(of text: CheckedText) -> SourceWords {
    index.position(of: text.scalars, in: texts).flatMap { words[$0] } ?? SourceWords(text)
  }

  /// Whether texts are formatted: code passes arguments.
  var takesArguments: Bool {
    isFormat && (keyArguments != nil || arguments.contains { !$0.arguments.isEmpty })
  }

  /// The source text of the variant at `path`; that of `other` for a plural category that the source does
  /// not have, and the main one if it has no such variant at all.
  func text(at path: LeafPath) -> CheckedText {
    if let position = index.position(of: path, in: texts) { return texts[position] }
    guard texts.count > 1, path.pluralCategory != nil else { return main }
    let other = path.inCategory(VariantName.other)
    return index.position(of: other, in: texts).map { texts[$0] } ?? main
  }

  /// How many locales of other languages repeat the main text of an entry with these source texts, and how many have another. A
  /// text without words is repeated by all.
  func repetition(in entry: CatalogEntry) -> SourceRepetition {
    guard words.contains(where: { $0?.isEmpty == false }) else { return SourceRepetition() }
    return SourceRepetition(entry, texts: texts)
  }

  /// Whether one of the source texts is `value`.
  func hasText(_ value: String) -> Bool {
    index.contains(value, in: texts) || main.value == value
  }
}
