import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetRun
import OversetVocabulary

/// `overset merge`
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the blobs of the shards of a run together: the reports of one machine.",
    discussion: """
      Each `overset run --shard` writes a blob. Reports, exit code and the list of verified snapshots are those \
      that one machine would have made. A shard that is missing, given twice, damaged or of another run is \
      refused (65). Pictures of differences stay where their shard ran, below .overset.
      """)

  @Argument(help: "The blobs of all shards, in any order.")
  var blobs: [String]

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Report the shards that are there if others are missing; never ends with 0.")
  var partial = false

  @Option(help: "The report's format: text or json.")
  var format = ReportFormat.text

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func run() async throws {
    let outcome: RunOutcome
    let writer: FindingReportWriter
    do throws(Diagnostic) {
      let folder = try project.existingURL()
      // The reports are those of a run.
      writer = try reports.writer(for: "run", project: folder, isJSON: format == .json)
      outcome = try merged(in: folder).outcome
    } catch {
      throw CommandExit.report(error)
    }
    try RunEnd(outcome: outcome, writer: writer, format: format, project: project.url).tell()
  }

  private func merged(in folder: URL) throws(Diagnostic) -> RunRecord {
    var parts: [ShardMerge.Part] = []
    for path in blobs {
      let file = BoundFile(argument: URL(filePath: path, directoryHint: .notDirectory), as: path)
      guard let bytes = try file.contents(maximum: FileLimit.blob) else {
        throw Diagnostic(
          .inputOutput, file: path, problem: "there is no such file",
          remedy: "give the blobs that `overset run --shard` has written")
      }
      let blob = try ShardBlob(
        bytes, name: path, program: ProgramVersion.current, folder: folder)
      parts.append(ShardMerge.Part(blob, named: path))
    }
    return try ShardMerge(parts).record(isPartial: partial)
  }
}
