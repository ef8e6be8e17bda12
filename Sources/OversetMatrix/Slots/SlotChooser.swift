import OversetCatalogs
import OversetConfig

/// Says of each string in which slot it is drawn.
struct SlotChooser: Sendable {
  /// Where the choices come from.
  enum Source: Sendable, Hashable {
    /// One slot for every string.
    case named
    /// The project's rules.
    case rules
    /// Guesses, for want of rules.
    case guesses
  }

  /// A choice, and which rule made it; nil is the default.
  struct Choice {
    let slot: Slot
    let rule: Int?
  }

  let source: Source
  private let standard: Slot
  private let rules: [(rule: SlotRule, slot: Slot)]

  /// One slot for every string.
  init(_ slot: Slot) {
    source = .named
    standard = slot
    rules = []
  }

  /// The slots that rules name.
  ///
  /// - Throws: `MatrixError` for a slot that there is not, at its place.
  init(_ rules: SlotRules, source: Source) throws(MatrixError) {
    let table = try SlotTable(rules)
    self.source = source
    standard = try table.slot(rules.standard)
    var chosen: [(SlotRule, Slot)] = []
    for rule in rules.rules { chosen.append((rule, try table.slot(rule.slot))) }
    self.rules = chosen
  }

  /// Every slot that a string can come to, each once.
  var slots: [Slot] {
    var all: [Slot] = []
    for slot in [standard] + rules.map(\.slot) where !all.contains(slot) { all.append(slot) }
    return all
  }

  /// The slot of an entry: that of the last rule that covers it.
  func choice(for entry: CatalogEntry, table: String) -> Choice {
    guard !rules.isEmpty else { return Choice(slot: standard, rule: nil) }
    let traits = EntryTraits(entry, table: table)
    let index = rules.lastIndex { traits.meet($0.rule) }
    return Choice(slot: index.map { rules[$0].slot } ?? standard, rule: index)
  }
}

/// What rules look at of an entry.
struct EntryTraits {
  private let key: String
  private let table: String
  private let comment: String?
  private let interfaceClass: String?
  private let length: Int
  private let isSentence: Bool
  private let words: Set<String>

  init(_ entry: CatalogEntry, table: String) {
    key = entry.key
    self.table = table
    comment = entry.comment?.lowercased()
    interfaceClass = entry.source.interfaceClass
    length = entry.source.text.count
    isSentence = entry.source.text.last { !$0.isWhitespace }.map(Self.marks.contains) ?? false
    // The keys of Interface Builder and those that are the text itself name nothing.
    let isName = interfaceClass == nil && entry.source.text != entry.key
    words = isName ? KeyWords.words(of: entry.key) : []
  }

  /// What ends a sentence; a question is often a title.
  private static let marks: Set<Character> = [".", "!", "。", "！", "۔", "।"]

  /// Whether all that `rule` states holds.
  func meet(_ rule: SlotRule) -> Bool {
    if let longerThan = rule.longerThan, length <= longerThan { return false }
    if rule.isSentence, !isSentence { return false }
    if let pattern = rule.key, !Wildcards.matches(key, pattern) { return false }
    return rule.words.allSatisfy { !words.isDisjoint(with: $0) }
      && meets(rule.tables, table) && meets(rule.comments, comment)
      && meets(rule.classes, interfaceClass)
  }

  private func meets(_ patterns: [String], _ text: String?) -> Bool {
    guard !patterns.isEmpty else { return true }
    guard let text else { return false }
    return patterns.contains { Wildcards.matches(text, $0) }
  }
}
