import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let fragmentKey = RuleID("fragment-key")
}

/// A key whose name says that its text is put together with others.
///
/// Holds for the source language alone: the key is the same in all. `prefix` and `suffix` may also be
/// what a field is called, so their text has to look like a part. Of numbered parts the first tells of the sentence.
struct FragmentKeyCheck: CatalogCheck {
  let rule = Rule(
    .fragmentKey, fault: "K-3", title: "Sentence split into parts", looksAt: .catalogEntry,
    severity: .warning, locales: .source,
    example: "`welcome_part1`, `welcome_part2`",
    precision: "By the key; for `prefix`, by the text as well.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard entry.isSource, let part = Self.part(of: entry.entry.key), !Self.isLaterPart(part),
      let text = entry.texts.first, !text.isBlank,
      part.last?.isNumber == true ? !Self.isSentence(text) : Self.looksLikePart(text)
    else { return [] }
    return [
      entry.finding(
        rule, at: text,
        CatalogFault(
          "the key ends in “\(part)”, so the text is joined with others, in an order that does not suit every "
            + "language", fix: "Use one key for the whole sentence, with placeholders."))
    ]
  }

  /// The last word of an identifier, if it is `part1`, `prefix` or `suffix`.
  static func part(of key: String) -> String? {
    let bytes = key.utf8
    guard let separator = bytes.lastIndex(where: { $0 == 0x5F || $0 == 0x2E || $0 == 0x2D }),
      !bytes.contains(0x20)
    else { return nil }
    let word = key[bytes.index(after: separator)...].lowercased()
    if word == "prefix" || word == "suffix" { return word }
    guard word.hasPrefix("part"), word.count > 4, word.dropFirst(4).allSatisfy(\.isNumber) else {
      return nil
    }
    return word
  }

  private static func isLaterPart(_ part: String) -> Bool {
    guard let number = Int(part.dropFirst(4)) else { return false }
    return number > 1
  }

  /// Whether the text stands by itself: it begins with a capital and ends as sentences do. Paragraphs of one
  /// page are numbered, too.
  private static func isSentence(_ text: CheckedText) -> Bool {
    guard let first = text.trimmed.first, let last = text.trimmed.last else { return false }
    return (0x41...0x5A).contains(first) && [0x2E, 0x21, 0x3F].contains(last)
  }

  private static func looksLikePart(_ text: CheckedText) -> Bool {
    guard let first = text.scalars.first, let last = text.scalars.last else { return false }
    return first == 0x20 || last == 0x20
  }
}
