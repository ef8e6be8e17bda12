/// The words that a name of code is made of.
enum NameWords {
  /// Whether a byte of a source can be one of a name.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

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
