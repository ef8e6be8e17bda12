import OversetUnicode

/// Makes a text longer by words of its own: what a longer translation would look like in its script.
///
/// A text of several words goes on with its words from the first. A text of one word grows as a word
/// up to 20 letters and then by further words: that is what German and Finnish do with labels. A
/// script without spaces has none. Digits, marks and the like are left out of what is added, unless
/// there is nothing else.
package struct TextLengthening: Sendable {
  /// The dominant script of the text, as ISO 15924 names it; `Zyyy` where it has no letters.
  let script: String
  private let words: [[Character]]
  private let isSpaced: Bool
  /// How many letters the last word of the text has and grows on from; nil if it does not grow.
  private let openWord: Int?

  /// The longest word that a label of one word grows to, in letters.
  private static let longestWord = 20

  /// Nil for a text that shows nothing.
  package init?(_ text: String) {
    let pieces = text.split(whereSeparator: \.isWhitespace)
    let lettered = pieces.map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }
    let words = (lettered.isEmpty ? pieces.map(String.init) : lettered).map(Array.init)
    guard !words.isEmpty else { return nil }
    self.words = words
    let script = TextLengthening.script(of: words)
    isSpaced = !TextLengthening.isWrittenWithoutSpaces(script)
    self.script = script.code
    openWord =
      pieces.count == 1 && text.last?.isWhitespace == false
        && text.last?.isLetter == words[0].first?.isLetter
      ? words[0].count : nil
  }

  /// What stands behind the text when it is `count` letters longer. A space goes with the letter
  /// behind it, since at the end of a line it takes no room.
  package func suffix(letters count: Int) -> String {
    var result = ""
    var added = 0
    var word = 0
    var letter = 0
    var length = openWord ?? Self.longestWord
    if openWord == nil, isSpaced, count > 0 { result = " " }
    while added < count {
      if letter == words[word].count {
        (word, letter) = ((word + 1) % words.count, 0)
        if isSpaced, openWord == nil || length >= Self.longestWord {
          result += " "
          length = 0
        }
      }
      result.append(words[word][letter])
      letter += 1
      length += 1
      added += 1
    }
    return result
  }

  /// The script of most letters; Japanese for kana with or without kanji.
  private static func script(of words: [[Character]]) -> Script {
    var counts: [String: Int] = [:]
    for scalar in words.joined().compactMap(\.unicodeScalars.first) {
      let script = CharacterProperties.script(scalar.value)
      let isKana = script == .hiragana || script == .katakana
      if !script.isImplicit { counts[isKana ? Script.japanese.code : script.code, default: 0] += 1 }
    }
    if counts[Script.japanese.code] != nil { return .japanese }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.flatMap { Script(code: $0.key) } ?? .common
  }

  private static func isWrittenWithoutSpaces(_ script: Script) -> Bool {
    script.isCJK && script != .hangul || ["Thai", "Laoo", "Khmr", "Mymr"].contains(script.code)
  }
}
