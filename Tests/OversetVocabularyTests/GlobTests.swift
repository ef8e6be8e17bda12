import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Patterns of paths")
struct GlobTests {
  @Test(
    "a pattern matches the whole path",
    arguments: [
      // Within a component.
      ("*", "Card/plain.ar_w393", false), ("*/*", "Card/plain.ar_w393", true),
      ("Card/*.ar_*", "Card/plain.ar_w393", true), ("Card/plain", "Card/plain.ar_w393", false),
      ("card/*", "Card/plain.ar_w393", false), ("Card/plain.a?_w393", "Card/plain.ar_w393", true),
      ("Card?plain", "Card/plain", false), ("[", "[", true), ("[a]", "a", false),
      // Across components.
      ("**", "Card/plain.ar_w393", true), ("**/*.ar_*", "Card/plain.ar_w393", true),
      ("**/*.ar_*", "plain.ar_w393", true), ("Card/**", "Card/a/b", true),
      ("Card/**", "Card", false), ("**/b", "a/x/b/c", false), ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true), ("a/**/**/b", "a/b", true), ("a/**b", "a/x/b", false),
      ("a/**b", "a/xb", true), ("**/x/**/y", "x/a/x/b/y", true), ("", "a", false), ("", "", true),
      // Hidden names.
      ("*", ".git", false), (".*", ".git", true), ("?git", ".git", false),
      ("**/config", ".git/config", false), (".git/**", ".git/config", true),
      ("**", "a/.git", false), ("**/.git/*", "a/.git/config", true),
      // Components that do not count.
      ("./a//b/", "a/b", true), ("/a/b", "a/b", true), ("../a", "a", false),
    ])
  func examples(pattern: String, path: String, isMatched: Bool) {
    #expect(Glob(pattern).matches(path) == isMatched)
  }

  @Test("a pattern without wildcards is a name", arguments: ["a/b", "", "a/[b]", "a.b"])
  func names(pattern: String) { #expect(!Glob(pattern).isWild) }

  @Test("a pattern with wildcards is not a name", arguments: ["*/b", "a/?", "**", "a/**/b"])
  func wildcards(pattern: String) { #expect(Glob(pattern).isWild) }

  /// The definition, by recursion; the last `**` of a pattern needs a name.
  private func isMatch(_ names: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return names.isEmpty }
    guard first == "**" else {
      guard let name = names.first, Glob.Component(text: first).matches(name) else { return false }
      return isMatch(names.dropFirst(), pattern.dropFirst())
    }
    let takesOne = names.first?.hasPrefix(".") == false
    if pattern.count == 1 { return takesOne && isAllVisible(names) }
    return isMatch(names, pattern.dropFirst()) || (takesOne && isMatch(names.dropFirst(), pattern))
  }

  private func isAllVisible(_ names: ArraySlice<String>) -> Bool {
    names.allSatisfy { !$0.hasPrefix(".") }
  }

  @Test("random patterns match what the definition says")
  func definition() {
    var generator = SeededGenerator(seed: 15)
    var matches = 0
    for _ in 0..<20_000 {
      let pattern = RandomPaths.components(
        of: ["**", "**", "*", "a", "b", ".*", ".a"], upTo: 6, using: &generator)
      let path = RandomPaths.components(of: ["a", "b", "a", ".a"], upTo: 7, using: &generator)
      let isExpected = isMatch(path[...], pattern[...])
      let glob = Glob(pattern.joined(separator: "/"))
      #expect(glob.matches(path.joined(separator: "/")) == isExpected, "\(pattern) and \(path)")
      if isExpected { matches += 1 }
    }
    #expect((1_000..<19_000).contains(matches))
  }

  @Test("a path matches itself, with components and with characters replaced")
  func replacements() {
    var generator = SeededGenerator(seed: 15)
    var count = 0
    for _ in 0..<2_000 {
      var names = RandomPaths.components(of: ["ab", "ba", "aab"], upTo: 6, using: &generator)
      guard !names.isEmpty else { continue }
      count += 1
      let path = names.joined(separator: "/")
      #expect(Glob(path).matches(path))
      let index = Int.random(in: names.indices, using: &generator)
      names[index] = "*" + names[index].dropFirst()
      #expect(Glob(names.joined(separator: "/")).matches(path), "\(names) and \(path)")
      names[Int.random(in: names.indices, using: &generator)] = "**"
      #expect(Glob(names.joined(separator: "/")).matches(path), "\(names) and \(path)")
      #expect(Glob("**").matches(path))
    }
    #expect(count > 1_000)
  }
}
