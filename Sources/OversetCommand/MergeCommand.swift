import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetRun
import OversetSlots
import OversetVocabulary

/// `overset merge`
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the blobs of all shards into the reports of a single machine.",
    discussion: """
      `overset run --shard`, `overset check --shard` and tests with OVERSET_SHARD write a blob each. Reports, exit \
      code and the list of verified snapshots are those that one machine would have made. A shard that is missing, \
      given twice, damaged, of another command or of another plan is refused (65). Pictures of differences, and values \
      that wait to be accepted, are put below .overset here.
      """)

  @Argument(help: "The blobs of all shards, in any order.")
  var blobs: [String]

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Report the shards given, even if some are missing. The exit code is never 0.")
  var partial = false

  @OptionGroup(title: "Report options") var report: CheckReportOptions

  @OptionGroup(title: "Reports for continuous integration, reviews and editors")
  var reports: FindingReportOptions

  func run() async throws {
    let end: () throws -> Void
    do throws(Diagnostic) {
      let folder = try project.existingURL()
      let files = try sealed()
      let command = try files.command
      let writer = try reports.writer(
        for: command.rawValue, project: folder, isJSON: report.format == .json)
      switch command {
      case .run: end = try runEnd(files, writer, in: folder)
      case .tests: end = try testsEnd(files, writer, in: folder)
      case .check: end = try checkEnd(files, writer)
      }
    } catch {
      throw CommandExit.report(error)
    }
    try end()
  }

  /// Only the report of a check can be narrowed.
  private func proveWhole() throws(Diagnostic) {
    guard report.narrows else { return }
    throw Diagnostic(
      .usage,
      problem: "only the report of `overset check` can be narrowed",
      remedy: "give --format alone")
  }

  private func testsEnd(
    _ files: [SealedBlob], _ writer: FindingReportWriter, in folder: URL
  ) throws(Diagnostic) -> () throws -> Void {
    try proveWhole()
    let merge = try TestsMerge(set(of: files), in: folder)
    let end = TestsEnd(
      assertions: try merge.assertions(isPartial: partial), manifests: merge.manifests,
      writer: writer, format: report.format, project: folder)
    return { try end.tell(after: merge.putBack()) }
  }

  private func runEnd(
    _ files: [SealedBlob], _ writer: FindingReportWriter, in folder: URL
  ) throws(Diagnostic) -> () throws -> Void {
    try proveWhole()
    let merge = try RunMerge(set(of: files), in: folder)
    let outcome = try merge.record(isPartial: partial).outcome
    return {
      try RunEnd(outcome: outcome, writer: writer, format: report.format, project: project.url)
        .tell(after: merge.putBack())
    }
  }

  private func checkEnd(
    _ files: [SealedBlob], _ writer: FindingReportWriter
  ) throws(Diagnostic) -> () throws -> Void {
    let narrowing = try report.narrowing()
    let record = try CheckMerge(set(of: files)).record(isPartial: partial)
    return {
      try CheckEnd(record: record, writer: writer, report: report, narrowing: narrowing).tell()
    }
  }

  // MARK: Reading

  private func sealed() throws(Diagnostic) -> [SealedBlob] {
    var files: [SealedBlob] = []
    for path in blobs {
      let file = BoundFile(argument: URL(filePath: path, directoryHint: .notDirectory), as: path)
      guard let bytes = try file.contents(maximum: FileLimit.blob) else {
        throw Diagnostic(
          .inputOutput, file: path, problem: "there is no such file",
          remedy: "give the blobs that shards have written")
      }
      files.append(SealedBlob(seal: try ShardSeal(bytes, name: path), name: path))
    }
    return files
  }

  private func set<Record: ShardRecord>(
    of files: [SealedBlob]
  ) throws(Diagnostic) -> ShardSet<Record> {
    var parts: [ShardSet<Record>.Part] = []
    for file in files {
      let blob = try ShardBlob<Record>(
        file.seal, name: file.name,
        program: Record.command == .tests ? RecordedTests.program : ProgramVersion.current)
      parts.append(ShardSet<Record>.Part(blob, named: file.name))
    }
    return try ShardSet(parts)
  }
}

/// A blob whose first line has proved the rest.
private struct SealedBlob {
  let seal: ShardSeal
  let name: String
}

extension [SealedBlob] {
  /// The command of all.
  fileprivate var command: ShardedCommand {
    get throws(Diagnostic) {
      guard let first else { throw Diagnostic.noBlob }
      if let other = self.first(where: { $0.seal.command != first.seal.command }) {
        throw Diagnostic(
          .data, file: other.name,
          problem: "this is a blob of \(other.seal.command.writer), and \(first.name) is one of"
            + " \(first.seal.command.writer)",
          remedy: "merge the blobs of one command at a time")
      }
      return first.seal.command
    }
  }
}
