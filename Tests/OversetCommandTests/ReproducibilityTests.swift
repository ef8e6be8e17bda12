import Foundation
import OversetTestBasics
import Testing

/// The same project gives the same bytes wherever, by whomever and however it is run.
@Suite(RecordedOnce()) struct ReproducibilityTests {
  private static let components = ["ErrorCard", "ProfileCard", "Paywall"]
  fileprivate static let arguments =
    ["run"] + components.flatMap { ["--component", $0] }
    + ["--locale", "ar", "--locale", "tr", "--device", "iPhoneSE"]

  @Test(
    "one job and eight give the same references and the same report", arguments: ["text", "json"])
  func jobs(format: String) async throws {
    let arguments = Self.arguments + ["--format", format]
    let (one, eight) = (try Recordings.shared.oneJob, try Recordings.shared.eightJobs)
    #expect(one.files.count == 28)
    #expect(eight.files == one.files)
    let reports = [
      try await one.project.overset(arguments + ["--jobs", "1"]),
      try await eight.project.overset(arguments + ["--jobs", "8"]),
    ]
    #expect(reports[0].exitCode == 0)
    #expect(reports[0].output == reports[1].output)
  }

  @Test(
    "locale, time zone, home and terminal change neither references nor report",
    arguments: [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["LANG": "ar_EG.UTF-8", "LANGUAGE": "ar"],
      ["TZ": "Pacific/Kiritimati"],
      ["HOME": "/nonexistent"],
      ["LANG": "C", "TZ": "UTC", "AppleLanguages": "(de)", "NO_COLOR": "1", "COLUMNS": "20"],
    ])
  func surroundings(environment: [String: String]) async throws {
    let plain = try Recordings.shared.plain
    let other = try TestProject.gallery()
    _ = try await other.overset(
      Self.arguments, environment: environment, folder: other.root.appending(path: "Config"))
    #expect(plain.files.count == 28)
    #expect(try other.bytes(of: "__Snapshots__") == plain.files)
    let expected = try Recordings.shared.plainReport
    let found = try await other.overset(Self.arguments, environment: environment)
    #expect(found.output == expected.output)
    #expect(found.exitCode == expected.exitCode)
  }

  /// A project is where one stands, unless it is named.
  @Test("the project is the current folder unless --project names another")
  func projectIsTheCurrentFolder() async throws {
    let named = try TestProject.gallery()
    let current = try TestProject.gallery()
    _ = try await named.run()
    let run = try await OversetProcess.run(
      ["run", "--locale", "en"] + TestProject.card, folder: current.root)
    #expect(run.exitCode == 1)
    #expect(try current.bytes(of: "__Snapshots__") == named.bytes(of: "__Snapshots__"))
  }

  @Test("a check with one job and with eight prints the same bytes", arguments: ["text", "json"])
  func jobsOfCheck(format: String) async throws {
    let project = try TestProject.gallery()
    let arguments =
      ["check", project.file("Locales/Gallery.xcstrings").path(percentEncoded: false)]
      + ["--slot", "tabItem", "--format", format, "--jobs"]
    let one = try await project.overset(arguments + ["1"])
    let eight = try await project.overset(arguments + ["8"])
    #expect(one.exitCode == 1)
    #expect(one.output == eight.output)
  }
}

/// What the tests compare with, recorded once. They may verify it, and must not record.
private struct Recordings: Sendable {
  /// A project with recorded references.
  struct Recorded: Sendable {
    let project: TestProject
    let files: [String: Data]

    init(_ arguments: [String] = []) async throws {
      project = try TestProject.gallery()
      // This run records, so that its report holds paths; those of the tests verify.
      _ = try await project.overset(ReproducibilityTests.arguments + arguments)
      files = try project.bytes(of: "__Snapshots__")
    }
  }

  let plain: Recorded
  let oneJob: Recorded
  let eightJobs: Recorded
  /// What verifying `plain` prints.
  let plainReport: OversetProcess.Result

  init() async throws {
    async let one = Recorded(["--jobs", "1"])
    async let eight = Recorded(["--jobs", "8"])
    plain = try await Recorded()
    plainReport = try await plain.project.overset(ReproducibilityTests.arguments)
    (oneJob, eightJobs) = (try await one, try await eight)
  }

  @TaskLocal static var current: Recordings?

  static var shared: Recordings {
    get throws { try #require(current) }
  }
}

/// Records before the tests of a suite, and removes the projects after them.
private struct RecordedOnce: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Recordings.$current.withValue(Recordings(), operation: function)
  }
}
