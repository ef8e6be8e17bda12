import OversetSnapshots
import OversetVocabulary
import Testing

@Suite struct SnapshotNameTests {
  @Test("a path joins component, state, name and cell by the documented scheme")
  func namesFollowTheScheme() throws {
    let plain = try SnapshotName(
      component: "NyxErrorCardSnapshotTests", state: "calendarAccessDenied", locale: "ar",
      device: "iPhoneSE")
    #expect(plain.path == "NyxErrorCardSnapshotTests/calendarAccessDenied.ar_iPhoneSE")
    let full = try SnapshotName(
      component: "Card", state: "error", named: "retry", locale: "pt-BR", device: "w393",
      typeSize: "AX3", appearance: "dark", direction: .rightToLeft)
    #expect(full.path == "Card/error.retry.pt-BR_w393_AX3_dark_rtl")
    let bold = try SnapshotName(
      component: "Card", state: "error", locale: "de", device: "iPadPro11-landscape-half",
      typeSize: "AX3", appearance: "dark", boldText: "bold", direction: .rightToLeft)
    #expect(bold.path == "Card/error.de_iPadPro11-landscape-half_AX3_dark_bold_rtl")
    let outside = try SnapshotName(component: "FileTests", state: "test", named: "1")
    #expect(outside.path == "FileTests/test.1")
  }

  @Test(
    "a part that cannot be a file name on every system is refused",
    arguments: [
      "", "a/b", "a\\b", "a:b", "a*b", "a?b", "a\"b", "a<b", "a>b", "a|b", "a\nb", "a\0b", ".",
      "..",
      ".hidden", "end.", "end ", " start", "CON", "nul.x", "Com1",
      String(repeating: "ü", count: 101),
    ])
  func namesThatAreNoFileNamesAreRefused(text: String) {
    for (component, state, named) in [(text, "s", "n"), ("c", text, "n"), ("c", "s", text)] {
      let error = #expect(throws: Diagnostic.self) {
        try SnapshotName(component: component, state: state, named: named)
      }
      #expect(error?.kind == .usage)
    }
  }

  @Test(
    "a part keeps its spaces, emoji and letters of any script",
    arguments: ["a+b", "a-b", "a b", "🙂", "🇹🇷", "名前", "CONSOLE", "dot.inside"])
  func namesOfPeopleAreKeptAsTheyAre(text: String) throws {
    #expect(try SnapshotName(component: "c", state: "s", named: text).path == "c/s.\(text)")
  }

  @Test(
    "a locale or device of other than letters, digits and hyphens is refused",
    arguments: ["", "pt_BR", "de DE", "ü", "a.b", "a/b"])
  func tokensAreLettersDigitsAndHyphens(text: String) {
    let error = #expect(throws: Diagnostic.self) {
      try SnapshotName(component: "c", state: "s", locale: text, device: "w393")
    }
    #expect(error?.kind == .usage)
    #expect(throws: Diagnostic.self) {
      try SnapshotName(component: "c", state: "s", locale: "de", device: text)
    }
  }

  @Test("the whole file name is limited in bytes")
  func theWholeFileNameIsLimited() throws {
    let half = String(repeating: "x", count: 99)
    #expect(try SnapshotName(component: "c", state: half, named: half).stem.count == 199)
    let error = #expect(throws: Diagnostic.self) {
      try SnapshotName(component: "c", state: half, named: half, locale: "de", device: "w1")
    }
    #expect(error?.problem.contains("205 bytes") == true)
  }

  @Test("composed and decomposed forms of one text are one name")
  func differentFormsOfOneTextAreOneName() throws {
    let composed = try SnapshotName(component: "c", state: "\u{E9}")
    let decomposed = try SnapshotName(component: "c", state: "e\u{301}")
    #expect(Array(composed.path.utf8) == Array(decomposed.path.utf8))
  }
}

