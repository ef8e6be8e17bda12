/// What an app's files of other languages say of its Swift code and its storyboards: Objective-C, which makes objects of
/// its types, asks for their members, replaces texts and lets them shrink, and property lists, by which the system makes objects.
package struct ForeignCode: Sendable {
  /// The words that may be names.
  let words: Set<String>
  private let sortedWords: [String]
  /// By the class in which they stand: the words of lines that let a text shrink, and what is given a text.
  private let changed: [String: Set<String>]

  private static let shrinkingWords: Set<String> = [
    "adjustsFontSizeToFitWidth", "setAdjustsFontSizeToFitWidth",
  ]
  private static let textProperties: Set<String> = ["text", "attributedText"]
  private static let textSetters: Set<String> = [
    "setText", "setAttributedText", "setTitle", "setAttributedTitle",
  ]

  /// Reads the contents of some files.
  package init(_ files: some Sequence<[UInt8]>) {
    var words: Set<String> = []
    var changed: [String: Set<String>] = [:]
    for bytes in files {
      let own = Self.words(of: bytes)
      words.formUnion(own)
      guard own.contains("implementation") else { continue }
      changed.merge(Self.changed(in: String(decoding: bytes, as: UTF8.self))) { $0.union($1) }
    }
    self.words = words
    self.changed = changed
    sortedWords = words.sorted()
  }

  /// Whether a word begins with a name.
  func hasWord(beginningWith name: String) -> Bool {
    var (low, high) = (0, sortedWords.count)
    while low < high {
      let middle = (low + high) / 2
      if sortedWords[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < sortedWords.count && sortedWords[low].hasPrefix(name)
  }

  /// Whether the class of an object of Interface Builder, or one that has an outlet to it, lets its text shrink, or gives
  /// it another one. How far, in which font and when, nobody reads.
  func mayChange(_ object: InterfaceObject, in document: InterfaceDocument) -> Bool {
    guard !changed.isEmpty else { return false }
    if let own = object.customClass.flatMap({ changed[$0] }),
      !own.isDisjoint(with: Self.shrinkingWords)
    {
      return true
    }
    return document.outlets(to: object.id).contains { outlet in
      guard let names = outlet.ownerClass.flatMap({ changed[$0] }) else { return false }
      return names.contains(outlet.property) || names.contains("_" + outlet.property)
    }
  }

  private static func changed(in text: String) -> [String: Set<String>] {
    var changed: [String: Set<String>] = [:]
    var type = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if line.hasPrefix("@implementation"), words.count > 1 { type = String(words[1]) }
      let names =
        words.contains { shrinkingWords.contains(String($0)) }
        ? words.map(String.init) : givenTexts(words, in: line)
      if !names.isEmpty { changed[type, default: []].formUnion(names) }
    }
    return changed
  }

  /// What a line gives a text: `_note.text = …`, `[self.send.titleLabel setText: …]`.
  private static func givenTexts(_ words: [Substring], in line: Substring) -> [String] {
    words.indices.dropFirst().flatMap { place -> [String] in
      let word = String(words[place])
      guard textSetters.contains(word) || textProperties.contains(word) && isSet(words[place], line)
      else { return [] }
      return words[..<place].suffix(2).map(String.init)
    }
  }

  /// Whether a value is given to what a word names.
  private static func isSet(_ word: Substring, _ line: Substring) -> Bool {
    let rest = line[word.endIndex...].drop { $0 == " " }
    return rest.hasPrefix("=") && !rest.hasPrefix("==")
  }

  // MARK: Words

  private static func words(of bytes: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    var start: Int?
    for (position, byte) in bytes.enumerated() {
      if NameWords.isOfName(byte) {
        start = start ?? position
      } else if let first = start {
        insert(bytes[first..<position], into: &words)
        start = nil
      }
    }
    if let first = start { insert(bytes[first...], into: &words) }
    return words
  }

  private static func insert(_ word: ArraySlice<UInt8>, into words: inout Set<String>) {
    guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return
    }
    words.insert(String(decoding: word, as: UTF8.self))
  }
}
