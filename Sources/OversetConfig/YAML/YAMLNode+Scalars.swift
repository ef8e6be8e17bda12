import OversetVocabulary
import Yams

extension YAMLNode {
  /// Text that is not empty. Words that YAML takes for something else stay text: `no` is Norwegian.
  func text() throws(Diagnostic) -> String {
    guard let scalar = node.scalar, !isNothing else { throw mismatch("text", "write a text") }
    guard !scalar.string.allSatisfy(\.isWhitespace) else {
      throw error("\(name) is empty", "write a text")
    }
    return scalar.string
  }

  /// An ISO 15924 code: one capital and three small letters.
  func scriptCode() throws(Diagnostic) -> String {
    let code = try text()
    let letters = Array(code.utf8)
    guard letters.count == 4, (0x41...0x5A).contains(letters[0]),
      letters.dropFirst().allSatisfy({ (0x61...0x7A).contains($0) })
    else {
      throw mismatch("an ISO 15924 code", "for example, write `Latn`")
    }
    return code
  }

  /// A finite number within a range.
  func number(in range: ClosedRange<Double>) throws(Diagnostic) -> Double {
    guard let number = plainText.flatMap(Double.init), number.isFinite else {
      throw mismatch(
        "a number", "write a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    guard range.contains(number) else {
      throw error(
        "\(name) is \(plain(number)), out of range",
        "write a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    return number
  }

  /// A whole number within a range.
  func integer(in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    guard let number = plainText.flatMap({ Int($0) }) else {
      throw mismatch(
        "a whole number", "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    guard range.contains(number) else {
      throw error(
        "\(name) is \(number), out of range",
        "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// `true` or `false`; the other words of YAML 1.1 (`yes`, `on`) are refused.
  func boolean() throws(Diagnostic) -> Bool {
    switch plainText {
    case "true": return true
    case "false": return false
    default: throw mismatch("true or false", "write `true` or `false`")
    }
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) throws(Diagnostic) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    guard let text = node.scalar?.string, !isNothing else {
      throw mismatch("one word", "write one of: \(words.joined(separator: ", "))")
    }
    if let choice = Choice(rawValue: text) { return choice }
    throw error("\(name) cannot be `\(YAMLNode.shown(text))`", .meant(text, among: words))
  }

  private var plainText: String? {
    guard let scalar = node.scalar, scalar.style == .plain else { return nil }
    return scalar.string
  }

  /// A number without a needless fraction: `4`, `0.5`.
  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension String {
  /// What to do about an unknown word: the nearest known one, or all of them, but of many only the first.
  ///
  /// - Parameter listing: What shows all of them where they are too many: `` `overset devices` lists all ``.
  static func meant(_ word: String, among words: [String], listing: String? = nil) -> String {
    if let nearest = NearestName.suggestion(for: word, in: words) {
      return "write `\(nearest)`"
    }
    let listed = words.prefix(20).joined(separator: ", ")
    let rest = listing.map { "; \($0)" } ?? " or one of \(words.count - 20) others"
    let others = words.count > 20 ? rest : ""
    return words.count == 1 ? "write `\(words[0])`" : "write one of: \(listed)\(others)"
  }
}
