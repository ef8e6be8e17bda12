import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetVocabulary
import Testing

/// Locales that lay a text out alike share its judgement; none of them may notice.
@Suite struct SharedJudgementTests {
  private static let locales = ["en", "de", "tr", "az", "ar", "he", "ja", "zh-Hans"]

  /// Texts that no locale translates: letters, digits, signs, right-to-left letters, long and short.
  private static let texts = [
    "istanbul", "Information about insurance", "123 %", "24-7", "\u{2026}", "OK",
    "\u{05D4}\u{05D2}\u{05D3}\u{05E8}\u{05D5}\u{05EA} \u{05E0}\u{05D5}\u{05E1}\u{05E4}\u{05D5}\u{05EA}",
    "Donaudampfschifffahrtsgesellschaft", "abc \u{05D0}\u{05D1}",
    "\u{8A2D}\u{5B9A}\u{3092}\u{5909}\u{66F4}",
  ]

  @Test(
    "a locale is judged alike alone, among others and on any number of tasks",
    arguments: ["tabItem", "halfButton", "sectionHeader", "body"])
  func alikeAloneAndTogether(slot: String) async throws {
    let project = try TestProject()
    let entries = Self.texts.enumerated().map { index, text in
      "\"key\(index)\" = \"\(text)\";"
    }
    try project.write(entries.joined(separator: "\n"), to: "en.lproj/Localizable.strings")
    let file = project.file("en.lproj/Localizable.strings")
    let together = try await outcome(project, slot, Self.locales, [file], jobs: 1)
    let parallel = try await outcome(project, slot, Self.locales, [file], jobs: 3)
    #expect(parallel.findings == together.findings)
    var count = 0
    for locale in Self.locales {
      let alone = try await outcome(project, slot, [locale], [file], jobs: 1)
      let tag = try #require(LocaleTag(locale))
      #expect(Array(alone.findings) == together.findings.filter { $0.locale == tag }, "\(locale)")
      #expect(alone.fittingCount[tag] == together.fittingCount[tag], "\(locale)")
      count += alone.laidOutCount
    }
    #expect(count == together.laidOutCount)
    #expect(together.findings.isEmpty == (slot == "sectionHeader" || slot == "body"))
  }

  private func outcome(
    _ project: TestProject, _ slot: String, _ locales: [String], _ files: [URL], jobs: Int
  ) async throws -> SlotOutcome {
    let loaded = try Project(root: project.root, readsCatalogs: false)
    var check = SlotCheck(
      project: loaded, slot: try SlotTable(of: loaded).slot(named: slot),
      selection: MatrixSelection(locales: locales))
    check.jobs = jobs
    return try await check.outcome(files: files)
  }
}
