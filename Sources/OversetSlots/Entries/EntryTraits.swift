import OversetCatalogs
import OversetConfig
import OversetVocabulary

/// What rules look at of an entry. A class: every text of the entry is handed it, by one reference.
final class EntryTraits: Sendable {
  /// The key.
  let key: String
  private let table: String
  private let comment: String?
  private let interfaceClass: String?
  private let text: String
  private let isSentence: Bool
  private let words: Set<String>

  init(_ entry: CatalogEntry, table: String) {
    key = entry.key
    self.table = table
    comment = entry.comment?.lowercased()
    interfaceClass = entry.source.interfaceClass
    text = entry.source.text
    isSentence = entry.source.text.last { !$0.isWhitespace }.map(Self.marks.contains) ?? false
    // The keys of Interface Builder and those that are the text itself name nothing.
    let isName = interfaceClass == nil && entry.source.text != entry.key
    words = isName ? KeyWords.words(of: entry.key) : []
  }

  /// What ends a sentence; a question is often a title.
  private static let marks: Set<Character> = [".", "!", "。", "！", "۔", "।"]

  /// Whether all of `condition` holds.
  func meet(_ condition: EntryCondition) -> Bool {
    if let longerThan = condition.longerThan, !isLonger(than: longerThan) { return false }
    if condition.isSentence, !isSentence { return false }
    if let pattern = condition.key, !Wildcards.matches(key, pattern) { return false }
    return condition.words.allSatisfy { !words.isDisjoint(with: $0) }
      && meets(condition.tables, table) && meets(condition.comments, comment)
      && meets(condition.classes, interfaceClass)
  }

  /// Whether the source text has more than `count` characters: it has at most as many as bytes, and those are
  /// known without a look at the text.
  private func isLonger(than count: Int) -> Bool {
    text.utf8.count > count && !text.dropFirst(count).isEmpty
  }

  private func meets(_ patterns: [String], _ text: String?) -> Bool {
    guard !patterns.isEmpty else { return true }
    guard let text else { return false }
    return patterns.contains { Wildcards.matches(text, $0) }
  }
}
