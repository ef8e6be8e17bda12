import Foundation
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

/// The document of the page: what it keeps of many results.
struct PageDocumentTests {
  private func document(_ report: FindingReport) throws -> [String: Any] {
    let script = try SampleFindings.text(.html, report)
    let json = try #require(script.wholeMatch(of: /overset\.open\((.*)\);\n/)).1
    return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
  }

  private func rows(_ document: [String: Any], _ name: String) -> [[String: Any]] {
    document[name] as? [[String: Any]] ?? []
  }

  private func more(_ document: [String: Any]) -> [Int?] {
    let more = document["more"] as? [String: Int]
    return [more?["causes"], more?["results"]]
  }

  @Test("a small report is whole: each result belongs to its cause, the worst first")
  func small() throws {
    let project = try SampleFindings.project()
    let report = try ReportExpectationTests.report(project)
    let document = try document(report)
    #expect(more(document) == [0, 0])
    let results = rows(document, "results")
    #expect(results.count == report.results.count)
    #expect(
      results.compactMap { $0["fingerprint"] as? String }
        == report.causes.flatMap(\.results).map(\.fingerprint))
    let causes = results.compactMap { $0["cause"] as? Int }
    #expect(causes == causes.sorted() && Set(causes) == Set(rows(document, "causes").indices))
  }

  @Test("of more results than the page has, every cause keeps its worst, and the rest is counted")
  func limit() throws {
    let project = try SampleFindings.project()
    // Two locales of each key: a cause has two results.
    let report = try SampleFindings.report(SampleFindings.many(16_000), project: project.root)
    let (causes, results) = (report.causes.count, report.results.count)
    #expect(causes < ReportLimits.Page.results && results > ReportLimits.Page.results)
    let document = try document(report)
    #expect(rows(document, "causes").count == causes)
    #expect(rows(document, "results").count == ReportLimits.Page.results)
    #expect(more(document) == [0, results - ReportLimits.Page.results])
    let first = Dictionary(grouping: rows(document, "results")) { $0["cause"] as? Int }
    for (number, cause) in report.causes.enumerated() {
      #expect(
        first[number]?.first?["fingerprint"] as? String == cause.results.first?.fingerprint)
    }
  }

  @Test("of more causes than the page has, the gravest stay")
  func causes() throws {
    let project = try SampleFindings.project()
    let report = try SampleFindings.report(SampleFindings.many(40_000), project: project.root)
    let count = ReportLimits.Page.results
    #expect(report.causes.count > count)
    let document = try document(report)
    #expect(rows(document, "results").count == count)
    #expect(more(document) == [report.causes.count - count, report.results.count - count])
    let kept = rows(document, "results").compactMap { $0["fingerprint"] as? String }
    #expect(kept == report.causes.prefix(count).compactMap(\.results.first?.fingerprint))
  }
}
