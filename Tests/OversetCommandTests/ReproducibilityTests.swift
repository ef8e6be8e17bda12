import Foundation
import Testing

/// The same project gives the same bytes wherever, by whomever and however it is run.
struct ReproducibilityTests {
  private static let components = ["ErrorCard", "ProfileCard", "Paywall"]
  private static let arguments =
    ["run"] + components.flatMap { ["--component", $0] }
    + ["--locale", "ar", "--locale", "tr", "--device", "iPhoneSE"]

  @Test(
    "one job and eight give the same references and the same report", arguments: ["text", "json"])
  func jobs(format: String) async throws {
    let arguments = Self.arguments + ["--format", format]
    let one = try TestProject.gallery()
    let eight = try TestProject.gallery()
    // The first run records, so that its report holds paths; the second one verifies.
    _ = try await one.overset(arguments + ["--jobs", "1"])
    _ = try await eight.overset(arguments + ["--jobs", "8"])
    let files = try one.bytes(of: "__Snapshots__")
    #expect(files.count == 28)
    #expect(try eight.bytes(of: "__Snapshots__") == files)
    let reports = [
      try await one.overset(arguments + ["--jobs", "1"]),
      try await eight.overset(arguments + ["--jobs", "8"]),
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
    let plain = try TestProject.gallery()
    let other = try TestProject.gallery()
    _ = try await plain.overset(Self.arguments)
    _ = try await other.overset(
      Self.arguments, environment: environment, folder: other.root.appending(path: "Config"))
    let files = try plain.bytes(of: "__Snapshots__")
    #expect(files.count == 28)
    #expect(try other.bytes(of: "__Snapshots__") == files)
    let expected = try await plain.overset(Self.arguments)
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
