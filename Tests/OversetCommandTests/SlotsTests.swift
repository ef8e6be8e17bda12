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
        "Close" : { "comment" : "Read aloud for the cross." },
        "title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Search" } },
          "de" : { "stringUnit" : { "state" : "translated",
            "value" : "Nach allem suchen, was es auf diesem Gerät gibt" } } },
          "comment" : "Placeholder text of the field." }
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
    #expect(lines.count == 38)
    #expect(lines.contains { $0.hasPrefix("row ") && $0.contains("any      2") })
    #expect(lines.contains { $0.hasPrefix("tabItem(of:5) ") && $0.contains("75.0") })
    #expect(lines.contains { $0.hasPrefix("spoken ") })
    #expect(lines.last?.hasPrefix("ticket ") == true)
  }

  /// Without rules slots are guessed, and the report says so. Guesses fail nothing.
  @Test("without rules slots are guessed, and the report says so")
  func guesses() async throws {
    let project = try Self.project()
    let arguments = ["check", "App.xcstrings", "--format", "json"]
    let check = try await project.overset(arguments, folder: project.root)
    #expect(check.exitCode == 0)
    let report = try check.json()
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding["key"] as? String == "title" && finding["slot"] as? String == "placeholder")
      #expect(finding["severity"] as? String == "warning")
      let evidence = finding["evidence"] as? [String: String]
      #expect(evidence?["kind"] == "guessed" && evidence?["confidence"] == "medium")
      #expect(
        evidence?["from"] == "the comment has “placeholder text”, it has less than 33 characters")
    }
    let gaps = try #require(report["notChecked"] as? [[String: Any]])
    for (reason, count) in [("unknown slot", 1), ("faint guess", 1), ("not drawn", 1)] {
      let counts = gaps.filter { $0["reason"] as? String == reason }.map { $0["count"] as? Int }
      #expect(counts == [count], "\(reason)")
    }
  }

  /// What is suggested is a file of rules that leads to the same slots.
  @Test("suggested rules lead to the slots, findings and layouts that were guessed")
  func suggestion() async throws {
    let project = try Self.project()
    let suggested = try await project.overset(
      ["slots", "suggest", "App.xcstrings"], folder: project.root)
    #expect(suggested.exitCode == 0)
    #expect(
      suggested.text.contains(
        "drawn, and so no layout of it is judged:\n#   \"Nothing says where this stands\"\n"))
    #expect(suggested.text.contains("  # 1 key:\n  #   \"settings.saveButton\"\n"))
    #expect(suggested.text.contains("slot: wrappingButton, confidence: medium}"))
    #expect(suggested.text.contains("\nguesses: false\n") && !suggested.text.contains("default"))
    let arguments = ["check", "App.xcstrings", "--format", "json"]
    let guessed = try await project.overset(arguments, folder: project.root).json()
    try project.write(suggested.text, to: "Config/slots.yml")
    let ruled = try await project.overset(arguments, folder: project.root).json()
    for name in ["slots", "slotsGuessed", "findings", "layouts", "notChecked"] {
      let (first, second) = (guessed[name] as? NSObject, ruled[name] as? NSObject)
      #expect(first != nil && first == second, "\(name)")
    }
  }

  /// All keys of each rule, and those of none; otherwise the first three.
  @Test("with --keys a suggestion names every key", arguments: [false, true])
  func suggestedKeys(namesAll: Bool) async throws {
    let project = try TestProject()
    let keys = (1...9).map { "\"item\($0)_button\" = \"Save\";\n\"word\($0)\" = \"Word\";\n" }
    try project.write(keys.joined(), to: "en.lproj/Main.strings")
    let suggested = try await project.overset(
      ["slots", "suggest", "."] + (namesAll ? ["--keys"] : []), folder: project.root)
    for number in 1...9 {
      let isNamed = namesAll || number <= 3
      #expect(suggested.text.contains("  #   \"item\(number)_button\"\n") == isNamed)
      #expect(suggested.text.contains("#   \"word\(number)\"\n") == isNamed)
    }
    #expect(suggested.text.contains("#   and 6 more\n") == !namesAll)
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
    #expect(check.text.contains("text-truncated  greeting  en +") == (exitCode == 1))
    #expect(!check.text.contains("width.20"))
  }

  @Test("the option --slot overrides the project's rules for every key")
  func oneSlotForAll() async throws {
    let project = try Self.project()
    try project.write("rules: [{key: \"*\", slot: tabItem}]\n", to: "Config/slots.yml")
    let check = try await project.overset(
      ["check", "App.xcstrings", "--slot", "body"], folder: project.root)
    #expect(check.exitCode == 0)
    #expect(!check.text.contains("text-truncated"))
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
