import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetVocabulary
import Testing

/// A check of several batches of keys is the check of each key.
@Suite struct CheckGrowthTests {
  private static let locales = ["de", "en", "ja"]

  /// Keys of which every seventh does not fit and every fifth lacks its Japanese.
  private static func project(_ count: Int) throws -> TestProject {
    let project = try TestProject()
    for locale in locales {
      let lines = (0..<count).compactMap { index -> String? in
        if locale == "ja", index % 5 == 0 { return nil }
        let tail = index % 7 == 0 ? String(repeating: " Wiederherstellung", count: 4) : ""
        return "\"title.\(index)\" = \"Text \(locale) \(index)\(tail)\";"
      }
      try project.write(
        lines.joined(separator: "\n"), to: "App/\(locale).lproj/Localizable.strings")
    }
    return project
  }

  private static func outcome(_ project: TestProject, jobs: Int) async throws -> SlotOutcome {
    let loaded = try Project(root: project.root, readsCatalogs: false)
    var check = SlotCheck(
      project: loaded, slot: try SlotTable(of: loaded).slot(named: "button"),
      selection: MatrixSelection())
    check.jobs = jobs
    return try await check.outcome(files: [project.file("App")])
  }

  @Test(
    "findings of many keys come by locale, then as the files have the keys, on any number of tasks",
    arguments: [1, 2, 8])
  func order(jobs: Int) async throws {
    let outcome = try await Self.outcome(Self.project(300), jobs: jobs)
    #expect(outcome.keyCount == 300)
    var order: [(locale: Int, key: Int)] = []
    for finding in outcome.findings {
      let locale = try #require(Self.locales.firstIndex(of: finding.locale.identifier))
      let key = try #require(Int(finding.name.dropFirst("title.".count)))
      if order.last.map({ $0 != (locale, key) }) ?? true { order.append((locale, key)) }
    }
    let expected = Self.locales.indices.flatMap { locale in
      (0..<300).filter { $0 % 7 == 0 && (Self.locales[locale] != "ja" || $0 % 5 != 0) }
        .map { (locale, $0) }
    }
    #expect(order.map { [$0.locale, $0.key] } == expected.map { [$0.0, $0.1] })
    let missing = outcome.catalogFindings.filter { $0.rule.id == .translationMissing }
    #expect(missing.map(\.gravest.name) == (0..<60).map { "title.\($0 * 5)" })
    #expect(outcome.findings.count == Array(outcome.findings).count)
    #expect(outcome.catalogFindings.count == Array(outcome.catalogFindings).count)
  }

  @Test("twice the keys are twice the layouts, findings and causes")
  func growth() async throws {
    let one = try await Self.outcome(Self.project(140), jobs: 1)
    let two = try await Self.outcome(Self.project(280), jobs: 1)
    #expect(two.laidOutCount == 2 * one.laidOutCount)
    #expect(two.findings.count == 2 * one.findings.count)
    #expect(two.catalogFindings.count == 2 * one.catalogFindings.count)
  }
}
