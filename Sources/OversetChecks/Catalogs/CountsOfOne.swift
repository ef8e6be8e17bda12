package import OversetCatalogs
import Synchronization

/// The keys and texts of a table that are for one thing alone: where there is one, the key of several needs no
/// plural forms. Apps that are older than plural forms have two keys: `room_one_participant` beside
/// `room_multi_participants`, “1 vote” beside “%d votes”, “Deleted folder” beside “Deleted %d folders”.
///
/// The entries are looked through when a count is first asked about: most tables have none without forms.
package final class CountsOfOne: Sendable {
  private let visitEntries: @Sendable ((CatalogEntry) -> Void) -> Void
  private let known = AtomicLazyReference<Known>()

  /// Those among `entries`, which are the whole table.
  package init(_ entries: [CatalogEntry]) {
    visitEntries = { visit in entries.forEach(visit) }
  }

  /// Those of a packed table.
  package init(of table: CatalogTable) {
    visitEntries = { visit in
      for index in table.keys.indices { table.entries(index..<index + 1).forEach(visit) }
    }
  }

  /// Whether one of the entries is for one of what another entry counts.
  package func concerns(_ entry: CatalogEntry) -> Bool {
    contains(
      key: entry.key, source: CheckedSource(entry, notes: [], countsOfOne: self).main)
  }

  /// Whether another key is for one of what the key counts, whose text is `source`.
  func contains(key: String, source: CheckedText) -> Bool {
    let known = self.known.load() ?? self.known.storeIfNil(Known(visitEntries))
    return known.contains(key: key, source: source)
  }

  /// What the entries are about; a class, since one is made for all tasks.
  private final class Known: Sendable {
    /// The subjects of keys that say that they are for one.
    private let keys: Set<String>
    /// The words of texts with “1” or “one”, which is ``number``, and of short texts without a number that do
    /// not end in a plural.
    private let texts: Set<String>

    init(_ visitEntries: ((CatalogEntry) -> Void) -> Void) {
      var keys: Set<String> = []
      var texts: Set<String> = []
      visitEntries { entry in
        let words = KeyWords.words(of: entry.key)
        if words.contains(where: Phrase.singulars.contains) {
          keys.insert(Phrase.subject(of: words))
        }
        let text = entry.source.text
        guard text.utf8.count < 200, !text.utf8.contains(UInt8(ascii: "%")) else { return }
        let parts = Phrase.words(of: text)
        let isOfOne =
          parts.contains(where: Phrase.singulars.contains)
          || (2...6).contains(parts.count) && parts.last?.hasSuffix("s") == false
        if isOfOne { texts.insert(Phrase.inSingular(parts)) }
      }
      self.keys = keys
      self.texts = texts
    }

    func contains(key: String, source: CheckedText) -> Bool {
      let words = KeyWords.words(of: key)
      if !words.contains(where: Phrase.singulars.contains), keys.contains(Phrase.subject(of: words))
      {
        return true
      }
      let one: UInt32 = 0x31
      let text = source.scalars.map { $0 == CheckedText.argument ? one : $0 }.string
      let parts = Phrase.words(of: text)
      return texts.contains(Phrase.inSingular(parts))
        || texts.contains(Phrase.inSingular(parts.filter { $0 != "1" }))
    }
  }
}

/// Words without what tells one from several.
private enum Phrase {
  static let singulars: Set<String> = ["1", "one", "single", "singular"]
  /// What keys say that are for several.
  private static let plurals: Set<String> = [
    "all", "count", "many", "multi", "multiple", "n", "number", "other", "plural", "several",
    "total",
  ]

  /// The words of a text in small letters.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// What a key is about: its words in any number and order.
  static func subject(of words: [String]) -> String {
    let own = words.filter { !singulars.contains($0) && !plurals.contains($0) }
    return Set(own.map(inSingular)).sorted().joined(separator: " ")
  }

  /// The words of a text, with one sign for one.
  static func inSingular(_ words: [String]) -> String {
    words.map { singulars.contains($0) ? "1" : inSingular($0) }.joined(separator: " ")
  }

  private static func inSingular(_ word: String) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return word.hasSuffix("s") && word.utf8.count > 2 ? String(word.dropLast()) : word
  }
}
