import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Wildcards of texts that are not paths")
struct WildcardsTests {
  @Test(
    "a pattern matches the whole text",
    arguments: [
      ("", "", true), ("", "a", false), ("*", "", true), ("*", "settings/title", true),
      ("?", "", false), ("?", "é", true), ("??", "é", false), ("a*", "abc", true),
      ("a*", "ba", false), ("*c", "abcc", true), ("a*b*c", "aXbXbc", true), ("a*b", "abc", false),
      ("a**b", "ab", true), ("A", "a", false), ("[a]", "[a]", true), ("[a]", "a", false),
      ("{a,b}", "a", false), (#"\*"#, "*", false), (".*", ".a", true), ("*", ".a", true),
      ("settings/*", "settings/a/b", true), ("*?é", "aéé", true), ("?é*ß", "🙂éß", true),
      ("*é?", "ée", true), ("?*?", "漢", false), ("*?", "漢", true),
    ])
  func examples(pattern: String, text: String, isMatched: Bool) {
    #expect(Wildcards.matches(text, pattern) == isMatched)
  }

  /// The definition, which takes time exponential in the number of stars.
  private func isMatch(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return isMatch(text, pattern.dropFirst())
        || (!text.isEmpty && isMatch(text.dropFirst(), pattern))
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return isMatch(text.dropFirst(), pattern.dropFirst())
  }

  @Test("random patterns match what the definition says")
  func definition() {
    var generator = SeededGenerator(seed: 15)
    var matches = 0
    for _ in 0..<20_000 {
      let pattern = RandomPaths.text(of: "ab*?", upTo: 6, using: &generator)
      let text = RandomPaths.text(of: "ab", upTo: 8, using: &generator)
      let isExpected = isMatch(text[...], pattern[...])
      #expect(Wildcards.matches(text, pattern) == isExpected, "\(pattern) and \(text)")
      if isExpected { matches += 1 }
    }
    #expect((2_000..<18_000).contains(matches))
  }

  /// A matcher that goes back to every star would never end.
  @Test("many stars do not multiply the work")
  func manyStars() {
    let text = String(repeating: "a", count: 2_000)
    #expect(!Wildcards.matches(text, String(repeating: "a*", count: 500) + "b"))
    #expect(Wildcards.matches(text, String(repeating: "a*", count: 500)))
  }
}
