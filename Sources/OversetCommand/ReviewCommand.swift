import ArgumentParser
import Foundation
import OversetProject
import OversetReports
import OversetSnapshots
import OversetVocabulary

/// `overset review`
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows pending snapshots, and accepts or rejects them.",
    discussion: """
      A run that finds a difference keeps the new value in .overset/pending, a test in \
      .overset/tests/pending. Without options, this command asks about each. A pattern matches the snapshot's path, such as 'ErrorCard/network.de_*': \
      * matches any characters within one folder or file name, ? matches one character, and ** \
      matches any number of folders. Exit code 0: nothing is pending any more. With --from, references and suppressions \
      that people have accepted on a service are written into the project: all of them, or none.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "List pending snapshots without asking.")
  var list = false

  @Flag(help: "Write the list as JSON.")
  var json = false

  @Option(help: "Accept the snapshots that match the pattern. Repeatable.")
  var accept: [String] = []

  @Option(help: "Reject the snapshots that match the pattern; their references stay. Repeatable.")
  var reject: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write what was accepted in a run on a service, such as https://overset.example/runs/12.",
      valueName: "url"))
  var from: String?

  @Option(
    name: .customLong("token-file"),
    help: "With --from: a file that holds the token. Default: OVERSET_SERVER_TOKEN.")
  var tokenFile: String?

  func validate() throws {
    if from != nil, list || !(accept + reject).isEmpty {
      throw ValidationError("--from writes what was decided there; leave the other options out")
    }
    if tokenFile != nil, from == nil { throw ValidationError("--token-file needs --from") }
    if list, !(accept + reject).isEmpty {
      throw ValidationError("use either --list, or --accept and --reject")
    }
    if json, !list { throw ValidationError("--json needs --list") }
  }

  func run() async throws {
    let status: ExitStatus
    do {
      status =
        if let from { try await RemoteReview(from, tokenFile).write(into: project) } else {
          try review()
        }
    } catch let error as Diagnostic {
      throw CommandExit.report(error)
    }
    try CommandExit.end(status)
  }

  /// Reviews; snapshots that are still pending count as findings.
  private func review() throws -> ExitStatus {
    let root = try project.existingURL()
    let stores = [SnapshotStore.ofProject(in: root), .ofTests(in: root)]
    let snapshots = try stores.flatMap { try PendingStore($0)?.snapshots() ?? [] }
    let report = PendingReport(snapshots, root: root)
    if list {
      if json { Output.write(try report.json()) } else { Output.write(report.text) }
      return snapshots.isEmpty ? .clean : .findings
    }
    var session = ReviewSession(
      report: report, isContinuousIntegration: ContinuousIntegration.isOn)
    let left =
      try (accept + reject).isEmpty
      ? session.ask() : session.decide(snapshots, accept: accept, reject: reject)
    return max(left > 0 ? .findings : .clean, session.status)
  }
}
