import Foundation
import OversetEngine
import OversetTestBasics
import OversetUI
import Testing

/// The engine does what the program does, for programs that embed it.
@Suite struct EngineTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write("locales: [en, de]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try project.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"restore": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Restore"}},
        "de": {"stringUnit": {"state": "translated", "value": "Einkäufe jetzt wiederherstellen"}}}}}}
      """, to: "Locales/App.xcstrings")
  }

  private var catalog: URL { project.file("Locales/App.xcstrings") }

  @Test("a string that is cut in its slot is a finding with its place")
  func checksCatalogs() async throws {
    let outcome = try await Engine(projectIn: project.root).check([catalog], slot: "tabItem")
    let finding = try #require(outcome.allFailures.first)
    #expect(finding.ruleID == RuleID("text-truncated"))
    #expect((finding.locale, finding.device) == ("de", "iPhoneSE"))
    #expect(finding.name == "restore")
    #expect(finding.place?.file.hasSuffix("App.xcstrings") == true)
    #expect(finding.acceptedReason == nil)
    #expect(outcome.exitCode == 1)
    #expect(outcome.textReport.contains("restore"))
  }

  @Test("a slot with enough space gives no finding")
  func findsNothingWhereTheTextFits() async throws {
    let outcome = try await Engine(projectIn: project.root).check([catalog], slot: "button")
    #expect(outcome.laidOutCount == 2)
    #expect(outcome.allFailures == [])
    #expect(outcome.exitCode == 0)
  }

  @Test("the outcome of a check does not depend on the number of tasks")
  func checksAlikeInParallel() async throws {
    let engine = try Engine(projectIn: project.root)
    let one = try await engine.check([catalog], slot: "tabItem").jsonReport()
    let four = try await engine.check([catalog], slot: "tabItem", jobs: 4).jsonReport()
    #expect(one == four)
  }

  @Test("a text fits in the width that it measures, rounded up, and in no narrower one")
  func measuresTexts() throws {
    let engine = try Engine(projectIn: project.root)
    var request = MeasureRequest(text: "Wiederherstellen")
    request.lines = 1
    let natural = try engine.measure(request)
    request.width = natural.width.rounded(.up)
    let wide = try engine.measure(request)
    #expect(!wide.truncated)
    request.width = natural.width / 2
    let narrow = try engine.measure(request)
    #expect(narrow.truncated)
    #expect(narrow.shown?.hasSuffix("\u{2026}") == true)
  }

  @Test("a run verifies what an earlier one recorded, and records nothing unless asked")
  func runsComponents() async throws {
    let engine = try Engine(projectIn: project.root)
    let component = Component(
      "Label", presentation: .fitting(width: 320),
      states: [ComponentState("only") { Text("restore") }])
    let first = try await engine.run([component])
    #expect(first.cells.allSatisfy { !$0.isMatch })
    let recorded = try await engine.run([component], record: .missing)
    #expect(recorded.cells.map(\.locale) == ["en", "de"])
    let verified = try await engine.run([component], jobs: 2)
    #expect(verified.cells.count == 2)
    #expect(verified.cells.allSatisfy { $0.isMatch })
    #expect(verified.exitCode == 0)
  }

  @Test("a bad configuration is refused with its place")
  func refusesABadConfiguration() throws {
    try project.write("locale: [en]\n", to: "Config/matrix.yml")
    let error = #expect(throws: Diagnostic.self) { try Engine(projectIn: project.root) }
    #expect(error?.place?.file.hasSuffix("matrix.yml") == true)
    #expect(error?.place?.line == 1)
  }

  @Test("a request outside of its domain is refused")
  func refusesABadRequest() throws {
    let engine = try Engine(projectIn: project.root)
    var request = MeasureRequest(text: "a")
    request.width = -1
    #expect(throws: Diagnostic.self) { try engine.measure(request) }
  }

  @Test("an engine keeps the configuration that it was made with, and reads catalogs at each run")
  func keepsItsConfiguration() async throws {
    let engine = try Engine(projectIn: project.root)
    try project.write("locale: [en]\n", to: "Config/matrix.yml")
    let component = Component(
      "Label", presentation: .fitting(width: 320),
      states: [ComponentState("only") { Text("restore") }])
    #expect(try await engine.run([component]).cells.map(\.locale) == ["en", "de"])
    try project.write("{", to: "Locales/App.xcstrings")
    await #expect(throws: Diagnostic.self) { try await engine.run([component]) }
  }
}
