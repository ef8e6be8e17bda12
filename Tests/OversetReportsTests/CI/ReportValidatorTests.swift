import Foundation
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

/// Reports as the programs see them that readers use.
@Suite(
  .enabled(
    if: ReportValidator.missing == nil,
    "not installed: \(ReportValidator.missing ?? "")"))
struct ReportValidatorTests {
  private func expectValid(_ format: String, _ report: FindingReport) throws {
    let scratch = try Scratch()
    let known = try #require(FindingReportFormat(rawValue: format))
    try scratch.write(known.rendered(report).bytes, to: "report")
    let verdict = ReportValidator.validate(format, scratch.folder.appending(path: "report"))
    #expect(verdict.status == 0, "\(verdict.output)")
  }

  @Test("a small report is valid", arguments: ReportValidator.formats)
  func small(format: String) throws {
    try expectValid(format, ReportExpectationTests.report(SampleFindings.project()))
  }

  @Test("an empty report is valid", arguments: ReportValidator.formats)
  func empty(format: String) throws {
    let project = try SampleFindings.project()
    try expectValid(format, SampleFindings.report([], project: project.root))
  }

  @Test("a report of 30,000 findings is valid", arguments: ReportValidator.formats)
  func large(format: String) throws {
    let project = try SampleFindings.project()
    try expectValid(
      format, SampleFindings.report(SampleFindings.many(60_000), project: project.root))
  }
}
