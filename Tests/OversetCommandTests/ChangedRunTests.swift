import Foundation
import OversetTestBasics
import Testing

/// `overset run --changed-since`: the cells that may come to something else, and no others.
@Suite(.enabled(if: GitFolder.isThere, "git is not installed"))
struct ChangedRunTests {
  private static let selection = [
    "--component", "ErrorCard", "--component", "ProfileCard", "--device", "iPhoneSE",
    "--locale", "en", "--locale", "de",
  ]

  /// A project with references, in a repository, of which a run has kept the keys.
  private func project() async throws -> TestProject {
    let project = try TestProject.gallery()
    try project.write(".overset\n", to: ".gitignore")
    _ = try await project.overset(["run"] + Self.selection)
    try project.commit()
    return project
  }

  private func run(
    _ project: TestProject, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> OversetProcess.Result {
    try await project.overset(
      ["run", "--record", "never", "--changed-since", "HEAD"] + Self.selection + arguments,
      environment: environment)
  }

  /// The components of the cells that were looked at.
  private func components(_ project: TestProject) async throws -> [String: Int] {
    let report = try await run(project, ["--format", "json"]).json()
    let cells = try #require(report["cells"] as? [[String: Any]])
    return Dictionary(grouping: cells) { "\($0["component"] ?? "")" }.mapValues(\.count)
  }

  /// Changes a text of a key of the catalog.
  private func change(_ text: String, in project: TestProject) throws {
    let path = "Locales/Gallery.xcstrings"
    let old = try String(contentsOf: project.file(path), encoding: .utf8)
    #expect(old.contains(text))
    try project.write(old.replacing(text, with: text.dropLast() + " neu\""), to: path)
  }

  @Test("nothing has changed: no cell is looked at, all are listed, and that is no error")
  func nothing() async throws {
    let project = try await project()
    let kept = try project.bytes(of: ".overset/manifests")
    let result = try await run(project)
    #expect(result.exitCode == 0)
    #expect(result.text.contains("changed since HEAD, 0 of "))
    #expect(result.text.contains("unchanged"))
    #expect(try project.bytes(of: ".overset/manifests") == kept)
  }

  @Test("a text makes the components that use its key be looked at")
  func text() async throws {
    let project = try await project()
    try change("\"Erneut versuchen\"", in: project)
    let components = try await components(project)
    #expect(components["ErrorCard"] ?? 0 > 0)
    #expect(components["ProfileCard"] == nil)
  }

  @Test("a reference makes its own cell be looked at")
  func reference() async throws {
    let project = try await project()
    let text = try #require(
      project.listing(of: "__Snapshots__/ProfileCard").first { $0.hasSuffix(".txt") })
    try project.write("other\n", to: "__Snapshots__/ProfileCard/\(text)")
    #expect(try await components(project) == ["ProfileCard": 1])
    #expect(try await run(project).exitCode == 1)
  }

  @Test(
    "what Overset does not know decides about anything, and the reason is told",
    arguments: ["Config/matrix.yml", "Sources/View.swift", "Locales/New.xcstrings"])
  func everything(path: String) async throws {
    let project = try await project()
    let isMatrix = path == "Config/matrix.yml"
    let old = isMatrix ? try String(contentsOf: project.file(path), encoding: .utf8) : ""
    try project.write(
      path.hasSuffix(".xcstrings")
        ? "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"x\" : {} }, \"version\" : \"1.0\" }"
        : old + "\n", to: path)
    let result = try await run(project)
    #expect(result.errors.contains("everything was checked"))
    // A run of everything is like any other.
    #expect(result.text.contains("\n10 of 10 cells verified"))
    #expect(try await components(project).keys.sorted() == ["ErrorCard", "ProfileCard"])
  }

  @Test("without what a run of this program has kept, everything is looked at")
  func unknown() async throws {
    let project = try await project()
    let uses = ".overset/uses.json"
    let kept = try String(contentsOf: project.file(uses), encoding: .utf8)
    try project.write(kept.replacing("\"program\":\"", with: "\"program\":\"0"), to: uses)
    #expect(try await run(project).errors.contains("no earlier run of this program"))
    // That run has kept them again.
    #expect(try await run(project).text.contains("changed since HEAD, 0 of "))
    try project.write("{", to: uses)
    #expect(try await run(project).errors.contains("no earlier run of this program"))
    // A cell that no run has looked at is looked at.
    let more = try await project.overset(
      ["run", "--record", "never", "--changed-since", "HEAD"] + Self.selection
        + ["--locale", "ja", "--format", "json"])
    let cells = try #require(try more.json()["cells"] as? [[String: Any]])
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0["locale"] as? String == "ja" })
  }

  @Test("in CI the program is known by its bytes, which are the same on other machines")
  func travelling() async throws {
    let project = try await project()
    // What this machine knows by the program's file says nothing there.
    let first = try await run(project, environment: ["CI": "1"])
    #expect(first.errors.contains("no earlier run of this program"))
    let second = try await run(project, environment: ["CI": "1"])
    #expect(second.text.contains("changed since HEAD, 0 of "))
    #expect(
      try String(contentsOf: project.file(".overset/uses.json"), encoding: .utf8)
        .contains("\"program\":\"sha256 "))
  }

  @Test("a revision that there is not, and a shard beside it, are errors")
  func wrong() async throws {
    let project = try await project()
    let unknown = try await project.overset(
      ["run", "--changed-since", "none"] + Self.selection)
    #expect(unknown.exitCode == 65)
    #expect(unknown.output.isEmpty)
    #expect(try await run(project, ["--shard", "1/2"]).exitCode == 64)
  }
}
