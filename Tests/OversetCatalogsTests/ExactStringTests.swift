import OversetCatalogs
import Testing

/// Keys are told apart by their code units, and no file can choose keys that collide.
@Suite struct ExactStringTests {
  @Test("canonically equivalent spellings are two keys")
  func spellingsDiffer() {
    #expect(ExactString("\u{E9}") != ExactString("e\u{301}"))
    #expect(ExactString("\u{E9}") == ExactString("\u{E9}"))
  }

  @Test("keys that collide in a polynomial hash have different hashes here")
  func chosenKeysDoNotCollide() {
    var keys = [""]
    for _ in 0..<12 { keys = keys.flatMap { [$0 + "Aa", $0 + "BB"] } }
    #expect(keys.count == 4096)
    #expect(Set(keys.map { ExactString($0).hashValue }).count == 4096)
    #expect(Set(keys.map(ExactString.init)).count == 4096)
  }

  @Test("a text and the same with a zero before it differ")
  func lengthCounts() {
    #expect(ExactString("a").hashValue != ExactString("\u{0}a").hashValue)
    #expect(ExactString("a") != ExactString("\u{0}a"))
  }
}
