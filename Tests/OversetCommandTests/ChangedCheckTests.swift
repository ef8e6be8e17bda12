import Foundation
import OversetTestBasics
import Testing

/// `overset check --changed-since`: the keys that may come to something else, and no others.
@Suite(.enabled(if: GitFolder.isThere, "git is not installed"))
struct ChangedCheckTests {
  /// Two tables with nothing in common, and a table of which each locale has a file.
  private static let files = [
    "App/Rows.xcstrings": catalog(["row.first": "Erste", "row.second": "Zweite"]),
    "App/Other.xcstrings": catalog(["other.first": "Anderes"]),
    "App/en.lproj/Main.strings": "\"main.a\" = \"A\";\n\"main.b\" = \"B\";\n",
    "App/de.lproj/Main.strings": "\"main.a\" = \"A\";\n\"main.b\" = \"B\";\n",
    "README.md": "an app\n",
    "Config/slots.yml": "rules:\n  - {key: \"*\", slot: button}\n",
  ]

  private static func catalog(_ texts: [String: String]) -> String {
    let strings = texts.sorted { $0.key < $1.key }.map { key, text in
      """
      "\(key)" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(key) text" } } } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : { \(strings.joined(separator: ",\n")) }, "version" : "1.0" }

      """
  }

  private func project() throws -> TestProject {
    let project = try TestProject()
    for (path, text) in Self.files { try project.write(text, to: path) }
    try project.commit()
    return project
  }

  private func check(
    _ project: TestProject, _ arguments: [String] = ["--changed-since", "HEAD"]
  ) async throws -> OversetProcess.Result {
    try await project.overset(
      ["check", project.file("App").path(percentEncoded: false), "--device", "iPhoneSE"]
        + arguments)
  }

  /// How many keys were looked at.
  private func keys(_ project: TestProject) async throws -> Int {
    let report = try await check(project, ["--changed-since", "HEAD", "--format", "json"]).json()
    return try #require(report["keys"] as? Int)
  }

  @Test("nothing has changed: nothing is looked at, all is listed, and that is no error")
  func nothing() async throws {
    let project = try project()
    let result = try await check(project)
    #expect(result.exitCode == 0)
    #expect(result.text.contains("changed since HEAD, 0 of 5: "))
    #expect(result.text.contains("HEAD: 5 unchanged keys that no change affects"))
    #expect(try await keys(project) == 0)
  }

  private static let changes: [(path: String, text: String, keys: Int)] = [
    // One text of one key, one that is not committed yet.
    ("App/Rows.xcstrings", catalog(["row.first": "Neu", "row.second": "Zweite"]), 1),
    // Moved lines are no change, and neither is prose.
    ("App/Rows.xcstrings", "\n\n" + catalog(["row.first": "Erste", "row.second": "Zweite"]), 0),
    ("README.md", "the app\n", 0),
    // A key more: of the others no rule says anything else.
    (
      "App/Rows.xcstrings",
      catalog(["row.first": "Erste", "row.second": "Zweite", "row.third": "Dritte"]), 1
    ),
    // One of two fewer: whether the keys of the table are names may have changed.
    ("App/Rows.xcstrings", catalog(["row.first": "Erste"]), 1),
    // A key of another table of that name shares it.
    ("App/Other.xcstrings", catalog(["other.first": "Anderes", "row.first": "Erste"]), 2),
    // The file of one locale.
    ("App/de.lproj/Main.strings", "\"main.a\" = \"A\";\n\"main.b\" = \"Neu\";\n", 1),
    // A new file, which git does not know: all keys of its table.
    ("App/fr.lproj/Main.strings", "\"main.a\" = \"A\";\n", 2),
    // What Overset does not know decides about anything.
    ("Config/checks.yml", "rules:\n  raw-key: off\n", 5),
    ("App/View.swift", "import SwiftUI\n", 5),
    ("App/data.json", "{}\n", 5),
  ]

  @Test("a change makes the keys that it decides about be looked at", arguments: changes)
  func change(path: String, text: String, keys: Int) async throws {
    let project = try project()
    try project.write(text, to: path)
    // The number of all keys changes with keys that are new or gone.
    #expect(try await self.keys(project) == keys)
  }

  /// git lists neither as changed, whatever was done to them.
  @Test("a catalog of which git tells nothing decides about everything", arguments: [true, false])
  func beyondGit(isIgnored: Bool) async throws {
    let project = try project()
    let path = isIgnored ? "App/Fetched.xcstrings" : "App/Vendor/Own.xcstrings"
    if isIgnored {
      try project.write("Fetched.xcstrings\n", to: ".gitignore")
      try project.commit()
    }
    try project.write(Self.catalog(["more.key": "Mehr"]), to: path)
    if !isIgnored {
      try project.git("init", "-q", project.file("App/Vendor").path(percentEncoded: false))
    }
    #expect(try await keys(project) == 6)
    let text = try await check(project).text
    #expect(text.contains("everything was checked: git does not tell whether \(path)"))
  }

  @Test("what is gone decides about what is left")
  func gone() async throws {
    let project = try project()
    try FileManager.default.removeItem(at: project.file("App/de.lproj/Main.strings"))
    #expect(try await keys(project) == 2)
  }

  @Test("where everything is looked at, the report says why")
  func everything() async throws {
    let project = try project()
    try project.write("rules:\n  raw-key: off\n", to: "Config/checks.yml")
    let result = try await check(project)
    #expect(result.text.contains("everything was checked"))
    #expect(result.text.contains("Config/checks.yml"))
    #expect(!result.text.contains("have not changed since"))
  }

  /// The findings of the keys that are looked at are those of a whole check.
  @Test("a key that is looked at has the findings of a whole check")
  func sameFindings() async throws {
    let project = try project()
    try project.write(
      Self.catalog(["row.first": String(repeating: "Lang ", count: 30), "row.second": "Zweite"]),
      to: "App/Rows.xcstrings")
    func findings(_ arguments: [String]) async throws -> [String] {
      let report = try await check(project, arguments + ["--format", "json"]).json()
      let all = try #require(report["findings"] as? [[String: Any]])
      return all.filter { $0["key"] as? String == "row.first" }.map { "\($0["message"] ?? "")" }
    }
    let whole = try await findings([])
    #expect(!whole.isEmpty)
    #expect(try await findings(["--changed-since", "HEAD"]) == whole)
  }

  @Test("a suppression that was not looked for is not called stale")
  func stale() async throws {
    let project = try project()
    try project.write(
      "known:\n  - rule: raw-key\n    key: main.a\n    reason: gone\n", to: "Config/checks.yml")
    try project.commit()
    #expect(try await check(project, []).text.contains("raw-key"))
    #expect(!(try await check(project)).text.contains("main.a"))
  }

  @Test("where git cannot look, what git says is told")
  func noRepository() async throws {
    let project = try TestProject()
    try project.write(Self.catalog(["row.first": "Erste"]), to: "App/Rows.xcstrings")
    let result = try await check(project)
    #expect(result.exitCode == 65)
    #expect(
      result.errors.contains("git cannot look up the revision 'HEAD': not a git repository"))
    #expect(result.output.isEmpty)
  }

  @Test("a revision that there is not, and a shard beside it, are errors")
  func wrong() async throws {
    let project = try project()
    let unknown = try await check(project, ["--changed-since", "none"])
    #expect(unknown.exitCode == 65)
    #expect(unknown.errors.contains("git knows no revision 'none'"))
    #expect(unknown.output.isEmpty)
    let option = try await check(project, ["--changed-since=--output=x"])
    #expect(option.exitCode == 65)
    #expect(!project.exists("x"))
    let shard = try await check(project, ["--changed-since", "HEAD", "--shard", "1/2"])
    #expect(shard.exitCode == 64)
    let elsewhere = try TestProject()
    try elsewhere.write("\"a\" = \"A\";\n", to: "App/en.lproj/Main.strings")
    #expect(try await check(elsewhere).exitCode == 65)
  }
}
