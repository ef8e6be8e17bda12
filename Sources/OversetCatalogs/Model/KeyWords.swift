/// The words that a key is made of, in small letters.
package enum KeyWords {
  /// Parts at signs that are no letters or digits, and at humps: `settings.saveButton` has three. A
  /// text in prose is no name and has none.
  package static func words(of key: String) -> [String] {
    key.utf8.allSatisfy { $0 < 0x80 } ? asciiWords(of: key) : anyWords(of: key)
  }

  /// Most keys are ASCII, where a byte is a character.
  private static func asciiWords(of key: String) -> [String] {
    guard !key.utf8.contains(where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) else { return [] }
    var words: [String] = []
    var word: [UInt8] = []
    var previousIsLower = false
    func isLower(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    func add() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in key.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      guard isUpper || isLower(byte) else {
        add()
        previousIsLower = false
        continue
      }
      if isUpper, previousIsLower { add() }
      previousIsLower = !isUpper
      word.append(isUpper ? byte | 0x20 : byte)
    }
    add()
    return words
  }

  private static func anyWords(of key: String) -> [String] {
    guard !key.contains(where: \.isWhitespace) else { return [] }
    var words: [String] = []
    var word = ""
    var previousIsLower = false
    func add() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in key {
      guard character.isLetter || character.isNumber else {
        add()
        previousIsLower = false
        continue
      }
      if character.isUppercase, previousIsLower { add() }
      previousIsLower = character.isLowercase || character.isNumber
      word.append(character)
    }
    add()
    return words
  }
}
