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

  @Test("keys that no source names are counted and not judged, but for what can go")
  func leftOut() async throws {
    let mentioned = ["anchor", "boat", "canal"]
    let outcome = try await Self.outcome(mentioned: mentioned, left: ["left"])
    #expect(Self.judged(outcome) == ["anchor", "boat", "canal", "left"])
    let gap = outcome.notChecked.filter { $0.subject == "unused keys" }
    #expect(gap.map(\.count) == [2])
    #expect(gap.allSatisfy { $0.reason == .unusedKey })
    for (all, isLeftOver) in [
      (try await Self.outcome(mentioned: mentioned, left: ["left"], judgesUnusedKeys: true), true),
      (try await Self.outcome(mentioned: [], left: ["left"]), false),
      (try await Self.outcome(mentioned: mentioned, left: ["left"], fileCount: 0), true),
    ] {
      let left = isLeftOver ? ["left"] : []
      #expect(Self.judged(all) == ["anchor", "boat", "canal", "dock"] + left)
      #expect(!all.notChecked.contains { $0.subject == "unused keys" })
    }
    let system = try await Self.outcome(mentioned: ["anchor", "boat"], table: "InfoPlist")
    #expect(Self.judged(system) == ["anchor", "boat", "canal", "dock"])
  }

  @Test("where the source names some of a catalog's keys, nothing is known of the others")
  func elsewhere() async throws {
    let outcome = try await Self.outcome(mentioned: ["anchor"], left: ["left"])
    #expect(Self.judged(outcome) == ["anchor", "left"])
    #expect(outcome.notChecked.filter { $0.reason == .unusedKey }.map(\.count) == [4])
    #expect(!outcome.catalogFindings.contains { $0.rule.id == .keyNotUsed })
    // One in twenty is a word that happens to be a key.
    let few = try await Self.outcome(mentioned: ["anchor"], left: (0..<16).map { "left \($0)" })
    #expect(Self.judged(few).count == 20)
    let unasked = try await Self.outcome(
      mentioned: ["anchor"], unasked: ["anchor", "boat"], left: (0..<16).map { "left \($0)" })
    #expect(Self.judged(unasked).count == 19 && !Self.judged(unasked).contains("boat"))
  }

  @Test("a document that names one object of a table has lost those that it does not name")
  func objects() async throws {
    let left = (0..<46).map { "left \($0)" } + ["aBc-12-dEf.text", "gHi-34-jKl.text"]
    let named = try await Self.outcome(mentioned: ["anchor"], left: left)
    #expect(named.notChecked.filter { $0.reason == .unusedKey }.map(\.count) == [2])
    let nothing = try await Self.outcome(mentioned: [], left: left)
    #expect(!nothing.notChecked.contains { $0.reason == .unusedKey })
  }

  @Test(
    "a key that is English and may be used needs no text in English",
    arguments: [("Tie up", 1, false), ("Tie up", 0, true), ("berth.title", 1, true)])
  func english(key: String, fileCount: Int, isFound: Bool) async throws {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    defer { withExtendedLifetime(files) {} }
    try files.write("\"Cast off\" = \"Cast off\";\n", to: "App/en.lproj/Localizable.strings")
    try files.write(
      "\"Cast off\" = \"Ablegen\";\n\"\(key)\" = \"Anlegen\";\n",
      to: "App/de.lproj/Localizable.strings")
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    let found = AppPlaces(places: ["Cast off", key].map(Self.place), fileCount: fileCount)
    check.readSource = { _ in found }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    #expect(outcome.catalogFindings.contains { $0.rule.id == .keyNotInSource } == isFound)
  }

  @Test("a key that is named on the command line is judged, and said to be used by nothing")
  func named() async throws {
    let (check, files) = try Self.check(mentioned: ["anchor", "boat", "canal"])
    defer { withExtendedLifetime(files) {} }
    let app = files.root.appending(path: "App")
    let dock = try await check.explanation(of: "dock", files: [app])
    #expect(dock.entries.map(\.isUnused) == [true] && Self.judged(dock.outcome) == ["dock"])
    let boat = try await check.explanation(of: "boat", files: [app])
    #expect(boat.entries.map(\.isUnused) == [false])
  }

  /// The keys of which the translation is said to be blank, or to have no source.
  private static func judged(_ outcome: SlotOutcome) -> [String] {
    outcome.catalogFindings.flatMap(\.findings)
      .filter { [.translationBlank, .keyNotInSource].contains($0.rule.id) }
      .compactMap(key).sorted()
  }

  private static func key(of finding: Finding) -> String? {
    if case .text(let subject) = finding.subject { subject.key } else { nil }
  }

  private static func outcome(
    mentioned: [String], unasked: [String] = [], table: String = "Localizable",
    left: [String] = [], fileCount: Int = 1, judgesUnusedKeys: Bool = false
  ) async throws -> SlotOutcome {
    var (check, files) = try check(
      mentioned: mentioned, unasked: unasked, table: table, left: left, fileCount: fileCount)
    defer { withExtendedLifetime(files) {} }
    check.judgesUnusedKeys = judgesUnusedKeys
    return try await check.outcome(files: [files.root.appending(path: "App")])
  }

  /// A check of an app with four keys, of which the source draws some. The translations are blank, and have those that are
  /// left of earlier texts besides.
  private static func check(
    mentioned: [String], unasked: [String] = [], table: String = "Localizable",
    left: [String] = [], fileCount: Int = 1
  ) throws -> (SlotCheck, TestProject) {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let keys = ["anchor", "boat", "canal", "dock"]
    try files.write(
      keys.map { "\"\($0)\" = \"The \($0)\";\n" }.joined(), to: "App/en.lproj/\(table).strings")
    try files.write(
      (keys + left).map { "\"\($0)\" = \"\";\n" }.joined(),
      to: "App/de.lproj/\(table).strings")
    try files.write("rules: { key-not-used: on }\n", to: "Config/checks.yml")
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    let found = AppPlaces(
      places: mentioned.map(place), unasked: unasked, fileCount: fileCount)
    check.readSource = { _ in found }
    return (check, files)
  }

  /// A row that draws a key.
  private static func place(of key: String) -> TextPlace {
    TextPlace(
      key: key, table: nil, place: SourcePlace(file: "View.swift", line: 1, column: 1),
      drawing: .slot("row"))
  }
}
