import Foundation
import OversetTestBasics
import Testing

/// `overset rules`, and `overset baseline`.
struct RulesTests {
  /// The folder of this repository.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("the document of checks ends with the printed table, in which no cell is empty")
  func documentAndOutputAgree() async throws {
    let run = try await OversetProcess.run(["rules"])
    #expect(run.exitCode == 0)
    let document = try String(
      contentsOf: Self.root.appending(path: "Docs/checks.md"), encoding: .utf8)
    #expect(document.hasSuffix(run.text))
    // Every rule says by what it is triggered and how far to trust it.
    let rows = run.text.split(separator: "\n").dropFirst(2)
    #expect(rows.count >= 50)
    for line in rows {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 7 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
    }
  }

  /// What the gallery has is listed, and nothing of it fails any more.
  @Test("a baseline lists the findings of the gallery, after which a run passes")
  func baseline() async throws {
    let project = try TestProject()
    try project.write("locales: [de]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Locales"), to: project.file("Locales"))
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Config/slots.yml"), to: project.file("Config/slots.yml"))
    let before = try await project.overset(["run"])
    #expect(before.text.contains("1 finding, 0 known findings"))
    let listed = try await project.overset(["baseline"])
    #expect(listed.exitCode == 0)
    #expect(listed.text == "Config/baseline.json: 2 findings listed, 1 of them in catalogs\n")
    let after = try await project.overset(["run"])
    #expect(after.exitCode == 0)
    #expect(after.text.contains("known: listed in Config/baseline.json"))
    #expect(after.text.contains("0 findings, 1 known finding"))
  }

  /// Findings of catalogs are listed in the same file, and `overset check` honours it.
  @Test("a baseline lists findings of catalogs, and those that are gone become stale")
  func baselineOfCatalogs() async throws {
    let project = try TestProject()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try project.write("hello = \"Hello %@\";\n", to: "Locales/en.lproj/Main.strings")
    try project.write("hello = \"Hallo $@\";\n", to: "Locales/de.lproj/Main.strings")
    let arguments = ["check", "Locales"]
    let before = try await project.overset(arguments, folder: project.root)
    #expect(before.exitCode == 1)
    let listed = try await project.overset(["baseline"])
    #expect(listed.exitCode == 0)
    #expect(listed.text.hasSuffix("listed, 1 of them in catalogs\n"), "\(listed.text)")
    let after = try await project.overset(arguments, folder: project.root)
    #expect(after.exitCode == 0, "\(after.text)")
    #expect(after.text.contains("nothing new; known: 1 cause (1 site); "))
    // Only what is asked for is looked at.
    let named = try await project.overset(
      ["baseline", project.file("Locales/en.lproj").path(percentEncoded: false)])
    #expect(!named.text.contains("in catalogs"))
    _ = try await project.overset(["baseline"])
    try project.write("hello = \"Hallo %@\";\n", to: "Locales/de.lproj/Main.strings")
    let stale = try await project.overset(arguments, folder: project.root)
    #expect(stale.text.contains("listed in the baseline, but no longer found: hello"))
    let json = try await project.overset(arguments + ["--format", "json"], folder: project.root)
    #expect((try json.json()["staleSuppressions"] as? [Any])?.count == 1)
  }

  /// A rule that is switched off is told of, and a mistyped one is refused.
  @Test("a rule switched off is listed as not checked, and a misspelt one is refused")
  func switches() async throws {
    let project = try TestProject()
    try project.write("hello = \"Hello %@\";\n", to: "Locales/en.lproj/Main.strings")
    try project.write("hello = \"Hallo $@\";\n", to: "Locales/de.lproj/Main.strings")
    try project.write("rules:\n  format-arguments: off\n", to: "Config/checks.yml")
    let check = try await project.overset(["check", "Locales"], folder: project.root)
    #expect(check.exitCode == 0, "\(check.text)")
    #expect(
      check.text.contains("1 rule off in Config/checks.yml: format-arguments\n"),
      "\(check.text)")
    try project.write("rules:\n  format-argument: off\n", to: "Config/checks.yml")
    let wrong = try await project.overset(["check", "Locales"], folder: project.root)
    #expect(wrong.exitCode == 65)
    #expect(
      wrong.errors.contains(
        "Config/checks.yml:2:3: unknown rule `format-argument`; write `format-arguments`"))
  }

  @Test(
    "a suppression holds through its last day and expires on the next",
    arguments: [("2027-01-31", 0), ("2027-02-01", 1)])
  func today(day: String, exitCode: Int32) async throws {
    let project = try TestProject()
    try project.write("locales: [de]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try project.write(
      "known: [{rule: text-truncated, reason: later, until: 2027-01-31}]\n",
      to: "Config/checks.yml")
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Locales"), to: project.file("Locales"))
    _ = try await project.overset(["run", "--today", day])
    let run = try await project.overset(["run", "--today", day])
    #expect(run.exitCode == exitCode)
    #expect(run.text.contains("later (until 2027-01-31)") == (exitCode == 1))
  }

  @Test(
    "the option --today refuses what is not a calendar day",
    arguments: ["2027-02-30", "tomorrow", ""])
  func daysThatAreNone(day: String) async throws {
    let run = try await OversetProcess.run(["run", "--today", day])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--today is \(day); give a day such as 2027-01-31"))
  }
}
