/// The words that a name of code is made of.
enum NameWords {
  /// The words of a name at its humps and signs, in small letters.
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previousIsSmall = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
        previousIsSmall = false
        continue
      }
      if character.isUppercase, previousIsSmall, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      previousIsSmall = !character.isUppercase
      word.append(character)
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
