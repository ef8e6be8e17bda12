import OversetConfig
import OversetVocabulary
import Testing

/// Files of configuration that are made to take long: refused with a place, or read as what they say.
@Suite("Limits of configuration")
struct ConfigurationLimitTests {
  private func problem(_ text: String) throws -> String {
    try #require(throws: Diagnostic.self) {
      try MatrixConfiguration.parse(text, file: "matrix.yml")
    }.description
  }

  /// Lists that each stand for twice the one before.
  private static func doubling(_ levels: Int) -> String {
    (1...levels).reduce("a0: &a0 [x, x]\n") {
      $0 + "a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1)]\n"
    }
  }

  @Test(
    "aliases of aliases are refused wherever they stand, before they are expanded",
    arguments: [
      "", "*a60 : 1\n", "? *a60\n: 1\n", "b: {*a60}\n", "b: {[*a60]: 1}\n", "b: [*a60:1]\n",
      "b: {*a60:1}\n",
    ])
  func doublingAliases(use: String) throws {
    let problem = try problem(Self.doubling(60) + use)
    #expect(problem.hasPrefix("matrix.yml:12:"))
    #expect(problem.contains("this expands to more than"))
  }

  @Test(
    "a key that is no text is refused at its place",
    arguments: [
      ("&a b: 1\n*a : 2\n", "2:1", "an alias"), ("a: &a b\nc: {*a: 1}\n", "2:5", "an alias"),
      ("a: &a b\nc: [*a:1]\n", "2:5", "an alias"), ("a: {[b]: 1}\n", "1:5", "a list"),
      ("a: {{b: c}: 1}\n", "1:5", "a mapping"), ("a: {{b}}\n", "1:5", "a mapping"),
      ("a: {b, !!seq [c]}\n", "1:8", "a list"), ("? [a]\n: 1\n", "1:3", "a list"),
      ("? {a: b}\n: {}\n", "1:3", "a mapping"), ("[a]: 1\n", "1:1", "a list"),
    ])
  func keys(text: String, place: String, found: String) throws {
    #expect(
      try problem(text)
        == "matrix.yml:\(place): a key must be text, not \(found); write the key as text")
  }

  @Test(
    "anchors, braces, brackets and stars in texts are no such keys",
    arguments: [
      "x: &l [en, de]\nlocales: *l\n", "locales: [en, de] # [a]: {b}: *c\n",
      "{locales: [en, 'de']}\n", "? locales\n: [en, de]\n", "{\"locales\":[en,de]}\n",
      "locales: [{a: &d de}]\n", "locales: [&e en, de, \"[x]: *e\"]\n",
    ])
  func neighbours(text: String) throws {
    do throws(Diagnostic) {
      let matrix = try MatrixConfiguration.parse(text, file: "matrix.yml")
      #expect(matrix.locales.map(\.value) == ["en", "de"])
    } catch {
      // What the schema refuses, the check of keys has let through.
      #expect(!error.problem.contains("a key must be"))
    }
  }

  @Test("patterns with stars are read as they are written")
  func stars() throws {
    let text = "catalogs: ['App/**', \"*.strings\", Locales/*a, \"[b]: {c}\", \"\\x2A\"]\n"
    let matrix = try MatrixConfiguration.parse(text, file: "matrix.yml")
    #expect(
      matrix.catalogs.map(\.value) == ["App/**", "*.strings", "Locales/*a", "[b]: {c}", "*"])
  }

  @Test(
    "nesting is refused where it is too deep",
    arguments: [("[", "]"), ("[[],", "]"), ("{a: ", "}"), ("{a: [", "]}")])
  func depth(opening: String, closing: String) throws {
    func text(_ depth: Int) -> String {
      "locales: " + String(repeating: opening, count: depth) + "en"
        + String(repeating: closing, count: depth) + "\n"
    }
    #expect(
      try problem(text(300)).contains("levels deep; reduce the nesting; the limit is 64 levels"))
    #expect(try !problem(text(15)).contains("levels deep"))
  }

  @Test("many keys that look like lists are refused at the first too many")
  func oddKeys() throws {
    let key = String(repeating: "[", count: 150) + "a" + String(repeating: "]: 1", count: 150)
    let text = "a:\n" + String(repeating: "- \(key)\n", count: 5000)
    #expect(try problem(text).hasPrefix("matrix.yml:2:219: a key must be text"))
  }

  @Test("an entry far along a line has its place", arguments: [1, 200_000])
  func longLine(count: Int) throws {
    let text = "locales: [" + String(repeating: "\"🙂\",", count: count) + "]\n"
    #expect(
      try problem(text).hasPrefix("matrix.yml:1:11: entry 1 of `locales` must be a BCP 47 tag"))
    let last = "devices: [" + (0..<min(count, 900)).map { "\"🙂\($0)\"," }.joined() + "[]]\n"
    let column = last.utf16.count - 3
    #expect(try problem(last).hasPrefix("matrix.yml:1:\(column): "))
  }

  @Test(
    "a list is refused at its first entry too many",
    arguments: [("catalogs", 200), ("devices", 1000), ("locales", 1000)])
  func lists(key: String, limit: Int) throws {
    func text(_ count: Int) -> String {
      "\(key):\n" + (0..<count).map { "- en-x-a\($0)\n" }.joined()
    }
    #expect(
      try problem(text(limit + 1))
        == "matrix.yml:\(limit + 2):3: `\(key)` has more than \(limit) entries; remove some of them"
    )
    #expect(throws: Never.self) {
      try MatrixConfiguration.parse(text(limit), file: "matrix.yml")
    }
  }

  @Test("a matrix of more cells than a run can hold is refused, and its neighbour is not")
  func cells() throws {
    func matrix(_ devices: Int) throws -> MatrixConfiguration {
      try MatrixConfiguration.parse(
        "locales: [\((0..<1000).map { "en-x-a\($0)" }.joined(separator: ", "))]\n"
          + "devices: [\((0..<devices).map { "d\($0)" }.joined(separator: ", "))]\n",
        file: "matrix.yml")
    }
    #expect(throws: Never.self) { try matrix(1000).validate() }
    var larger = try matrix(1000)
    larger.appearances = [Placed(.light), Placed(.dark)]
    let error = #expect(throws: Diagnostic.self) { try larger.validate() }
    #expect(error?.problem == "the matrix has 2000000 cells")
  }

  @Test("a long text is shortened where an error shows it", arguments: ["metrics: ", ""])
  func echo(key: String) throws {
    let long = String(repeating: "a", count: 900)
    #expect(try problem("\(key)\(long)" + (key.isEmpty ? ": 1" : "") + "\n").utf8.count < 400)
    #expect(try problem("metrics: wrong\n").contains("cannot be `wrong`"))
    let whole = String(repeating: "長", count: 100)
    #expect(try problem("metrics: \(whole)\n").contains("cannot be `\(whole)`"))
    #expect(try problem("metrics: \(whole)\(whole)\n").contains("… (100 more characters) …"))
  }

  @Test("a file too large for configuration is refused before it is parsed")
  func size() throws {
    #expect(
      try problem("#" + String(repeating: "a", count: 4_000_000))
        == "matrix.yml:1:1: this has 4000001 bytes; split it; the limit is 4000000 bytes")
    #expect(throws: Never.self) {
      try MatrixConfiguration.parse(
        "#" + String(repeating: "a", count: 3_999_999), file: "matrix.yml")
    }
  }

  @Test("patterns are refused where they are too many to compare, single keys are not")
  func patterns() throws {
    func rules(_ key: String, _ count: Int) throws -> Int {
      try SlotRules.parse(
        "rules:\n" + (0..<count).map { "- {key: \"\(key)\($0)\", slot: row}\n" }.joined(),
        file: "slots.yml"
      ).rules.count
    }
    #expect(try rules("a", 10_000) == 10_000)
    #expect(throws: Diagnostic.self) { try rules("a", 10_001) }
    #expect(try rules("a*", 5000) == 5000)
    let error = #expect(throws: Diagnostic.self) { try rules("a*", 10_000) }
    #expect(error?.problem.contains("have more than 200000 bytes to compare") == true)
  }
}
