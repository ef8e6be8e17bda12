import Foundation
import OversetConfig
import OversetFonts
import OversetVocabulary
import Testing

@Suite struct ScriptCorrectionsTests {
  @Test("the bundled corrections name their basis and source, and margins from 2 to 12 %")
  func bundled() throws {
    let corrections = try FontManifest.read(from: BundledFonts.folder).corrections
    #expect(corrections.scripts.count == 12)
    for entry in corrections.scripts {
      #expect(!entry.source.isEmpty && !entry.margins.isEmpty && entry.basis != .none)
      #expect(entry.margins.allSatisfy { (2...12).contains($0.percent) })
    }
    #expect(Set(corrections.lines.flatMap(\.languages)) == ["ar", "hi", "th"])
  }

  @Test("a rule is read with its part, its change and what it holds for")
  func rule() throws {
    let corrections = try ScriptCorrections.parse(
      """
      version: 1
      scripts:
        - script: Kore
          basis: few
          source: three texts
          widths:
            - {advance: 0.86}
            - {of: han, advance: 0.9, fromSize: 20, since: 13, until: 17}
            - {of: latinEdge, add: 0.125, fromWeight: 600}
          margins: [{percent: 3, points: 1, fromSize: 20}]
      """, file: "own.yml")
    let entry = try #require(corrections.scripts.first)
    #expect(entry.script == "Kore" && entry.family == nil && entry.basis == .few)
    #expect(entry.widths.map(\.part) == [.letters, .han, .latinEdge])
    #expect(entry.widths.map(\.change) == [.advance(0.86), .advance(0.9), .addition(0.125)])
    #expect(entry.widths.map(\.fromSize) == [0, 20, 0])
    #expect(entry.widths.map(\.fromWeight) == [1, 1, 600])
    #expect(entry.widths.map(\.versions) == [11...26, 13...17, 11...26])
    let margin = try #require(entry.margins.first)
    #expect(margin.percent == 3 && margin.points == 1 && margin.fromSize == 20)
  }

