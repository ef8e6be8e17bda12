import Foundation
import OversetChecks
import OversetReports
import OversetTestBasics
import OversetVocabulary
import Testing

/// The one value that every format is made from.
struct FindingReportTests {
  private static let drawn = SourcePlace(file: "App/View.swift", line: 6, column: 4)

  @Test(
    "findings of one key in one locale are one result, those of one key in all locales one cause")
  func grouping() throws {
    let project = try SampleFindings.project()
    let findings = try ["iPhoneSE", "iPhone16Pro"].flatMap { device in
      try (["de", "fr"] as [LocaleTag]).map {
        try SampleFindings.truncated("title", $0, device: device)
      }
    }
    let report = try SampleFindings.report(
      findings + [SampleFindings.truncated("other")], project: project.root)
    #expect(report.causes.map(\.results.count) == [2, 1])
    let result = try #require(report.causes.first?.results.first)
    #expect(result.devices == ["iPhoneSE", "iPhone16Pro"])
    #expect(result.siteCount == 2)
    #expect(
      result.message.string
        == "Text truncated: \"title\" in button in de on 2 of 2 devices: needs 140.0 pt, has 100.0 pt, "
        + "shows \"Wied…\" of \"Wiederherstellen\"")
    #expect(report.causes[0].summary.string.hasSuffix("; also in fr"))
  }

  @Test("what fails comes first, and the worst of each rule before the second worst of any")
  func order() throws {
    let project = try SampleFindings.project()
    let findings = try [
      SampleFindings.truncated("a", needed: 120), SampleFindings.truncated("b", needed: 150),
      SampleFindings.wrong("c"), SampleFindings.wrong("d"),
    ]
    let report = try SampleFindings.report(findings, project: project.root)
    #expect(report.causes.compactMap(\.results.first?.key) == ["c", "b", "d", "a"])
    #expect(report.results.map(\.result.key) == ["c", "b", "d", "a"])
  }

  // MARK: Where it lands

  @Test(
    "a result lands on the line of the text, and where that has changed on the line that draws it",
    arguments: [
      (nil, "Locales/App.xcstrings", "App/View.swift", "the text is drawn here"),
      ("Other.swift", "Locales/App.xcstrings", "App/View.swift", "the text is drawn here"),
      ("App/View.swift:5", "Locales/App.xcstrings", "App/View.swift", "the text is drawn here"),
      ("App/View.swift:6", "App/View.swift", "Locales/App.xcstrings", "the text is written here"),
    ] as [(String?, String, String, String)])
  func landing(changed: String?, path: String, related: String, words: String) throws {
    let project = try SampleFindings.project()
    let report = try SampleFindings.report(
      [SampleFindings.truncated("title", drawnAt: Self.drawn)], project: project.root,
      changed: changed)
    let result = try #require(report.causes.first?.results.first)
    #expect(result.place.path == path)
    #expect(result.related.map(\.place.path) == [related])
    #expect(result.related.first?.words.string == words)
  }

  // MARK: Fingerprints

  private func fingerprints(_ findings: [Finding], changed: String? = nil) throws -> [String] {
    let project = try SampleFindings.project()
    let report = try SampleFindings.report(findings, project: project.root, changed: changed)
    return report.causes.flatMap(\.results).sorted { $0.key < $1.key }.map(\.fingerprint)
  }

  @Test("a fingerprint survives moved lines, other words, other widths and another landing")
  func fingerprintStays() throws {
    let first = try fingerprints([SampleFindings.truncated("title", drawnAt: Self.drawn)])
    #expect(first.first?.wholeMatch(of: /[0-9a-f]{32}:1/) != nil)
    for other in try [
      SampleFindings.truncated("title", line: 9, column: 2, drawnAt: Self.drawn),
      SampleFindings.truncated("title", device: "iPhone16Pro", needed: 170, text: "Etwas anderes"),
    ] { #expect(try fingerprints([other]) == first) }
    let moved = try SampleFindings.truncated("title", drawnAt: Self.drawn)
    #expect(try fingerprints([moved], changed: "App/View.swift") == first)
  }

  @Test("rule, key, locale and file each make another fingerprint")
  func fingerprintDiffers() throws {
    let all = try [
      SampleFindings.truncated("title"), SampleFindings.truncated("other"),
      SampleFindings.truncated("title", "fr"),
      SampleFindings.truncated("title", file: "Locales/Other.xcstrings"),
      SampleFindings.wrong("title"),
    ].flatMap { try fingerprints([$0]) }
    #expect(Set(all).count == 5)
  }

  @Test(
    "results with one fingerprint have numbers, which stay when the lines move and the order changes"
  )
  func ordinals() throws {
    let forms = ["plural.one", "plural.few", "plural.other"]
    func findings(_ start: Int) throws -> [Finding] {
      try forms.enumerated().map { index, form in
        try SampleFindings.truncated("title", line: start + index, variant: form)
      }
    }
    func byForm(_ findings: [Finding]) throws -> [String: String] {
      let project = try SampleFindings.project()
      let report = try SampleFindings.report(findings, project: project.root)
      return Dictionary(
        uniqueKeysWithValues: report.causes.flatMap(\.results).map { ($0.variant, $0.fingerprint) })
    }
    let first = try byForm(findings(2))
    #expect(Set(first.values).count == 3)
    #expect(Set(first.values.map { $0.split(separator: ":")[0] }).count == 1)
    #expect(try byForm(findings(5)) == first)
    #expect(try byForm(findings(2).reversed()) == first)
  }

  @Test("what is accepted is no cause of a report")
  func known() throws {
    let project = try SampleFindings.project()
    var accepted = try SampleFindings.truncated("zzz")
    accepted.accepted = "ours"
    var findings = [accepted, try SampleFindings.truncated("other")]
    FindingAcceptance(suppressions: [], baseline: FindingBaseline([], file: "baseline.json"))
      .accept(&findings)
    let report = try SampleFindings.report(findings, project: project.root)
    #expect(report.causes.compactMap(\.results.first?.key) == ["other"])
    #expect(report.known.first?.known == "ours")
    for format in FindingReportFormat.allCases
    where ![.junit, .strictJUnit, .html].contains(format) {
      #expect(try !SampleFindings.text(format, report).contains("zzz"), "\(format)")
    }
    #expect(try SampleFindings.text(.junit, report).contains("<skipped message=\"known: ours\"/>"))
    #expect(try SampleFindings.text(.html, report).contains("\"known\":\"ours\""))
  }
}
