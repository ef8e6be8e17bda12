import Foundation
import OversetTestBasics

/// A program of an app whose components and previews fail, over a project of one cell for each state.
struct FailingApp {
  let project: TestProject

  init(locales: String = "en") throws {
    project = try TestProject()
    try project.write(
      "locales: [\(locales)]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
  }

  /// Runs it; a state may run for `patience` seconds. A run that does not end is killed: its exit code is then -1.
  func run(
    _ arguments: [String], failures: String = "", patience: Int = 60, killedAfter: Double = 120,
    supervisor: String? = nil
  ) async throws -> OversetProcess.Result {
    let program = try BuildFolder.file("OversetTestFailures") {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    var environment = [
      "FAILURES": failures, "OVERSET_PATIENCE": "\(patience)", "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["OVERSET_SUPERVISOR"] = supervisor
    return try await OversetProcess.run(
      arguments + ["--project", project.root.path(percentEncoded: false)],
      environment: environment, killedAfter: killedAfter, program: program)
  }
}

extension OversetProcess.Result {
  /// The lines of the states that failed.
  var failed: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let title = lines.firstIndex(where: { $0.hasPrefix("Failed:") }) else { return [] }
    return lines[(title + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  /// The names of the snapshots that were recorded.
  var recorded: [String] {
    text.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: ": had no reference; recorded") else { return nil }
      return line[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    }
  }
}
