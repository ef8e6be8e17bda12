import OversetCatalogs
import OversetConfig
import OversetVocabulary

/// What rules look at of an entry. A class: every text of the entry is handed it, by one reference.
final class EntryTraits: Sendable {
  /// The key.
  let key: String
  /// What the source text is, if it is not plain prose.
  let form: TextForm
  /// Whether the source text breaks its own lines.
  let breaksLines: Bool
  /// The file.
  let file: String
  /// Whether the file lies in a folder for another system than iOS, of whose rooms no slot knows.
  let isForOtherSystem: Bool
  /// The name of the table.
  let table: String
  private let comment: String?
  private let interfaceClass: String?
  /// Whether it is a text of Interface Builder whose note says that it is not to be translated: data takes its place.
  let holdsPlace: Bool
  private let text: String
  private let isSentence: Bool
  private let words: [String]
  private let roles: ArraySlice<String>

  init(_ entry: CatalogEntry, table: String) {
    key = entry.key
    self.table = table
    comment = entry.comment?.lowercased()
    holdsPlace =
      entry.source.interfaceClass != nil && comment.map(EntryComment.forbidsTranslation) ?? false
      || Self.isFiller(entry.source.text.lowercased())
    interfaceClass = entry.source.interfaceClass
    text = entry.source.text
    form = TextForm(of: text)
    breaksLines = text.breaksLines
    file = entry.place.file
    isForOtherSystem = Self.isForOtherSystem(entry.place.file)
    isSentence = text.last { !$0.isWhitespace }.map(Self.marks.contains) ?? false
    // The keys of Interface Builder and those that are the text itself name nothing.
    let isName = interfaceClass == nil && text != entry.key
    words = isName ? KeyWords.words(of: entry.key) : []
    roles = KeyWords.roles(among: words)
  }

  /// Whether a text in small letters is the one that fills pages while they are designed.
  static func isFiller(_ text: String) -> Bool { text.hasPrefix("lorem ipsum") }

  private static let otherSystems: Set<String> = [
    "mac", "macos", "macosx", "osx", "tvos", "watchos",
  ]

  /// Whether a folder of the path is named for another system, such as `macOS` or `DataBrokerProtection-macOS`.
  private static func isForOtherSystem(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { folder in
      folder.lowercased().split { !$0.isLetter }.contains { otherSystems.contains(String($0)) }
    }
  }

  /// What ends a sentence; a question is often a title.
  private static let marks: Set<Character> = [".", "!", "。", "！", "۔", "।"]

  /// Whether all of `condition` holds.
  func meet(_ condition: EntryCondition) -> Bool {
    if let longerThan = condition.longerThan, !isLonger(than: longerThan) { return false }
    if let shorterThan = condition.shorterThan, isLonger(than: shorterThan - 1) { return false }
    if condition.isSentence, !isSentence { return false }
    if let pattern = condition.key, !Wildcards.matches(key, pattern) { return false }
    return condition.words.allSatisfy { words.hasAny(of: $0) }
      && (condition.roles.isEmpty || roles.hasAny(of: condition.roles))
      && meets(condition.tables, table) && meets(condition.comments, comment)
      && meets(condition.classes, interfaceClass)
  }

  /// What of `condition` the entry has: of several words or patterns, the first that holds.
  func share(of condition: EntryCondition) -> EntryCondition {
    var share = condition
    share.words = condition.words.map { Array($0.filter(words.contains).prefix(1)) }
    share.roles = Array(condition.roles.filter(roles.contains).prefix(1))
    share.comments = Array(condition.comments.filter { meets([$0], comment) }.prefix(1))
    share.classes = interfaceClass.map { [$0] } ?? []
    return share
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

extension Sequence<String> {
  /// Whether one of a few words is among a few others.
  fileprivate func hasAny(of words: [String]) -> Bool { contains(where: words.contains) }
}

extension String {
  /// Whether the text has a line break of its own, before its end.
  var breaksLines: Bool {
    guard let index = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
    return !utf8[index...].allSatisfy { $0 <= 0x20 }
  }
}
