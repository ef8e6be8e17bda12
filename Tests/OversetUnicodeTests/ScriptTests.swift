import OversetTestBasics
import OversetUnicode
import Testing

@Suite("Scripts")
struct ScriptTests {
  /// ISO 15924 codes by Unicode's names.
  private func scriptsByName() throws -> [String: Script] {
    var cursor = ByteCursor(try UnicodeData.bytes(of: "PropertyValueAliases.txt"))
    var scripts: [String: Script] = [:]
    while !cursor.isAtEnd {
      if cursor.skip("sc ;") {
        let code = cursor.word()
        cursor.skipSpaces()
        if cursor.skip(";") { scripts[cursor.word()] = Script(code: code) }
      }
      cursor.skipLine()
    }
    return scripts
  }

  @Test("every code point has the script of Scripts.txt")
  func everyCodePoint() throws {
    let names = try scriptsByName()
    let expected = try UnicodeData.table(of: "Scripts.txt", default: Script.unknown) {
      names[$0] ?? .unknown
    }
    let wrong = UnicodeData.first { CharacterProperties.script($0) != expected[Int($0)] }
    #expect(wrong == [])
    #expect(Set(expected).count == 164)
  }

  @Test("the joining scripts are those with dual-joining letters")
  func joining() throws {
    var scripts: Set<Script> = []
    let ranges = try UnicodeData.ranges(of: "extracted/DerivedJoiningType.txt") { $0 == "D" }
    for (range, _) in ranges {
      for codePoint in range { scripts.insert(CharacterProperties.script(codePoint)) }
    }
    #expect(scripts.count == 13)
    #expect(scripts.allSatisfy { $0.isJoining })
    let others: [Script] = [.latin, .hebrew, .devanagari, .thai, .han, .common, .inherited]
    #expect(others.allSatisfy { !$0.isJoining })
  }

  @Test(
    "codes are read in any case and written in title case", arguments: ["latn", "LATN", "Latn"])
  func codes(code: String) throws {
    let script = try #require(Script(code: code))
    #expect(script == .latin)
    #expect(script.code == "Latn")
  }

  @Test(
    "what is not four ASCII letters is not a code", arguments: ["", "Lat", "Latin", "Lat1", "Lätn"])
  func malformedCodes(code: String) { #expect(Script(code: code) == nil) }

  @Test("a common character has the scripts of its extensions and no others")
  func scriptExtensions() {
    #expect(CharacterProperties.script(0x3001) == .common)
    #expect(CharacterProperties.hasScriptExtension(0x3001, .han))
    #expect(CharacterProperties.hasScriptExtension(0x3001, .hiragana))
    #expect(!CharacterProperties.hasScriptExtension(0x3001, .latin))
    #expect(CharacterProperties.hasScriptExtension(0x60C, .arabic))
  }

  @Test(
    "Han, kana, Hangul and Japanese are CJK and do not join",
    arguments: [Script.han, .hiragana, .katakana, .hangul, .japanese])
  func square(script: Script) {
    #expect(script.isCJK)
    #expect(!script.isJoining)
  }

  @Test("a text divides into the scripts of its row", arguments: TestData.cases(of: "scripts.txt"))
  func itemization(row: [String]) throws {
    try #require(row.count == 2)
    let text = Array(row[0].utf16)
    let expected = row[1].split(separator: " ").flatMap { item in
      let parts = item.split(separator: "*")
      return [String](repeating: String(parts[0]), count: parts.count > 1 ? Int(parts[1]) ?? 0 : 1)
    }
    #expect(TextAnalyzer().scripts(of: text).map(\.code) == expected)
  }

  @Test("the table of divided texts is read whole")
  func table() throws { #expect(try TestData.rows(of: "scripts.txt").count == 14) }

  @Test("every cluster has one script, and boundaries of another text do no harm")
  func clusters() {
    var generator = SeededGenerator(seed: 8)
    let analyzer = TextAnalyzer()
    for _ in 0..<500 {
      let text = Alphabet.text(from: Alphabet.mixed, upTo: 20, using: &generator)
      let boundaries = analyzer.graphemeBoundaries(in: text)
      let scripts = analyzer.scripts(of: text)
      #expect(scripts.count == text.count)
      #expect(boundaries.first == 0 && boundaries.last == text.count)
      for (start, end) in zip(boundaries, boundaries.dropFirst()) {
        #expect(Set(scripts[start..<end]).count == 1)
      }
      let foreign = ScriptItemizer.scripts(of: text, graphemeBoundaries: [-3, 40, 2, 90])
      #expect(foreign.count == text.count)
    }
  }
}
