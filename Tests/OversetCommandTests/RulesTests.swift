import Foundation
import Testing

/// `overset rules`, and `overset baseline`.
struct RulesTests {
  /// The folder of this repository.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func documentAndOutputAgree() async throws {
    let run = try await OversetProcess.run(["rules"])
    #expect(run.exitCode == 0)
    let document = try String(
      contentsOf: Self.root.appending(path: "Docs/checks.md"), encoding: .utf8)
    #expect(document.hasSuffix(run.text))
    // Every rule says by what it is triggered and how far to trust it.
    for line in run.text.split(separator: "\n").dropFirst(2) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 7 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
    }
  }

  /// What the gallery has is listed, and nothing of it fails any more.
  @Test func baseline() async throws {
    let project = try TestProject()
    try project.write("locales: [de]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Locales"), to: project.file("Locales"))
    let before = try await project.overset(["run"])
    #expect(before.text.contains("1 finding, 0 known findings"))
    let listed = try await project.overset(["baseline"])
    #expect(listed.exitCode == 0)
    #expect(listed.text == "Config/baseline.json: 1 finding listed\n")
    let after = try await project.overset(["run"])
    #expect(after.exitCode == 0)
    #expect(after.text.contains("known: listed in Config/baseline.json"))
    #expect(after.text.contains("0 findings, 1 known finding"))
  }

  @Test(arguments: [("2027-01-31", 0), ("2027-02-01", 1)])
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

  @Test(arguments: ["2027-02-30", "tomorrow", ""]) func daysThatAreNone(day: String) async throws {
    let run = try await OversetProcess.run(["run", "--today", day])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--today is \(day); give a day such as 2027-01-31"))
  }
}
