import Foundation
import OversetTestBasics
import Testing

/// `overset check --explain`, and the options that narrow its report.
struct ExplainKeyTests {
  private static func project() throws -> TestProject {
    let project = try TestProject()
    try project.write("devices: [iPhoneSE, iPhone16Pro]\n", to: "Config/matrix.yml")
    try project.write(
      "rules:\n  - {words: title, slot: body}\n  - {key: \"tab.*\", slot: \"tabItem(of:5)\"}\n",
      to: "Config/slots.yml")
    for (locale, text) in [("en", "Home"), ("de", "Startseitenübersicht"), ("fr", "Home")] {
      try project.write(
        "/* The tab. */\n\"tab.title\" = \"\(text)\";\n\"other\" = \"Other\";\n",
        to: "App/\(locale).lproj/Main.strings")
    }
    return project
  }

  @Test("the explanation of a key has its texts, rules, room and verdicts, and what to write")
  func explanation() async throws {
    let project = try Self.project()
    let run = try await project.overset(
      ["check", "App", "--explain", "tab.title"], folder: project.root)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let lines = run.text.split(separator: "\n").map(String.init)
    for line in [
      "\"tab.title\"", "  comment  \"The tab.\"",
      "  de    \"Startseitenübersicht\"  App/de.lproj/Main.strings:2:15",
      "    Config/slots.yml:2:26  {words: title, slot: body}",
      "  iPhoneSE     75.0 pt  1 line", "    - {key: \"tab.title\", slot: tabItem(of:5)}",
    ] { #expect(lines.contains(line), "\(line) in \(run.text)") }
    #expect(lines.contains { $0.hasPrefix("Slot: tabItem(of:5)") })
    #expect(
      lines.filter { $0.hasSuffix("  decides") }.map { $0.prefix(25) } == [
        "    Config/slots.yml:3:26"
      ])
    #expect(lines.contains { $0.contains(/^  de  truncated \+\d+ %  truncated \+\d+ %$/) })
    #expect(lines.contains { $0.contains(/^  en  fits +fits$/) })
    #expect(!run.text.contains("Other"))
  }

  @Test("a verdict names the settings in which it is gravest")
  func settings() async throws {
    let project = try Self.project()
    let run = try await project.overset(
      [
        "check", "App", "--slot", "button", "--type-size", "L", "--type-size", "AX3",
        "--bold-text", "on", "--explain", "tab.title",
      ], folder: project.root)
    #expect(run.text.contains(/\n {2}de {2}truncated \+\d+ %, AX3, bold text/), "\(run.text)")
  }

  @Test("a key that no file has is refused with the nearest")
  func unknownKey() async throws {
    let project = try Self.project()
    let run = try await project.overset(
      ["check", "App", "--explain", "tab.titel"], folder: project.root)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("there is no key 'tab.titel'; did you mean 'tab.title'?"))
  }

  @Test(
    "options that narrow the report leave the exit code as it is",
    arguments: [
      ([], true), (["--rule", "text-truncated"], true), (["--rule", "same-as-source"], false),
      (["--key", "tab.*"], true), (["--key", "other"], false), (["--severity", "error"], true),
      (["--only-new"], true), (["--summary"], false), (["--limit", "0"], false),
      (["--verbose"], true), (["--color", "always"], false),
    ])
  func narrowing(options: [String], shows: Bool) async throws {
    let project = try Self.project()
    let run = try await project.overset(["check", "App"] + options, folder: project.root)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("  error  text-truncated  tab.title  de +") == shows, "\(run.text)")
    #expect(run.text.contains("\u{1B}") == options.contains("always"))
  }

  @Test(
    "options that contradict each other are refused",
    arguments: [
      ["--format", "json", "--rule", "text-truncated"], ["--format", "json", "--summary"],
      ["--summary", "--verbose"], ["--limit=-1"], ["--rule", "text-truncatd"],
      ["--severity", "grave"], ["--color", "blue"], ["--explain", "other", "--format", "json"],
    ])
  func contradictions(options: [String]) async throws {
    let project = try Self.project()
    let run = try await project.overset(["check", "App"] + options, folder: project.root)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
  }

  @Test("the report is as wide as COLUMNS says", arguments: [60, 80, 160])
  func columns(width: Int) async throws {
    let project = try Self.project()
    let run = try await OversetProcess.run(
      ["check", "App"], environment: ["COLUMNS": "\(width)"], folder: project.root)
    let widest = run.text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= width && widest > width / 2)
  }
}
