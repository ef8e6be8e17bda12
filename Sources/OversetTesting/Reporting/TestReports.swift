import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary
import Synchronization
import Testing

/// The reports that `OVERSET_REPORTS` asks for, and the blob of `OVERSET_SHARD`: of all assertions of this process,
/// written when it ends.
///
/// `swift test` starts a process for each library of tests. That of XCTest writes beside the other: `tests.sarif`
/// becomes `tests-xctest.sarif`.
enum TestReports {
  /// The assertions of a project.
  fileprivate struct Collected: Sendable {
    /// Nil if no report is asked for.
    let delivery: ReportDelivery?
    /// Nil if no other process shares the cells.
    let target: ShardTarget?
    let isXCTest: Bool
    let root: URL
    var assertions: [(asserted: FindingReport.Asserted, record: AssertedRecord)] = []
  }

  private static let collected = Mutex<[String: Result<Collected, Diagnostic>]>([:])

  /// Proves, at the first assertion of a project, that its reports and its blob can be written.
  ///
  /// - Returns: The shard that this process is; nil if it looks at all cells.
  /// - Throws: `Diagnostic` for a format that there is not, a path that is given twice, one that cannot be written, and
  ///   a shard that there is not.
  static func prepare(at place: AssertionPlace) throws(Diagnostic) -> Shard? {
    let (reports, shard) = (TestEnvironment.reports, TestEnvironment.shard)
    guard reports != nil || shard != nil, let root = root(of: place) else { return nil }
    let isXCTest = Test.current == nil
    let result = collected.withLock { collected in
      let result =
        collected[root.path]
        ?? Result { () throws(Diagnostic) in
          Collected(
            delivery: try reports.map { asked throws(Diagnostic) in
              try delivery(asked, isXCTest: isXCTest, project: root)
            },
            target: try shard.map { part throws(Diagnostic) in
              try target(part, isXCTest: isXCTest, project: root)
            }, isXCTest: isXCTest, root: root)
        }
      collected[root.path] = result
      return result.map(\.target?.shard)
    }
    let own = try result.get()
    if own != nil { TestManifests.share() }
    return own
  }

  /// Counts what an assertion found to the reports of its project.
  static func add(_ record: RunRecord, _ outcome: RunOutcome, of place: AssertionPlace) {
    guard let root = root(of: place) else { return }
    let source = SourcePlace(
      file: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
    let asserted = FindingReport.Asserted(outcome, at: source)
    let isBesideTests =
      (try? TestProjects.project(ofSource: "\(place.filePath)"))?.matrix.snapshots == .besideTests
    let isAsked = collected.withLock { collected in
      guard case .success(var project)? = collected[root.path] else { return false }
      project.assertions.append(
        (asserted, AssertedRecord(record, at: source, isBesideTests: isBesideTests)))
      collected[root.path] = .success(project)
      return true
    }
    if isAsked { writeAtExit }
  }

  /// The shard that `part` names, and where its blob goes.
  static func target(
    _ part: String, isXCTest: Bool, project: URL
  ) throws(Diagnostic) -> ShardTarget {
    try ShardTarget(
      part, path: TestEnvironment.blob.map { isXCTest ? FileNames.besideOthers($0) : $0 },
      stem: isXCTest ? "tests-xctest" : "tests", in: ProcessInfo.processInfo.environment,
      project: project)
  }

  /// The reports that `asked` names, separated by commas.
  static func delivery(
    _ asked: String, isXCTest: Bool, project: URL
  ) throws(Diagnostic) -> ReportDelivery {
    var requests: [ReportRequest] = []
    for text in asked.split(separator: ",") {
      let request = try ReportRequest(text.trimmingCharacters(in: .whitespaces))
      guard !request.isStandardOutput else {
        throw Diagnostic(
          .usage, problem: "the report \(text) of OVERSET_REPORTS goes to standard output",
          remedy: "name a file: what tests print is not Overset's alone")
      }
      requests.append(isXCTest ? request.besideOthers : request)
    }
    return try ReportDelivery(asked: requests, system: nil, automatic: [], project: project)
  }

  private static func root(of place: AssertionPlace) -> URL? {
    TestProjects.root(ofSource: "\(place.filePath)")
  }

  /// Asks, once, that the reports be written when the process ends.
  private static let writeAtExit: Void = ProcessEnd.notify { TestReports.write(status: $0) }

  /// Writes the reports and the blobs. The tests have their verdicts by then, which one that cannot be written does not
  /// change; it is told.
  private static func write(status: CInt) {
    for case .success(var project) in collected.withLock({ Array($0.values) }) {
      // Tests run in any order, and reports are the same for all.
      project.assertions.sort { $0.record.order < $1.record.order }
      // A report that cannot be made keeps no blob from the others, nor the other way round.
      do {
        for error in try project.write() { TestReporter.tell("error: \(error)") }
      } catch {
        TestReporter.tell("error: \(error)")
      }
      do throws(Diagnostic) {
        try project.writeBlob(status: status)
      } catch {
        TestReporter.tell("error: \(error)")
      }
    }
  }
}

extension TestReports.Collected {
  /// Writes the reports, and returns which ones could not be written.
  fileprivate func write() throws -> [Diagnostic] {
    guard let delivery else { return [] }
    return try delivery.write(
      FindingReport(
        assertions.map(\.asserted), FindingReport.Circumstances(command: "tests", project: root)))
  }

  /// Writes the blob of the shard that this process is.
  fileprivate func writeBlob(status: CInt) throws(Diagnostic) {
    guard let target, let first = assertions.first?.record else { return }
    let project = try TestProjects.project(ofSource: first.place.file)
    let records = assertions.map(\.record)
    let plan = try RecordedTests.plan(
      of: records, library: isXCTest ? "XCTest" : "Testing", project)
    try target.write(
      ShardBlob(
        program: RecordedTests.program, plan: plan, shard: target.shard,
        record: try RecordedTests(
          records, TestManifests.manifests(of: root, status: status), below: root)))
  }
}

extension ReportRequest {
  /// The same under a name of its own: `tests-xctest.sarif` for `tests.sarif`.
  fileprivate var besideOthers: ReportRequest {
    ReportRequest(format, path: FileNames.besideOthers(path))
  }
}

/// Names of files that two processes write.
private enum FileNames {
  /// The name of the one of XCTest: `tests-xctest.sarif` for `tests.sarif`.
  static func besideOthers(_ path: String) -> String {
    let ending = URL(filePath: path).pathExtension
    let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    return "\(stem)-xctest" + (ending.isEmpty ? "" : ".\(ending)")
  }
}
