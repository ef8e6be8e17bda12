/// Texts that many values have in common, each once: what is packed has their numbers.
package struct PackedNames: Sendable {
  /// The texts, by number.
  package private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// No texts yet.
  package init() {}

  /// The number of a text, code unit by code unit.
  package mutating func number(of text: String) -> Int {
    if let number = numbers[text] {
      if texts[number].utf8.elementsEqual(text.utf8) { return number }
      // Canonically equal texts of other code units share an entry of the dictionary: the second is added
      // each time it is met.
      texts.append(text)
      return texts.count - 1
    }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// The number of a text, from 1; 0 for none.
  package mutating func number(of text: String?) -> Int {
    guard let text else { return 0 }
    return number(of: text) + 1
  }
}
