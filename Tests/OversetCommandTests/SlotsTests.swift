import Foundation
import OversetTestBasics
import Testing

/// `overset slots`, and `overset check` with rules.
struct SlotsTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "settings.saveButton" : { "localizations" : { "en" : { "stringUnit" : {
          "state" : "translated", "value" : "Save" } } } },
        "tab.home" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Startseitenübersicht" } } } },
        "Nothing says where this stands" : { },
        "Close" : { "comment" : "Read aloud for the cross." }
      },
      "version" : "1.0"
    }

    """

  private static func project() throws -> TestProject {
    let project = try TestProject()
    try project.write(catalog, to: "App.xcstrings")
    return project
  }

  @Test("the list of slots has every slot with its width, the project's own last")
  func listing() async throws {
    let project = try Self.project()
    try project.write("slots: [{name: ticket, width: 120}]\n", to: "Config/slots.yml")
    let list = try await project.overset(["slots", "list"], folder: project.root)
    #expect(list.exitCode == 0)
    let lines = list.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("slot ") == true)
    #expect(lines.count == 32)
    #expect(lines.contains { $0.hasPrefix("tabItem(of:5) ") && $0.contains("75.0") })
    #expect(lines.contains { $0.hasPrefix("spoken ") })
    #expect(lines.last?.hasPrefix("ticket ") == true)
  }

  /// Without rules slots are guessed, and the report says so.
  @Test("without rules slots are guessed, and the report says so")
  func guesses() async throws {
    let project = try Self.project()
    let check = try await project.overset(["check", "App.xcstrings"], folder: project.root)
    #expect(check.exitCode == 1)
    #expect(check.text.contains("\"tab.home\"  de  iPhoneSE  tabItem(of:5)\n    truncated: needs "))
    #expect(check.text.contains("Slots are guessed; no rule matches 1 key."))
    #expect(check.text.contains("en: not drawn: 1 string read aloud"))
  }

  /// What is suggested is a file of rules that leads to the same slots.
  @Test("suggested rules lead to the slots, findings and layouts that were guessed")
  func suggestion() async throws {
    let project = try Self.project()
    let suggested = try await project.overset(
      ["slots", "suggest", "App.xcstrings"], folder: project.root)
    #expect(suggested.exitCode == 0)
    #expect(suggested.text.contains("# No rule matches 1 key: \"Nothing says where this stands\"."))
    #expect(suggested.text.contains("  # 1 key: \"settings.saveButton\"\n"))
    #expect(suggested.text.contains("slot: button, confidence: medium}"))
    let arguments = ["check", "App.xcstrings", "--format", "json"]
    let guessed = try await project.overset(arguments, folder: project.root).json()
    try project.write(suggested.text, to: "Config/slots.yml")
    let ruled = try await project.overset(arguments, folder: project.root).json()
    #expect(guessed["slotsGuessed"] as? Bool == true)
    #expect(ruled["slotsGuessed"] as? Bool == false)
    for name in ["slots", "findings", "layouts", "notChecked"] {
      let (first, second) = (guessed[name] as? NSObject, ruled[name] as? NSObject)
      #expect(first != nil && first == second, "\(name)")
    }
  }

  /// Of the variants by width only the narrowest has to fit (fault T-9).
  @Test(
    "only the narrowest width variant has to fit",
    arguments: [("Hi", 0), ("A very good morning to all of you", 1)])
  func widthVariants(narrowest: String, exitCode: Int32) async throws {
    let project = try TestProject()
    try project.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>greeting</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>\(narrowest)</string>
      <key>20</key><string>A good morning to you and everybody else</string>
      </dict></dict></dict></plist>

      """, to: "en.lproj/Main.stringsdict")
    let check = try await project.overset(
      ["check", ".", "--slot", "tabItem"], folder: project.root)
    #expect(check.exitCode == exitCode)
    #expect(check.text.contains("\"greeting\" width.1  en  iPhoneSE") == (exitCode == 1))
    #expect(!check.text.contains("width.20"))
  }

  @Test("the option --slot overrides the project's rules for every key")
  func oneSlotForAll() async throws {
    let project = try Self.project()
    try project.write("rules: [{key: \"*\", slot: tabItem}]\n", to: "Config/slots.yml")
    let check = try await project.overset(
      ["check", "App.xcstrings", "--slot", "body"], folder: project.root)
    #expect(check.exitCode == 0)
    #expect(check.text.contains("in slot body(lines:0): 0 truncated"))
  }

  @Test("an unknown slot in the rules is refused at its place with the nearest name")
  func rulesWithAFault() async throws {
    let project = try Self.project()
    try project.write("rules:\n  - {key: a, slot: tabitem}\n", to: "Config/slots.yml")
    let check = try await project.overset(["check", "App.xcstrings"], folder: project.root)
    #expect(check.exitCode == 65)
    #expect(
      check.errors.contains(
        "Config/slots.yml:2:20: there is no slot 'tabitem'; did you mean 'tabItem'?"))
    #expect(check.output.isEmpty)
  }

  @Test("a suggestion for a malformed file reports the error and still prints rules")
  func suggestionForAFileWithAFault() async throws {
    let project = try Self.project()
    try project.write("\"a\" = \"b\"\n", to: "de.lproj/Main.strings")
    let suggested = try await project.overset(["slots", "suggest", "."], folder: project.root)
    #expect(suggested.exitCode == 65)
    #expect(suggested.errors.contains("de.lproj/Main.strings:1:10: no “;” after the text"))
    #expect(suggested.text.contains("rules:"))
  }
}
