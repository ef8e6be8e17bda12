import OversetCatalogs

extension KeyWords {
  /// The words that say what a key's text is, and not what it is about: the last one, and those before it as far
  /// as only general words and numbers follow. `save_button_title` is a title of a button.
  static func roles(among words: [String]) -> ArraySlice<String> {
    let isGeneral = { (word: String) in
      general.contains(word) || word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    let start = words.lastIndex { !isGeneral($0) } ?? 0
    return words[start...]
  }

  /// What every text can be called.
  private static let general: Set<String> = ["title", "text", "label", "name", "string"]
}
