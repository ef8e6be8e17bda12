import Foundation
import OversetSnapshots
import Testing

@Suite struct TextDifferenceTests {
  /// The texts a difference speaks of, rebuilt from it when its context is unlimited.
  private func rebuilt(_ difference: TextDifference) -> (reference: String, new: String) {
    var reference: [String] = []
    var new: [String] = []
    for line in difference.hunks.flatMap(\.lines) {
      switch line {
      case .context(let text):
        reference.append(text)
        new.append(text)
      case .removed(let text): reference.append(text)
      case .added(let text): new.append(text)
      }
    }
    return (reference.joined(separator: "\n"), new.joined(separator: "\n"))
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func text(lines: Int, letters: Int, _ random: inout Random) -> String {
    (0..<lines).map { _ in String(Int.random(in: 0..<letters, using: &random)) }
      .joined(separator: "\n")
  }

  /// The number of edits of a shortest way, by dynamic programming.
  private func shortest(_ reference: String, _ new: String) -> Int {
    let a = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false)
    var row = Array(0...b.count)
    for i in 1...a.count {
      var next = [i]
      for j in 1...b.count {
        next.append(a[i - 1] == b[j - 1] ? row[j - 1] : 1 + min(row[j], next[j - 1]))
      }
      row = next
    }
    return row[b.count]
  }

  @Test("a difference rebuilds both texts and is the shortest", arguments: 0..<200 as Range<UInt64>)
  func differencesRebuildBothTextsAndAreShortest(seed: UInt64) throws {
    var random = Random(state: seed)
    let reference = text(lines: Int.random(in: 1...30, using: &random), letters: 4, &random)
    let new = text(lines: Int.random(in: 1...30, using: &random), letters: 4, &random)
    let found = TextDifference.compare(reference: reference, new: new, contextLines: 1_000)
    guard let found else {
      #expect(reference == new)
      return
    }
    #expect(rebuilt(found) == (reference, new))
    #expect(found.removedCount + found.addedCount == shortest(reference, new))
    let bounded = TextDifference.compare(
      reference: reference, new: new, contextLines: 1_000, maximumEdits: 3)
    #expect(rebuilt(try #require(bounded)) == (reference, new))
  }

  @Test("hunks carry their lines and the requested context")
  func hunksCarryTheirLinesAndContext() throws {
    let reference = (1...20).map(String.init).joined(separator: "\n")
    let new = (1...20).filter { $0 != 5 }.map { $0 == 15 ? "x" : String($0) }
      .joined(separator: "\n")
    let found = try #require(
      TextDifference.compare(reference: reference, new: new, contextLines: 2))
    #expect(
      found.description == """
        @@ -3,5 +3,4 @@
         3
         4
        -5
         6
         7
        @@ -13,5 +12,5 @@
         13
         14
        -15
        +x
         16
         17
        """)
    #expect((found.removedCount, found.addedCount) == (2, 1))
  }

  @Test(
    "differences in line ends, normal forms and invisible characters are shown",
    arguments: [
      ("a\n", "a", "@@ -1,2 +1,1 @@\n a\n-"),
      ("a", "a\r", "@@ -1,1 +1,1 @@\n-a\n+a\\u{D}"),
      ("\u{E9}", "e\u{301}", "@@ -1,1 +1,1 @@\n-\u{E9}\n+e\u{301}"),
      ("x", "\u{202E}x", "@@ -1,1 +1,1 @@\n-x\n+\\u{202E}x"),
      ("", "a", "@@ -1,1 +1,1 @@\n-\n+a"),
    ])
  func whatIsNotSeenIsShown(reference: String, new: String, expected: String) {
    let found = TextDifference.compare(reference: reference, new: new)
    #expect(found?.description == expected)
  }

  @Test("equal texts have no difference")
  func equalTextsHaveNoDifference() {
    #expect(TextDifference.compare(reference: "a\nb", new: "a\nb") == nil)
  }

  /// Two thirds of the lines could be kept. Only an algorithm that gives up at its limit of edits shows
  /// them all as changed: its work does not grow with the square of the lines.
  @Test("texts that differ by more than the limit of edits are shown as one block")
  func repetitiveTextsBecomeOneBlock() throws {
    var random = Random(state: 1)
    let reference = text(lines: 6_000, letters: 3, &random)
    let new = text(lines: 6_000, letters: 3, &random)
    let found = try #require(TextDifference.compare(reference: reference, new: new))
    #expect(found.hunks.count == 1)
    #expect(found.removedCount > 5_900 && found.addedCount > 5_900)
  }

  // MARK: The notation of swift-snapshot-testing

  /// What swift-snapshot-testing 1.19 prints for the two texts.
  @Test(
    "lines are shown as tests expect",
    arguments: [
      ("a\nb", "a\nc", "@@ −1,2 +1,2 @@\n\u{2007}a\n−b\n+c"),
      ("4", "42", "@@ −1,1 +1,1 @@\n−4\n+42"),
      ("", "a", "@@ −1,1 +1,1 @@\n−\n+a"),
      ("a\n", "a\nb\n", "@@ −1,2 +1,3 @@\n\u{2007}a\n+b\n\u{2007}"),
      ("a \nb \n", "a \nc \n", "@@ −1,3 +1,3 @@\n\u{2007}a ¬\n−b ¬\n+c ¬\n\u{2007}"),
    ])
  func linesAreShownAsTestsExpect(reference: String, new: String, expected: String) {
    #expect(Diffing.lines.diff(reference, new)?.0 == expected)
  }

  /// Four equal lines before a change; up to eight at the end, and four of more.
  @Test(
    "a short end is shown whole", arguments: 0...12)
  func aShortEndIsShownWhole(count: Int) throws {
    let equal = (0..<count).map(String.init)
    let (shown, _) = try #require(
      Diffing.lines.diff(
        (equal + ["old"] + equal).joined(separator: "\n"),
        (equal + ["new"] + equal).joined(separator: "\n")))
    let (before, after) = (equal.suffix(4), count <= 8 ? equal[...] : equal.prefix(4))
    let lines =
      before.map { "\u{2007}\($0)" } + ["−old", "+new"] + after.map { "\u{2007}\($0)" }
    #expect(shown.split(separator: "\n").dropFirst().map(String.init) == lines)
  }

  /// The notations differ by their signs alone, and what is attached is a patch.
  @Test(
    "both notations of a difference say the same", arguments: 0..<100 as Range<UInt64>)
  func notationsSayTheSame(seed: UInt64) throws {
    var random = Random(state: seed)
    let reference = text(lines: Int.random(in: 1...30, using: &random), letters: 4, &random)
    let new = text(lines: Int.random(in: 1...30, using: &random), letters: 4, &random)
    guard let found = TextDifference.compare(reference: reference, new: new) else { return }
    let other = found.text(in: .snapshotTesting)
    #expect(found.text(in: .unified) == found.description)
    #expect(
      other.replacing("\u{2212}", with: "-").replacing("\u{2007}", with: " ") == found.description)
    let (shown, files) = try #require(Diffing.lines.diff(reference, new))
    let patch = try #require(files.first)
    #expect(patch.name == "difference.patch")
    #expect(
      shown.replacing("\u{2212}", with: "-").replacing("\u{2007}", with: " ") + "\n"
        == String(decoding: patch.data, as: UTF8.self))
  }
}
