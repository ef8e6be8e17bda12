import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Rules that a project switches on or off in Config/checks.yml.
struct RuleSwitchTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello %@" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Hallo $@" } } } },
        "Baseline" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Baseline" } } } }
      },
      "version" : "1.0"
    }
    """

  private static func project(_ rules: String) throws -> TestProject {
    try TestProject(
      matrix: "locales: [en, de]\ndevices: [iPhoneSE]\n", checks: "rules: {\(rules)}\n",
      catalog: catalog)
  }

  private static func check(_ files: TestProject) async throws -> SlotOutcome {
    try files.write("default: button\n", to: "Config/slots.yml")
    let project = try Project(root: files.root, readsCatalogs: false)
    return try await SlotCheck(project: project, selection: MatrixSelection())
      .outcome(files: [files.root.appending(path: "Locales")])
  }

  /// Each switch changes its own rule and no other.
  @Test(
    "a switch changes its own catalog rule alone, and what is off is listed",
    arguments: [
      ("", ["format-arguments"]), ("format-arguments: off", []),
      ("format-arguments: on", ["format-arguments"]),
      ("same-name-as-source: on", ["format-arguments", "same-name-as-source"]),
      ("same-name-as-source: on, format-arguments: off", ["same-name-as-source"]),
      ("same-name-as-source: off", ["format-arguments"]),
      ("overlap: off", ["format-arguments"]),
    ])
  func catalogs(rules: String, found: [String]) async throws {
    let outcome = try await Self.check(try Self.project(rules))
    #expect(outcome.catalogFindings.map(\.rule.name) == found)
    let off = rules.split(separator: ", ").filter {
      $0.hasSuffix(": off") && !$0.hasPrefix("overlap")
    }
    .compactMap { $0.split(separator: ":").first.map(String.init) }
    let told = outcome.notChecked.filter { $0.reason == .switchedOff }
    #expect(told.allSatisfy { $0.count == 2 })
    let byDefault = told.filter { $0.detail.hasPrefix("keys: off by default;") }
    #expect(
      byDefault.map(\.subject)
        == CatalogChecks.all.filter { !$0.rule.isOnByDefault && !rules.contains($0.rule.name) }
        .map(\.rule.name))
    let switched = told.filter { $0.detail.hasPrefix("keys: Config/checks.yml:1:") }
    #expect(switched.map(\.subject) == off)
    #expect(told.count == byDefault.count + switched.count)
  }

  @Test(
    "a switch changes its own rule about texts in slots",
    arguments: [
      ("", ["text-truncated"]), ("text-truncated: off", []), ("overlap: off", ["text-truncated"]),
    ])
  func strings(rules: String, found: [String]) async throws {
    let files = try Self.project(rules)
    try files.write(
      Self.catalog.replacing(
        "\"Hallo $@\"", with: "\"Hallo %@, in einem Ordner auf diesem Gerät sichern wir das alles\""
      ),
      to: "Locales/Test.xcstrings")
    #expect(try await Self.check(files).findings.map(\.rule.name) == found)
  }

  @Test(
    "a switch changes its own rule of a run, and what is off is listed",
    arguments: [
      ("", 2), ("text-truncated: off", 0), ("overlap: off", 2), ("format-arguments: off", 2),
    ])
  @MainActor func components(rules: String, count: Int) async throws {
    let files = try Self.project(rules)
    let outcome = try await files.outcome([Sample.label("A label far too long", width: 60)])
    #expect(outcome.findings.count == count)
    #expect(outcome.failures.count == count)
    let told = outcome.notChecked.filter { $0.reason == .switchedOff }
    // What is about catalogs is nothing that a run would look at.
    let isTold = rules.hasSuffix("off") && !rules.hasPrefix("format")
    #expect(told.map(\.subject) == (isTold ? [String(rules.prefix { $0 != ":" })] : []))
    #expect(told.allSatisfy { $0.count == 2 && $0.detail == "cells: Config/checks.yml:1:9" })
    // Assertions in tests run the matrix in another way.
    let run = MatrixRun(
      project: try Project(root: files.root),
      components: [Sample.label("A label far too long", width: 60)])
    #expect(try run.runSynchronously().findings.count == count)
  }

  @Test(
    "a bad switch is refused at its place with what is accepted",
    arguments: [
      ("overlaps: off", "Config/checks.yml:1:9: unknown rule `overlaps`; write `overlap`"),
      (
        "overlap: maybe",
        "Config/checks.yml:1:18: `overlap` cannot be `maybe`; write one of: on, off"
      ),
      (
        "overlap: false",
        "Config/checks.yml:1:18: `overlap` cannot be `false`; write one of: on, off"
      ),
    ])
  func wrongOnes(rules: String, message: String) async throws {
    let files = try Self.project(rules)
    let run = await #expect(throws: Diagnostic.self) {
      _ = try await files.outcome([Sample.label("ok")])
    }
    #expect(run?.description == message)
    let check = await #expect(throws: Diagnostic.self) { _ = try await Self.check(files) }
    #expect(check?.description == message)
  }
}
