import Foundation
import OversetTestBasics
import Testing

/// `overset export-limits`: each key's room as a limit for a translation tool.
struct ExportLimitsTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "tab" : { "comment" : "First, of \\"five\\"", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Home, sweet home" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Übersicht" } } } },
        "tab.of %@" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Of %@" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Von %@" } } } },
        "text" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Words that take lines" } } } },
        "spoken" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Close" } } } },
        "Nothing says where this stands" : { },
        "settings.saveButton" : { "localizations" : { "en" : { "stringUnit" : {
          "state" : "translated", "value" : "Save" } } } }
      },
      "version" : "1.0"
    }

    """
  private static let rules = """
    slots: [{name: card, width: 120, lines: 2, style: body}]
    rules:
      - {key: "tab*", slot: tabItem}
      - {key: text, slot: body}
      - {key: spoken, slot: spoken}

    """

  private func project(_ catalog: String = catalog) throws -> TestProject {
    let project = try TestProject()
    try project.write(catalog, to: "App.xcstrings")
    try project.write(Self.rules, to: "Config/slots.yml")
    return project
  }

  private func export(
    _ project: TestProject, _ format: String, _ arguments: [String] = []
  ) async throws -> OversetProcess.Result {
    try await project.overset(
      ["export-limits", "App.xcstrings", "--format", format] + arguments, folder: project.root)
  }

  private func units(_ result: OversetProcess.Result) throws -> [[String: String]] {
    let units = try JSONSerialization.jsonObject(with: result.output) as? [[String: String]]
    return try #require(units)
  }

  // MARK: Weblate

  @Test(
    "Weblate's flags have the room in pixels, the lines and the font; a key without a limited room has none"
  )
  func weblate() async throws {
    let export = try await export(try project(), "weblate")
    #expect(export.exitCode == 0)
    let units = try units(export)
    #expect(units.map { $0["context"] } == ["tab", "tab.of %@"])
    #expect(units.first?["source"] == "Home, sweet home")
    #expect(units.first?["file"] == "App.xcstrings")
    let flags = try #require(units.first?["extra_flags"])
    let match = try #require(
      flags.wholeMatch(
        of: /max-size:(\d+):1,font-family:overset,font-size:20,font-weight:(normal|bold)/))
    // 75 points on the narrowest device, at two pixels to a point; the system font's letters of 10 points stand wider
    // apart than those of the face.
    let width = try #require(Int(match.1))
    #expect((135...165).contains(width), "\(flags)")
    #expect(export.errors.contains("note: 2 of 6 keys have a limit\n"))
    #expect(
      export.errors.contains(
        "none for 1: their lines are not limited: they grow with their texts\n"))
    #expect(export.errors.contains("none for 1: the text is read aloud"))
  }

  @Test(
    "a slot with two lines has them in its flags, and the name of a font group is quoted where it must be"
  )
  func linesAndGroup() async throws {
    let export = try await export(
      try project(), "weblate", ["--slot", "card", "--font-group", "My \"Inter\""])
    #expect(export.exitCode == 0)
    let flags = try units(export).compactMap { $0["extra_flags"] }
    #expect(flags.count == 6)
    for flag in flags {
      #expect(flag.contains(/max-size:\d+:2,font-family:"My \\"Inter\\"",font-size:34,/), "\(flag)")
    }
  }

  @Test("what stands for a specifier takes room from the text")
  func specifiers() async throws {
    let export = try await export(try project(), "weblate", ["--slot", "card"])
    var widths: [Int] = []
    for unit in try units(export) {
      let match = try #require(unit["extra_flags"]?.firstMatch(of: /max-size:(\d+):/))
      widths.append(try #require(Int(match.1)))
    }
    // The keys of the catalog in order: that with %@ has less.
    #expect(widths[1] < widths[0])
    #expect(Set(widths.enumerated().filter { $0.offset != 1 }.map(\.element)).count == 1)
  }

  // MARK: Characters

  @Test("Crowdin's table has all keys, with limits in characters where the room is known")
  func crowdin() async throws {
    let export = try await export(try project(), "crowdin")
    #expect(export.exitCode == 0)
    let lines = export.text.components(separatedBy: "\r\n")
    #expect(lines[0] == "identifier,source_phrase,context,max_length")
    #expect(lines.count == 8 && lines[7].isEmpty)
    let row = try #require(
      lines[1].wholeMatch(of: /tab,"Home, sweet home","First, of ""five""",(\d+)/))
    let limit = try #require(Int(row.1))
    #expect((9...20).contains(limit))
    #expect(lines.contains("text,Words that take lines,,"))
    #expect(export.errors.contains("note: characters are not widths: of the 4 texts there are"))
  }

  @Test("Lokalise's keys have limits in characters; of two tables the smaller one counts")
  func lokalise() async throws {
    let project = try project()
    try project.write("\"tab\" = \"Home\";\n\"other\" = \"Away\";\n", to: "en.lproj/Other.strings")
    try project.write(
      Self.rules + "  - {key: tab, table: Other, slot: card}\n  - {key: other, slot: card}\n",
      to: "Config/slots.yml")
    let both = try await project.overset(
      ["export-limits", ".", "--format", "lokalise"], folder: project.root)
    #expect(both.exitCode == 0)
    let keys = try both.json()
    #expect(Set(keys.keys) == ["tab", "tab.of %@", "other"])
    let alone = try await export(project, "lokalise").json()
    #expect(keys["tab"] as? NSObject == alone["tab"] as? NSObject)
    let tab = try #require(keys["tab"] as? [String: Any])
    #expect(tab["translation"] as? String == "Home, sweet home")
    let card = try #require(keys["other"] as? [String: Any])
    let (first, second) = (tab["limit"] as? Int, card["limit"] as? Int)
    let least = try #require(first)
    let most = try #require(second)
    #expect(least < most)
  }

  // MARK: Guesses

  @Test("a guessed slot gives no limit, unless guesses are taken")
  func guesses() async throws {
    let project = try TestProject()
    try project.write(
      "/* Placeholder text of the field. */\n\"title\" = \"Search\";\n",
      to: "en.lproj/Main.strings")
    let arguments = ["export-limits", ".", "--format", "crowdin", "--output", "limits.csv"]
    let without = try await project.overset(arguments, folder: project.root)
    #expect(without.exitCode == 66)
    #expect(without.errors.contains("no key has a room that is known and limited"))
    #expect(!project.exists("limits.csv"))
    let with = try await project.overset(arguments + ["--guesses"], folder: project.root)
    #expect(with.exitCode == 0, "\(with.errors)")
    #expect(with.output.isEmpty)
    let text = try String(contentsOf: project.file("limits.csv"), encoding: .utf8)
    #expect(text.contains(/title,Search,Placeholder text of the field\.,\d+\r\n/))
  }

  // MARK: Faults

  @Test("of a catalog with a fault nothing is written, and the file that is there stays")
  func faults() async throws {
    let project = try project()
    try project.write("kept", to: "limits.json")
    try project.write("\"a\" = \"b\"\n", to: "de.lproj/Main.strings")
    let export = try await project.overset(
      ["export-limits", ".", "--format", "weblate", "-o", "limits.json"], folder: project.root)
    #expect(export.exitCode == 65)
    #expect(export.errors.contains("de.lproj/Main.strings:1:10: no “;” after the text"))
    #expect(try String(contentsOf: project.file("limits.json"), encoding: .utf8) == "kept")
  }

  @Test("a file that cannot be written is refused before anything is read")
  func unwritable() async throws {
    let project = try project()
    try project.write("", to: "folder/file")
    let export = try await export(project, "weblate", ["-o", "folder"])
    #expect(export.exitCode == 74)
    #expect(export.output.isEmpty)
    #expect(project.listing(of: "folder") == ["file"])
  }

  @Test("texts that a terminal would obey go to a file alone")
  func obeyedText() async throws {
    let project = try project(Self.catalog.replacing("Home, sweet home", with: "Ho\\u001Bme"))
    let printed = try await export(project, "crowdin")
    #expect(printed.exitCode == 65 && printed.output.isEmpty)
    #expect(printed.errors.contains("write to a file with --output"))
    let written = try await export(project, "crowdin", ["-o", "limits.csv"])
    #expect(written.exitCode == 0)
    #expect(
      try String(contentsOf: project.file("limits.csv"), encoding: .utf8).contains("Ho\u{1B}me"))
    // JSON escapes it.
    #expect(try await export(project, "lokalise").exitCode == 0)
  }

  @Test(
    "arguments that mean nothing end with 64",
    arguments: [
      ["export-limits", "App.xcstrings"], ["export-limits", "--format", "weblate"],
      ["export-limits", "App.xcstrings", "--format", "weblat"],
      ["export-limits", "App.xcstrings", "--format", "weblate", "--font-group", ""],
      ["export-limits", "App.xcstrings", "--format", "weblate", "--slot", "tabitem"],
    ])
  func usage(arguments: [String]) async throws {
    let project = try project()
    let export = try await project.overset(arguments, folder: project.root)
    #expect(export.exitCode == 64)
    #expect(export.output.isEmpty)
  }
}
