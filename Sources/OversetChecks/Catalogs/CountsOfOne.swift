import OversetCatalogs

/// The keys and texts of a table that are for one thing alone: where there is one, the key of several needs no
/// plural forms. Apps that are older than plural forms have two keys: `room_one_participant` beside
/// `room_multi_participants`, “1 vote” beside “%d votes”.
final class CountsOfOne: Sendable {
  /// The words of keys that say that they are for one, without that word.
  private let keys: Set<[String]>
  /// The words of texts with “1” or “one”, each as ``number``.
  private let texts: Set<[String]>

  /// The words of short texts without a number, which do not end in a plural: “Deleted folder”.
  private let plain: Set<[String]>

  private static let number = "#"
  private static let singulars: Set<String> = ["1", "one", "single", "singular"]
  /// What keys say that are for several.
  private static let plurals: Set<String> = [
    "all", "count", "many", "multi", "multiple", "n", "number", "other", "plural", "several",
    "total",
  ]

  /// Those of the entries of one table.
  init(_ entries: some Sequence<CatalogEntry>) {
    var keys: Set<[String]> = []
    var texts: Set<[String]> = []
    var plain: Set<[String]> = []
    for entry in entries {
      let words = Self.words(of: entry.key)
      if words.contains(where: Self.singulars.contains) { keys.insert(Self.subject(of: words)) }
      let text = entry.source.text
      guard text.utf8.count < 200, !text.utf8.contains(UInt8(ascii: "%")) else { continue }
      let parts = Self.words(of: text.lowercased())
      if parts.contains(where: Self.singulars.contains) {
        texts.insert(Self.counted(parts))
      } else if (2...6).contains(parts.count), parts.last?.hasSuffix("s") == false {
        plain.insert(parts)
      }
    }
    self.keys = keys
    self.texts = texts
    self.plain = plain
  }

  /// Whether another key is for one of what the key counts, whose text is `source`.
  func contains(key: String, source: CheckedText) -> Bool {
    let words = Self.words(of: key)
    if !words.contains(where: Self.singulars.contains), keys.contains(Self.subject(of: words)) {
      return true
    }
    guard !texts.isEmpty || !plain.isEmpty else { return false }
    let text = source.scalars.map { $0 == CheckedText.argument ? 0x31 : $0 }.string.lowercased()
    let counted = Self.counted(Self.words(of: text))
    return texts.contains(counted) || plain.contains(counted.filter { $0 != Self.number })
  }

  /// What a key is about: its words in any number and order.
  private static func subject(of words: [String]) -> [String] {
    Set(words.filter { !singulars.contains($0) && !plurals.contains($0) }.map(inSingular)).sorted()
  }

  /// The words of a text, in any number.
  private static func counted(_ words: [String]) -> [String] {
    words.map { singulars.contains($0) ? number : inSingular($0) }
  }

  private static func inSingular(_ word: String) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return word.hasSuffix("s") && word.utf8.count > 2 ? String(word.dropLast()) : word
  }

  /// The words of a key or text in small letters: parted by what is no letter, and by capitals.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasSmall = false
    for byte in text.utf8 {
      let small = byte | 0x20
      let isCapital = (0x41...0x5A).contains(byte)
      let isPart = (0x61...0x7A).contains(small) || (0x30...0x39).contains(byte) || byte >= 0x80
      if !isPart || isCapital && wasSmall, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      if isPart { word.append(isCapital ? small : byte) }
      wasSmall = !isCapital && isPart
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
