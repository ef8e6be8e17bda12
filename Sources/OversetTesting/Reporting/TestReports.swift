import Foundation
import OversetFiles
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary
import Synchronization
import Testing

/// The reports that `OVERSET_REPORTS` asks for: of all assertions of this process, written when it ends.
///
/// `swift test` starts a process for each library of tests. That of XCTest writes beside the other: `tests.sarif`
/// becomes `tests-xctest.sarif`.
enum TestReports {
  /// The assertions of a project.
  private struct Collected: Sendable {
    let delivery: ReportDelivery
    let root: URL
    var assertions: [FindingReport.Asserted] = []
  }

  private static let collected = Mutex<[String: Result<Collected, Diagnostic>]>([:])

  /// Proves, at the first assertion of a project, that its reports can be written.
  ///
  /// - Throws: `Diagnostic` for a format that there is not, a path that is given twice, and one that cannot be written.
  static func prepare(at place: AssertionPlace) throws(Diagnostic) {
    guard let asked = TestEnvironment.reports, let root = root(of: place) else { return }
    let isXCTest = Test.current == nil
    let result = collected.withLock { collected in
      let result =
        collected[root.path]
        ?? Result { () throws(Diagnostic) in
          try delivery(asked, isXCTest: isXCTest, project: root)
        }.map { Collected(delivery: $0, root: root) }
      collected[root.path] = result
      return result.map { _ in }
    }
    try result.get()
  }

  /// Counts what an assertion found to the reports of its project.
  static func add(_ outcome: RunOutcome, of place: AssertionPlace) {
    guard let root = root(of: place) else { return }
    let asserted = FindingReport.Asserted(
      outcome,
      at: SourcePlace(
        file: "\(place.filePath)", line: Int(place.line), column: Int(place.column)))
    let isAsked = collected.withLock { collected in
      guard case .success(var project)? = collected[root.path] else { return false }
      project.assertions.append(asserted)
      collected[root.path] = .success(project)
      return true
    }
    if isAsked { writeAtExit }
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
  private static let writeAtExit: Void = ProcessEnd.notify { _ in TestReports.write() }

  /// Writes the reports. The tests have their verdicts by then, which a report that cannot be written does not change;
  /// it is told.
  private static func write() {
    for case .success(let project) in collected.withLock({ Array($0.values) }) {
      let report = FindingReport(
        // Tests run in any order, and reports are the same for all.
        project.assertions.sorted { $0.order < $1.order },
        FindingReport.Circumstances(command: "tests", project: project.root))
      do {
        for error in try project.delivery.write(report) { TestReporter.tell("error: \(error)") }
      } catch {
        TestReporter.tell("error: \(error)")
      }
    }
  }
}

extension FindingReport.Asserted {
  /// By the place, then by what tells the cases of a parameterized test apart.
  fileprivate var order: (SourcePlace, String) {
    (place, outcome.cells.first?.snapshot.path ?? "")
  }
}

extension ReportRequest {
  /// The same under a name of its own: `tests-xctest.sarif` for `tests.sarif`.
  fileprivate var besideOthers: ReportRequest {
    let file = URL(filePath: path)
    let ending = file.pathExtension
    let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    return ReportRequest(format, path: "\(stem)-xctest" + (ending.isEmpty ? "" : ".\(ending)"))
  }
}
