import Foundation
import OversetChecks
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

/// Each format of one small report, as a file in Data/Reports says.
struct ReportExpectationTests {
  static func report(_ project: TestProject) throws -> FindingReport {
    let drawn = SourcePlace(file: "App/View.swift", line: 6, column: 4)
    var warning = try SampleFindings.truncated(
      "list|title", "fr", slot: "row", line: 7, text: "100 % “d’accord”")
    warning.device = "iPhone16Pro"
    return try SampleFindings.report(
      [
        SampleFindings.truncated("title", drawnAt: drawn),
        SampleFindings.truncated("title", device: "iPhone16Pro", needed: 120, drawnAt: drawn),
        SampleFindings.truncated("title", "fr", line: 5, needed: 130),
        SampleFindings.wrong("greeting"), warning,
      ], project: project.root, changed: "App/View.swift:6")
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Data/Reports").standardizedFileURL

  @Test(
    "a report has the bytes that are expected of its format",
    arguments: FindingReportFormat.allCases)
  func bytes(format: FindingReportFormat) throws {
    let project = try SampleFindings.project()
    let text = try SampleFindings.text(format, Self.report(project))
    // The editor's lines have whole paths.
    let root = project.root.standardizedFileURL.path(percentEncoded: false)
    let found = text.replacing(root, with: "/project/")
    let file = Self.folder.appending(path: "\(format.rawValue).txt")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(found.utf8).write(to: file)
      Issue.record("\(file.lastPathComponent) is new: look at it, then run again")
      return
    }
    #expect(found == expected)
  }
}
