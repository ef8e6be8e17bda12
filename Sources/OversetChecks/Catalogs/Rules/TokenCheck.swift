import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let tokenDiffers = RuleID("token-differs")
  package static let phraseWithoutApp = RuleID("phrase-without-app")
}

/// A token such as `${applicationName}` that a translation misspells or lacks: the system or the app finds
/// nothing to put in its place.
///
/// Holds for every locale but the source's.
struct TokenCheck: CatalogTextCheck {
  let rule = Rule(
    .tokenDiffers, fault: "F-4", title: "Tokens differ", looksAt: .catalogText, severity: .error,
    locales: .translations,
    example: "“${aplicationName}” for “${applicationName}”",
    precision: "Exact, by the names between “${” and “}”.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.source.hasMarkup, entry.isTranslation, !text.isBlank else { return nil }
    let source = entry.source.text(at: text.path)
    let expected = Tokens.all(in: source.scalars)
    guard !expected.isEmpty else { return nil }
    let own = Tokens.all(in: text.scalars)
    return Self.difference(own, expected, key: entry.entry.key).map {
      CatalogFault($0, fix: "Copy the token from the source.")
    }
  }

  private static func difference(_ own: [String], _ expected: [String], key: String) -> String? {
    let lost = expected.first { !own.contains($0) }
    if let other = own.first(where: { !expected.contains($0) && !key.contains($0) }) {
      return "“\(other)” is no token of the source, which has “\(lost ?? expected.first ?? "none")”"
    }
    return lost.map { "the token “\($0)” is missing" }
  }
}

/// A phrase of App Shortcuts that does not name the app: the system refuses it.
///
/// Holds for every locale, for the texts of `AppShortcuts` catalogs.
struct ShortcutPhraseCheck: CatalogTextCheck {
  let rule = Rule(
    .phraseWithoutApp, fault: "F-4", title: "Phrase without the app", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "“Open my boats” in AppShortcuts.xcstrings",
    precision: "Exact, by the name of the catalog.")

  private static let application = "${applicationName}"

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.source.isShortcutPhrase, !text.isBlank,
      !Tokens.all(in: text.scalars).contains(Self.application)
    else { return nil }
    // A misspelt token is told by its rule.
    guard !entry.isTranslation || !entry.source.text(at: text.path).value.contains(Self.application)
    else { return nil }
    return CatalogFault(
      "the phrase does not name the app", fix: "Put “${applicationName}” into it.")
  }
}

/// What code puts texts in place of.
enum Tokens {
  /// `${name}`, in the order of the text; nothing where none closes.
  static func all(in text: [UInt32]) -> [String] {
    var tokens: [String] = []
    var index = 0
    while let start = text[index...].firstIndex(of: 0x24) {
      index = start + 1
      guard index < text.endIndex, text[index] == 0x7B else { continue }
      let name = text[(index + 1)...].prefix(64).prefix { $0 != 0x7D && $0 != 0x7B }
      guard name.endIndex < text.endIndex, text[name.endIndex] == 0x7D else { continue }
      tokens.append(text[start...name.endIndex].string)
      index = name.endIndex + 1
    }
    return tokens
  }
}
