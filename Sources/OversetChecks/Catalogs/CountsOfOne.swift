package import OversetCatalogs
import Synchronization

/// The keys and texts of a table that are for one thing alone: where there is one, the key of several needs no
/// plural forms. Apps that are older than plural forms have two keys: `room_one_participant` beside
/// `room_multi_participants`, “1 vote” or “a vote” beside “%d votes”, “%d print” beside “%d prints”, “Deleted folder”
/// beside “Deleted %d folders”.
///
/// The entries are looked through when a count is first asked about: most tables have none without forms.
package final class CountsOfOne: Sendable {
  private let table: Table
  private let asked = Atomic(false)

  /// Those among `entries`, which are the whole table.
  package convenience init(_ entries: [CatalogEntry]) {
    self.init(Table { Known(entries.map(Known.Part.init)) })
  }

  /// Those of a packed table.
  package convenience init(of table: CatalogTable) {
    self.init(Table { Known(table.keys.indices.flatMap { Self.parts($0, of: table) }) })
  }

  /// Those of a packed table that was read before, with the same keys: only entries that differ are looked at again, if
  /// those of `earlier` were.
  package convenience init(
    of table: CatalogTable, after earlierTable: CatalogTable, _ earlier: CountsOfOne
  ) {
    guard let known = earlier.table.answersSoFar, known.parts.count == table.keys.count else {
      self.init(of: table)
      return
    }
    var parts = known.parts
    for index in table.keys.indices
    where !table.hasSameEntries(index..<index + 1, as: earlierTable) {
      for part in Self.parts(index, of: table) { parts[index] = part }
    }
    let now = parts == known.parts ? known : Known(parts)
    self.init(Table { now })
    _ = self.table.answers
  }

  private static func parts(_ index: Int, of table: CatalogTable) -> [Known.Part] {
    table.entries(index..<index + 1).map(Known.Part.init)
  }

  /// Whether every question has the answer that `earlier` has given, if anybody has asked it.
  package func isSame(as earlier: CountsOfOne) -> Bool {
    guard let known = earlier.table.answersSoFar else { return true }
    return known === table.answersSoFar
  }

  private init(_ table: Table) { self.table = table }

  /// The same, of which it is known afterwards whether anybody has asked.
  package func noting() -> CountsOfOne { CountsOfOne(table) }

  /// Whether anybody has asked: the answer depends on all entries.
  package var wasAsked: Bool { asked.load(ordering: .sequentiallyConsistent) }

  /// Whether one of the entries is for one of what another entry counts.
  package func concerns(_ entry: CatalogEntry) -> Bool {
    contains(
      key: entry.key, source: CheckedSource(entry, notes: [], countsOfOne: self).main)
  }

  /// Whether another key is for one of what the key counts, whose text is `source`.
  func contains(key: String, source: CheckedText) -> Bool {
    asked.store(true, ordering: .sequentiallyConsistent)
    return table.answers.contains(key: key, source: source)
  }

  /// What is known of the entries once somebody has asked.
  private final class Table: Sendable {
    private let look: @Sendable () -> Known
    private let known = AtomicLazyReference<Known>()

    init(_ look: @escaping @Sendable () -> Known) { self.look = look }

    var answers: Known { known.load() ?? known.storeIfNil(look()) }

    /// The same; nil if nobody has asked.
    var answersSoFar: Known? { known.load() }
  }

  /// What the entries are about; a class, since one is made for all tasks.
  private final class Known: Sendable {
    /// What one entry adds.
    struct Part: Equatable, Sendable {
      /// The subject of a key that says that it is for one.
      var subject: String?
      /// The words of a text that is for one.
      var text: String?
      /// The words of a text with a number and nothing in the plural.
      var countedText: String?

      init(_ entry: CatalogEntry) {
        let words = KeyWords.words(of: entry.key)
        if words.contains(where: Phrase.singulars.contains) { subject = Phrase.subject(of: words) }
        let source = entry.source.text
        guard source.utf8.count < 200 else { return }
        if source.utf8.contains(UInt8(ascii: "%")) {
          countedText = Phrase.ofOne(counted: source)
          return
        }
        let parts = Phrase.words(of: source)
        let isOfOne =
          parts.contains(where: Phrase.singulars.contains) || Phrase.beginsWithArticle(parts)
          || (2...6).contains(parts.count) && parts.last?.hasSuffix("s") == false
        if isOfOne { text = Phrase.inSingular(parts) }
      }
    }

    /// By entry.
    let parts: [Part]
    /// The subjects of keys that say that they are for one.
    private let keys: Set<String>
    /// The words of texts with “1” or “one”, which is ``number``, and of short texts without a number that do
    /// not end in a plural.
    private let texts: Set<String>
    /// The words of texts with a number and nothing in the plural.
    private let countedTexts: Set<String>

    init(_ parts: [Part]) {
      self.parts = parts
      keys = Set(parts.compactMap(\.subject))
      texts = Set(parts.compactMap(\.text))
      countedTexts = Set(parts.compactMap(\.countedText))
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
      let singular = Phrase.inSingular(parts)
      // One without a plural is a text of that kind itself.
      if parts.joined(separator: " ") != singular, countedTexts.contains(singular) { return true }
      return texts.contains(singular)
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
    let words = beginsWithArticle(words) ? ["1"] + words.dropFirst() : words
    return words.map { singulars.contains($0) ? "1" : inSingular($0) }.joined(separator: " ")
  }

  /// The words of a text with a number and nothing in the plural, “%li print in the queue”, with 1 for the number; nil
  /// for another one.
  static func ofOne(counted text: String) -> String? {
    var filled = ""
    var isFilled = false
    for piece in FormatString.parse(text) {
      switch piece.kind {
      case .literal: filled += piece.text
      case .argument(let specifier) where specifier.kind == .integer && !isFilled:
        filled += "1"
        isFilled = true
      default: return nil
      }
    }
    let parts = words(of: filled)
    let singular = inSingular(parts)
    return isFilled && parts.joined(separator: " ") == singular ? singular : nil
  }

  /// Whether an article says that there is one.
  static func beginsWithArticle(_ words: [String]) -> Bool {
    words.first == "a" || words.first == "an"
  }

  private static func inSingular(_ word: String) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return word.hasSuffix("s") && word.utf8.count > 2 ? String(word.dropLast()) : word
  }
}
