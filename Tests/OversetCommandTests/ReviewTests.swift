import Foundation
import OversetTestBasics
import Testing

/// `overset review`: what runs have left pending.
struct ReviewTests {
  private static let names = ["calendarAccessDenied", "generic", "network"]

  /// A project with three differences: a pixel of each reference is another.
  private func project() async throws -> TestProject {
    let project = try TestProject.gallery()
    _ = try await project.run()
    for name in Self.names {
      try project.changePixel(of: "__Snapshots__/ErrorCard/\(name).en_iPhoneSE.png")
    }
    #expect(try await project.run().exitCode == 1)
    return project
  }

  private func review(
    _ project: TestProject, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      ["review"] + arguments, input: input, environment: environment, folder: project.root)
  }

  @Test("a review without pending snapshots says so and ends with 0")
  func nothingPending() async throws {
    let project = try TestProject.gallery()
    let result = try await review(project, ["--list"])
    #expect(result.exitCode == 0)
    #expect(result.text == "nothing is pending\n")
  }

  /// What a test has left beside its file is reviewed like the matrix.
  @Test("a snapshot beside a test is listed with its difference and accepted into place")
  func whatLiesBesideTestsIsListedAndAccepted() async throws {
    let project = try TestProject.gallery()
    let path = "Tests/App/__Snapshots__/CardTests/card.1"
    try project.write("old\n", to: "\(path).txt")
    try project.write("new\n", to: ".overset/tests/pending/\(path).txt")
    try project.write("old\n", to: ".overset/tests/diff/\(path).reference.txt")
    let list = try await review(project, ["--list"])
    #expect(list.text.contains("\(path)  changed (txt)\n"))
    #expect(list.text.contains("    -old\n    +new\n"))
    let accepted = try await review(project, ["--accept", "**/CardTests/*"])
    #expect(accepted.exitCode == 0)
    let file = project.root.appending(path: "\(path).txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new\n")
  }

  @Test("pending snapshots are listed as text, and as JSON with files that exist")
  func listForPeopleAndScripts() async throws {
    let project = try await project()
    let text = try await review(project, ["--list"])
    #expect(text.exitCode == 1)
    #expect(text.text.contains("ErrorCard/generic.en_iPhoneSE  changed (png)\n"))
    #expect(text.text.contains(".overset/pending/ErrorCard/generic.en_iPhoneSE.png\n"))
    #expect(text.text.contains("3 snapshots pending"))
    let json = try await review(project, ["--list", "--json"]).json()
    let snapshots = try #require(json["snapshots"] as? [[String: Any]])
    #expect(
      snapshots.compactMap { $0["path"] as? String }
        == Self.names.map {
          "ErrorCard/\($0).en_iPhoneSE"
        })
    #expect(snapshots.count == Self.names.count)
    for snapshot in snapshots {
      let file = try #require((snapshot["files"] as? [[String: Any]])?.first)
      #expect(project.exists(try #require(file["pending"] as? String)))
      #expect(project.exists(try #require(file["reference"] as? String)))
    }
  }

  @Test("accepted snapshots match in the next run, and rejected ones still differ")
  func acceptedByPatternAndVerified() async throws {
    let project = try await project()
    let some = try await review(project, ["--accept", "ErrorCard/n*", "--reject", "**/*generic*"])
    #expect(some.exitCode == 1)
    #expect(some.text.hasSuffix("1 accepted, 1 rejected, 1 left\n"))
    let rest = try await review(project, ["--accept", "**"])
    #expect(rest.exitCode == 0)
    // The rejected one still differs; the accepted ones match.
    let run = try await project.run()
    #expect(run.exitCode == 1)
    #expect(run.text.contains("2 of 3 cells verified"))
  }

  @Test("the review asks about each snapshot, and the end of input leaves the rest")
  func askedAboutEach() async throws {
    let project = try await project()
    let result = try await review(project, [], input: "what\na\ns\nr\n")
    #expect(result.exitCode == 1)
    #expect(result.text.contains("accepted ErrorCard/calendarAccessDenied.en_iPhoneSE\n"))
    #expect(result.text.hasSuffix("1 accepted, 1 rejected, 1 left\n"))
    // The input's end is to quit: nothing more is decided.
    let end = try await review(project, [])
    #expect(end.exitCode == 1)
    #expect(end.text.hasSuffix("0 accepted, 0 rejected, 1 left\n"))
  }

  @Test("the answer A accepts the snapshots of one cause and leaves those of others")
  func acceptedByCause() async throws {
    let project = try TestProject.gallery()
    let run = try await project.run(environment: ["CI": "1"])
    #expect(run.exitCode == 1)
    let result = try await review(project, [], input: "A\ns\nq\n")
    #expect(result.text.contains("new (png, txt)"))
    #expect(result.text.hasSuffix("1 accepted, 0 rejected, 2 left\n"))
  }

  @Test("nothing is accepted on continuous integration")
  func nothingIsAcceptedOnContinuousIntegration() async throws {
    let project = try await project()
    let before = try project.contents(of: "__Snapshots__")
    let result = try await review(project, ["--accept", "**"], environment: ["CI": "true"])
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("`CI` is set"))
    #expect(try project.contents(of: "__Snapshots__") == before)
  }

  @Test(
    "options that contradict each other or match nothing are usage errors",
    arguments: [
      (["--accept", "Nothing*"], "nothing pending matches 'Nothing*'"),
      (["--accept", "**", "--reject", "**/*net*"], "matches both --accept and --reject"),
      (["--list", "--accept", "**"], "use either --list, or --accept and --reject"),
      (["--json"], "--json needs --list"),
    ])
  func wrongUsage(arguments: [String], message: String) async throws {
    let project = try await project()
    let result = try await review(project, arguments)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(message))
    #expect(try await review(project, ["--list"]).text.contains("3 snapshots pending"))
  }
}