@Suite struct SnapshotNameRegistryTests {
  @Test("names that differ only by case collide, and the message names both")
  func collisionsNameBoth() throws {
    var registry = SnapshotNameRegistry()
    let upper = try SnapshotName(component: "Card", state: "EN", locale: "de", device: "w1")
    let lower = try SnapshotName(component: "card", state: "en", locale: "de", device: "w1")
    let none = registry.register(upper, origin: "A.swift:1")
    #expect(none == nil)
    let second = registry.register(lower, origin: "B.swift:2")
    let collision = try #require(second)
    #expect(collision.isByCase)
    #expect(collision.first.path == upper.path)
    #expect(collision.second.claimant.origin == "B.swift:2")
    #expect(
      collision.description == """
        the names of two snapshots differ only by case: Card/EN.de_w1 (A.swift:1) and \
        card/en.de_w1 (B.swift:2)
        """)
    #expect(registry.claimed.map(\.path) == [upper.path])
  }

  @Test(
    "letters beyond ASCII fold, to those of ASCII, too",
    arguments: [("s", "\u{17F}"), ("é", "É"), ("σ", "ς")])
  func foldedLetters(_ first: String, _ second: String) throws {
    var registry = SnapshotNameRegistry()
    let none = registry.register(try SnapshotName(component: "c", state: first), origin: "1")
    let collision = registry.register(try SnapshotName(component: "C", state: second), origin: "2")
    #expect(none == nil)
    #expect(collision?.isByCase == true)
  }

  @Test("different parts that make one file name collide")
  func differentPartsThatMakeOneFileCollide() throws {
    var registry = SnapshotNameRegistry()
    let first = try SnapshotName(component: "c", state: "a.b")
    let second = try SnapshotName(component: "c", state: "a", named: "b")
    let none = registry.register(first, origin: "1")
    let collision = registry.register(second, origin: "2")
    #expect(none == nil)
    #expect(collision?.isByCase == false)
  }

  @Test("names that differ by a sign or an accent do not collide")
  func differentNamesDoNotCollide() throws {
    var registry = SnapshotNameRegistry()
    for text in ["a+b", "a-b", "a b", "🙂", "🇹🇷", "é", "e", "ı", "i"] {
      let name = try SnapshotName(component: "c", state: text)
      let collision = registry.register(name, origin: text)
      #expect(collision == nil)
    }
    #expect(registry.claimed.count == 9)
  }

  private typealias Claimant = SnapshotNameRegistry.Claimant

  /// The paths that one of two claimants has, and the other is refused.
  private func refusals(
    under rule: SnapshotNameRegistry.Rule, first: Claimant, second: Claimant
  ) throws -> [String] {
    let paths = ["c/s.txt", "C/s.txt"]
    var registry = SnapshotNameRegistry(rule: rule)
    try registry.claim(paths[0], by: first)
    return paths.filter { path in
      do throws(SnapshotNameCollision) {
        try registry.claim(path, by: second)
        return false
      } catch {
        #expect(error.first.claimant == first && error.second.claimant == second)
        return true
      }
    }
  }

  @Test("the same claimant may claim a name again") func theSameClaimantMayClaimANameAgain() throws
  {
    let test = Claimant(origin: "test")
    #expect(try refusals(under: .exclusive, first: test, second: test) == ["C/s.txt"])
    #expect(try refusals(under: .equalValues, first: test, second: test) == ["C/s.txt"])
  }

  @Test("another claimant may share a name only by its value")
  func anotherClaimantMayShareANameOnlyByItsValue() throws {
    let (one, two) = (
      Claimant(origin: "test", identity: ["1"]), Claimant(origin: "test", identity: ["2"])
    )
    #expect(try refusals(under: .exclusive, first: one, second: two) == ["c/s.txt", "C/s.txt"])
    #expect(try refusals(under: .equalValues, first: one, second: two) == ["C/s.txt"])
  }

  @Test("several names are claimed together or not at all")
  func severalNamesAreClaimedTogetherOrNotAtAll() throws {
    var registry = SnapshotNameRegistry()
    try registry.claim("b", by: Claimant(origin: "1"))
    let collision = #expect(throws: SnapshotNameCollision.self) {
      try registry.claim(["a", "b", "c"].map { ($0, Claimant(origin: "2")) })
    }
    #expect(collision?.second.path == "b")
    #expect(registry.claimed.map(\.path) == ["b"])
    try registry.claim(["a", "c"].map { ($0, Claimant(origin: "2")) })
    #expect(registry.claimed.map(\.path) == ["a", "b", "c"])
  }
}