  @Test(
    "corrections that extend the default ones take their place script by script, language by language"
  )
  func extending() throws {
    let base = try FontManifest.read(from: BundledFonts.folder).corrections
    let text = """
      version: 1
      extends: default
      scripts: [{script: Thai, basis: few, source: x}, {script: Beng, basis: few, source: y}]
      lines: [{languages: [hi, bn], steps: [{size: 17, points: 5}], source: z}]
      """
    let own = try ScriptCorrections.parse(text, file: "own.yml", default: base)
    #expect(own.scripts.count == base.scripts.count + 1)
    #expect(own.scripts.filter { $0.script == "Thai" }.map(\.source) == ["x"])
    #expect(own.scripts.first { $0.script == "Arab" } == base.scripts.first { $0.script == "Arab" })
    #expect(own.lines.map(\.languages) == [["ar"], ["th"], ["hi", "bn"]])
    #expect(own.lines.last?.points(at: 17) == 5)
    let alone = try ScriptCorrections.parse(
      text.replacing("extends: default\n", with: ""), file: "own.yml", default: base)
    #expect(alone.scripts.map(\.script) == ["Thai", "Beng"] && alone.lines.count == 1)
    #expect {
      try ScriptCorrections.parse(text, file: "own.yml")
    } throws: { error in
      (error as? Diagnostic)?.problem == "there are no default corrections to extend"
    }
  }

  static func entry(_ fields: String) -> String {
    "version: 1\nscripts: [{\(fields)}]\n"
  }

  static let refusals: [(String, String)] = [
    ("", "own.yml:1:1: the file is empty; write `version: 1` and `scripts: []`"),
    (
      "version: 2\nscripts: []\n",
      "own.yml:1:10: `version` is 2, out of range; write a whole number from 1 to 1"
    ),
    (
      entry("script: Thay, basis: few, source: x"),
      "own.yml:2:20: no widths can be corrected for `Thay`; write `Thai`"
    ),
    (
      entry("script: Thai, basis: few, source: x, widths: [{scale: 1.1}]"),
      "own.yml:2:66: `scale` needs the family that was measured; add `family` to the script"
    ),
    (
      entry("script: Thai, family: A, basis: few, source: x, widths: [{scale: 2.5}]"),
      "own.yml:2:77: `scale` is 2.5, out of range; write a number from 0.5 to 2"
    ),
    (
      entry("script: Thai, family: A, basis: few, source: x, widths: [{scale: 0.4}]"),
      "own.yml:2:77: `scale` is 0.4, out of range; write a number from 0.5 to 2"
    ),
    (
      entry("script: Thai, family: A, basis: few, source: x, widths: [{scale: 1, add: 0}]"),
      "own.yml:2:69: a width is one of `scale`, `advance` and `add` in entry 1 of `widths`; write one of the three"
    ),
    (
      entry("script: Jpan, basis: few, source: x, widths: [{of: latinEdge, advance: 1}]"),
      "own.yml:2:58: `latinEdge` needs `add` in entry 1 of `widths`; write `add` instead"
    ),
    (
      entry("script: Jpan, family: A, basis: few, source: x, widths: [{scale: 1}]"),
      "own.yml:2:69: this rule cannot apply to `Jpan` in entry 1 of `widths`; write `advance`, or `add` for `latinEdge`"
    ),
    (
      entry("script: Hans, basis: few, source: x, widths: [{characters: 字, advance: 1}]"),
      "own.yml:2:58: `advance` is for a whole part in entry 1 of `widths`; remove `characters`"
    ),
    (
      entry("script: Thai, basis: few, source: x, widths: [{advance: 1}]"),
      "own.yml:2:58: this rule cannot apply to `Thai` in entry 1 of `widths`; write `scale`, or `characters` and `add`"
    ),
    (
      entry("script: Thai, family: A, basis: few, source: x, widths: [{add: 0.1}]"),
      "own.yml:2:69: `add` needs the characters that it is for in entry 1 of `widths`; add `characters`"
    ),
    (
      entry("script: Thai, family: A, basis: few, source: x, widths: [{characters: ก, scale: 1}]"),
      "own.yml:2:69: `scale` is for all letters of a script in entry 1 of `widths`; remove `characters`"
    ),
    (
      entry("script: Latn, family: A, basis: few, source: x, widths: [{scale: 1}]"),
      "own.yml:2:69: this rule cannot apply to `Latn` in entry 1 of `widths`; write `characters` and `add`"
    ),
    (
      entry("script: Latn, family: A, basis: few, source: x, widths: [{characters: é, add: 0.1}]"),
      "own.yml:2:69: Latin characters beyond ASCII cannot have widths of their own in entry 1 of `widths`; remove them"
    ),
    (
      entry("script: Jpan, basis: few, source: x, widths: [{advance: 1, since: 17, until: 15}]"),
      "own.yml:2:89: `until` is before `since`; write a version from 17 on"
    ),
    (
      entry("script: Jpan, basis: sure, source: x"),
      "own.yml:2:33: `basis` cannot be `sure`; write one of: measured, few, none"
    ),
    (
      "version: 1\nscripts: []\nlines: [{languages: [th], source: x, steps: [{size: 17, points: 4},"
        + " {size: 12, points: 3}]}]\n",
      "own.yml:3:45: `steps` must have ascending sizes; sort them"
    ),
  ]

  @Test("wrong corrections are refused with their place and remedy", arguments: refusals)
  func refusal(text: String, message: String) throws {
    let error = try #require(throws: Diagnostic.self) {
      try ScriptCorrections.parse(text, file: "own.yml")
    }
    #expect(error.description == message)
  }

  // MARK: In a font manifest

  @Test("a manifest without corrections of its own has those of the manifest it extends")
  func inherited() throws {
    let bundled = try FontManifest.read(from: BundledFonts.folder)
    let own = try FontManifest.parse(
      """
      version: 1
      extends: default
      families:
        - name: Own
          licence: OFL-1.1
          scripts: [Latn]
          faces: [{file: a.ttf, weight: 400, sha256: \(String(repeating: "0", count: 64))}]
      """, file: URL(filePath: "/p/fonts.yml"), default: bundled)
    #expect(own.corrections == bundled.corrections)
  }

  @Test(
    "a manifest with corrections of its own and no families changes nothing but them",
    arguments: [
      ("scripts: []", nil),
      (
        "scripts: [{script: Thai, family: Noto Sans Thay, basis: few, source: x}]",
        "corrections.yml:2:11: the manifest has no family `Noto Sans Thay`; write `Noto Sans Thai`"
      ),
      (
        "scripts: [{script: Thai, family: Noto Sans Hebrew, basis: few, source: x}]",
        "corrections.yml:2:11: `Noto Sans Hebrew` is for Hebr, not `Thai`;"
          + " name the family whose advances were measured, or add the script to it"
      ),
    ] as [(String, String?)])
  func ownCorrections(text: String, message: String?) throws {
    let bundled = try FontManifest.read(from: BundledFonts.folder)
    try withTemporaryFolder { folder in
      try "version: 1\n\(text)\n".write(
        to: folder.appending(path: "corrections.yml"), atomically: true, encoding: .utf8)
      func manifest() throws -> FontManifest {
        try FontManifest.parse(
          "version: 1\nextends: default\ncorrections: corrections.yml\n",
          file: folder.appending(path: "fonts.yml"), default: bundled)
      }
      if let message {
        let error = try #require(throws: Diagnostic.self) { try manifest() }
        #expect(error.description.hasSuffix(message))
      } else {
        let own = try manifest()
        #expect(own.families == bundled.families && own.corrections == ScriptCorrections())
      }
    }
  }
}
