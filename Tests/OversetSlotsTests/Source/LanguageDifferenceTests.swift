import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// What code does by the rules of no language is told only if one of the app's languages shows it.
@Suite struct LanguageDifferenceTests {
  private static let place = SourcePlace(file: "View.swift", line: 3, column: 5)

  @Test(
    "whole numbers without a locale are told where a language has digits of its own",
    arguments: [
      ("ar", true), ("fa", true), ("mr", true), ("de", false), ("ja", false), ("he", false),
    ])
  func wholeNumbers(language: String, isTold: Bool) async throws {
    let fact = SourceFact(
      .localelessFormat, at: Self.place, evidence: "String(format:)",
      detail: SourceFact.wholeNumbers)
    #expect(
      try await Self.rules(fact, in: language, "Boote") == (isTold ? [.formatWithoutLocale] : []))
  }

  @Test("fractions without a locale are told whatever the languages are", arguments: ["de", "ar"])
  func fractions(language: String) async throws {
    let fact = SourceFact(.localelessFormat, at: Self.place, evidence: "String(format:)")
    #expect(try await Self.rules(fact, in: language, "Boote") == [.formatWithoutLocale])
  }

  @Test(
    "capitals without a locale are told where a translation comes out differently",
    arguments: [
      ("tr", "Gizlilik", true), ("tr", "Saat", false), ("el", "Πλοίο", true), ("nl", "ijs", false),
      ("de", "Boot", false),
    ])
  func capitals(language: String, translation: String, isTold: Bool) async throws {
    let fact = SourceFact(
      .caseChange, at: Self.place, evidence: "title.uppercased()", detail: "boats")
    #expect(
      try await Self.rules(fact, in: language, translation) == (isTold ? [.caseWithoutLocale] : []))
  }

  @Test(
    "capitals of an unknown text are told where a language has an i of its own",
    arguments: [("tr", true), ("az", true), ("el", false), ("de", false)])
  func unknownText(language: String, isTold: Bool) async throws {
    let fact = SourceFact(.caseChange, at: Self.place, evidence: "name.uppercased()")
    #expect(
      try await Self.rules(fact, in: language, "Boote") == (isTold ? [.caseWithoutLocale] : []))
  }

  @Test(
    "sides are told where a language is written from right to left",
    arguments: [
      (SourceFact.Kind.fixedSymbol, RuleID.sideInSymbolName), (.fixedSide, .leftOrRight),
      (.fixedDirection, .fixedDirection),
    ])
  func sides(kind: SourceFact.Kind, rule: RuleID) async throws {
    let fact = SourceFact(kind, at: Self.place, evidence: "x", detail: "chevron.left")
    for language in ["ar", "he", "fa", "ur"] {
      #expect(try await Self.rules(fact, in: language, "Boote") == [rule])
    }
    for language in ["de", "ja", "tr"] {
      #expect(try await Self.rules(fact, in: language, "Boote") == [])
    }
  }

  /// The rules that tell something of a fact in an app with one translation.
  private static func rules(
    _ fact: SourceFact, in language: String, _ translation: String
  ) async throws -> [RuleID] {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try files.write(
      """
      { "sourceLanguage" : "en", "strings" : { "boats" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Boats" } },
        "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "\(translation)" } }
      } } }, "version" : "1.0" }
      """, to: "App/Localizable.xcstrings")
    try files.write(
      """
      rules: { format-without-locale: on, case-without-locale: on, left-or-right: on, fixed-direction: on }

      """, to: "Config/checks.yml")
    defer { withExtendedLifetime(files) {} }
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    var places = AppPlaces(places: [], fileCount: 1)
    places.facts = [fact]
    let found = places
    check.readSource = { _ in found }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    let asked: Set<RuleID> = [
      .formatWithoutLocale, .caseWithoutLocale, .sideInSymbolName, .leftOrRight, .fixedDirection,
    ]
    return outcome.catalogFindings.map(\.rule.id).filter(asked.contains)
  }
}
