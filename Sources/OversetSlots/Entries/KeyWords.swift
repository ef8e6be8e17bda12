/// The words that a key is made of, in small letters.
enum KeyWords {
  /// Parts at signs that are no letters or digits, and at humps: `settings.saveButton` has three. A
  /// text in prose is no name and has none.
  static func words(of key: String) -> Set<String> {
    guard !key.contains(where: \.isWhitespace) else { return [] }
    var words: Set<String> = []
    var word = ""
    var previousIsLower = false
    for character in key {
      guard character.isLetter || character.isNumber else {
        add(&word, to: &words)
        previousIsLower = false
        continue
      }
      if character.isUppercase, previousIsLower { add(&word, to: &words) }
      previousIsLower = character.isLowercase || character.isNumber
      word.append(character)
    }
    add(&word, to: &words)
    return words
  }

  private static func add(_ word: inout String, to words: inout Set<String>) {
    if !word.isEmpty { words.insert(word.lowercased()) }
    word = ""
  }
}
