import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// A key is called unused only where the source that uses its catalog was read.
@Suite struct UnusedKeyTests {
  @Test(
    "keys are unused where the source mentions at least half of their catalog",
    arguments: [
      (["anchor", "boat"], ["canal", "dock"], 0), (["anchor"], [], 3), ([], [], 4),
      (["anchor", "boat", "canal"], ["dock"], 0), (["anchor", "boat", "canal", "dock"], [], 0),
    ])
  func half(mentioned: [String], unused: [String], elsewhere: Int) async throws {
    let outcome = try await Self.outcome(mentioned: mentioned)
    let found = outcome.catalogFindings.flatMap(\.findings).filter { $0.rule.id == .keyNotUsed }
    #expect(found.compactMap(Self.key) == unused)
    let gaps = outcome.notChecked.filter { $0.subject == "key-not-used" }
    #expect(gaps.map(\.count) == (elsewhere == 0 ? [] : [elsewhere]))
    #expect(gaps.allSatisfy { $0.reason == .notAppSource })
  }

  @Test("keys are not unused where no source was read") func noSource() async throws {
    let outcome = try await Self.outcome(mentioned: ["anchor", "boat", "canal"], fileCount: 0)
    #expect(!outcome.catalogFindings.contains { $0.rule.id == .keyNotUsed })
  }

  @Test("a catalog that the system reads has no unused keys") func infoPlist() async throws {
    let outcome = try await Self.outcome(mentioned: ["anchor", "boat"], table: "InfoPlist")
    #expect(!outcome.catalogFindings.contains { $0.rule.id == .keyNotUsed })
  }

  private static func key(of finding: Finding) -> String? {
    if case .text(let subject) = finding.subject { subject.key } else { nil }
  }

  /// A check of an app with four keys, of which the source draws some.
  private static func outcome(
    mentioned: [String], table: String = "Localizable", fileCount: Int = 1
  ) async throws -> SlotOutcome {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let keys = ["anchor", "boat", "canal", "dock"]
    try files.write(
      keys.map { "\"\($0)\" = \"The \($0)\";\n" }.joined(), to: "App/en.lproj/\(table).strings")
    try files.write("rules: { key-not-used: on }\n", to: "Config/checks.yml")
    defer { withExtendedLifetime(files) {} }
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    let places = mentioned.map { key in
      TextPlace(
        key: key, table: nil, place: SourcePlace(file: "View.swift", line: 1, column: 1),
        drawing: .slot("row"))
    }
    let found = AppPlaces(places: places, fileCount: fileCount)
    check.readSource = { _ in found }
    return try await check.outcome(files: [files.root.appending(path: "App")])
  }
}
