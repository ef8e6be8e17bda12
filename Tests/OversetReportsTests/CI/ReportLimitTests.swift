import Foundation
import OversetChecks
import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetReports

/// What readers take is kept to, by causes first, and what is left out is counted.
struct ReportLimitTests {
  /// 120,000 findings are 30,000 causes with 60,000 results.
  private static let large = Result {
    let project = try SampleFindings.project()
    return try SampleFindings.report(SampleFindings.many(120_000), project: project.root)
  }

  private func results(of json: PrintedJSON) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: json.bytes) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  private func texts(_ results: [[String: Any]]) -> [String] {
    results.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
  }

  @Test(
    "of 60,000 results SARIF has 25,000: the worst of as many causes, and how many are left out")
  func sarifCount() throws {
    let report = try Self.large.get()
    #expect(report.results.count == 60_000)
    let json = try SARIFReport(report).json
    let results = try results(of: json)
    #expect(results.count == 25_000)
    #expect(
      texts(results).last == "and 35001 more findings; GitHub takes no more in one file")
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: Any])?["primaryLocationLineHash"] as? String
    }
    #expect(Set(prints).count == 25_000)
    // No key comes a second time before every other has come once.
    #expect(Set(report.results.prefix(24_999).map(\.result.key)).count == 24_999)
    #expect(try Deflate.size(of: json.bytes) <= 9_000_000)
  }

  @Test("SARIF keeps to its size once it is packed", arguments: [3_000, 20_000, 60_000])
  func sarifSize(limit: Int) throws {
    let project = try SampleFindings.project()
    let report = try SampleFindings.report(SampleFindings.many(8_000), project: project.root)
    let json = try SARIFReport(report, packedLimit: limit).json
    #expect(try Deflate.size(of: json.bytes) <= limit)
    let found = try results(of: json)
    let rest = report.results.count - (found.count - 1)
    #expect(found.count > 1 && rest > 0)
    #expect(texts(found).last == "and \(rest) more findings; GitHub takes no more in one file")
  }

  @Test(
    "of each severity ten annotations are shown, the last of which counts the others",
    arguments: [
      (1, 1, nil), (10, 10, nil), (11, 10, "and 2 more errors"), (46, 10, "and 37 more errors"),
    ]
      as [(Int, Int, String?)])
  func annotations(count: Int, shown: Int, last: String?) throws {
    let project = try SampleFindings.project()
    let findings = try (0..<count).map { try SampleFindings.truncated("key.\($0)") }
    let report = try SampleFindings.report(findings, project: project.root)
    let lines = try SampleFindings.text(.gitHub, report).split(separator: "\n")
    #expect(lines.count == shown)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    if let last { #expect(lines.last?.contains("::\(last); ") == true) }
  }

  @Test(
    "summaries and comments end with a whole row and the number of the rest",
    arguments: [
      (FindingReportFormat.gitHubSummary, 1 << 20), (.buildkite, 1 << 20), (.markdown, 65_536),
    ])
  func summaries(format: FindingReportFormat, limit: Int) throws {
    let report = try Self.large.get()
    let text = try SampleFindings.text(format, report)
    #expect(text.utf8.count <= limit && text.utf8.count > limit * 9 / 10)
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| error") || $0.hasPrefix("| warning")
    }
    #expect(rows.allSatisfy { $0.hasSuffix(" |") })
    #expect(text.contains("\nand \(report.causes.count - rows.count) more; "))
  }

  @Test(
    "a summary leaves the room that others have taken", arguments: [1 << 20, (1 << 20) - 4_000])
  func sharedSummary(taken: Int) throws {
    let text = try FindingReportFormat.gitHubSummary.rendered(Self.large.get(), taken: taken)
    #expect(taken + text.bytes.count <= 1 << 20)
  }

  @Test("JUnit keeps to 30 MB, and to less: failures first, then a test that counts the others")
  func jUnit() throws {
    let report = try Self.large.get()
    #expect(JUnitReport(report, isStrict: false).markup.byteCount <= 30_000_000)
    let small = JUnitReport(report, isStrict: false, limit: 100_000).markup
    #expect(small.byteCount <= 100_000 && small.byteCount > 90_000)
    let text = String(decoding: small.bytes, as: UTF8.self)
    let cases = text.matches(of: /<testcase/).count
    let rest = report.results.count - (cases - 1)
    #expect(text.contains("and \(rest) more tests, of which \(rest) failed"))
    #expect(text.contains("tests=\"\(cases)\" failures=\"\(cases)\""))
  }

  @Test("a rule's texts keep to what GitHub takes, and none is empty")
  func rules() throws {
    for rule in try [SampleFindings.rule(.textTruncated), SampleFindings.rule(.formatArguments)] {
      let said = SARIF.Rule(ReportedRule(rule))
      for text in [said.shortDescription, said.fullDescription, said.help].map(\.text) {
        #expect(!text.isEmpty && text.count <= 1_024)
      }
      #expect(said.properties.tags.count <= 20)
    }
    #expect(
      SARIF.Text(
        "\(String(repeating: "x", count: 900)) \(String(repeating: "y", count: 900))", limit: 1_024
      ).text.count == 1_024)
  }
}
