import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Keys that a string catalog calls stale, since Xcode does not see them go through a function of the app.
struct StaleKeyUseTests {
  private static func catalog(_ keys: [String]) -> String {
    let entries = keys.map {
      """
      "\($0)": {"extractionState": "stale", "localizations": {"de": {"stringUnit":
        {"state": "translated", "value": ""}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(entries.joined(separator: ","))}}
      """
  }

  /// The rules that find something in the stale key `Tie up`, beside one that is used.
  private static func found(_ places: AppPlaces) async throws -> [String] {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    defer { withExtendedLifetime(files) {} }
    try files.write(catalog(["Tie up", "Cast off"]), to: "App/Localizable.xcstrings")
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    check.readSource = { _ in places }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    return outcome.catalogFindings.flatMap(\.findings).filter { $0.name == "Tie up" }
      .map(\.rule.name).sorted()
  }

  private static func place(
    of key: String, table: String? = nil, in file: String = "View.swift"
  ) -> TextPlace {
    TextPlace(
      key: key, table: table, place: SourcePlace(file: file, line: 1, column: 1),
      drawing: .slot("row"))
  }

  @Test("a stale key that the source draws is one like any other")
  func drawn() async throws {
    let places = AppPlaces(places: [Self.place(of: "Tie up")], fileCount: 1)
    #expect(try await Self.found(places) == ["translation-blank"])
  }

  @Test("a stale key that the source mentions is not to be deleted, and not judged")
  func mentioned() async throws {
    let places = AppPlaces(
      places: [Self.place(of: "Cast off")],
      unplaced: [.init(key: "Tie up", table: nil, mention: nil, reason: "somewhere")], fileCount: 1)
    #expect(try await Self.found(places).isEmpty)
  }

  @Test("a stale key of a table beside which another one is drawn from can go")
  func namesakes() async throws {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    defer { withExtendedLifetime(files) {} }
    for folder in ["App", "App/Widget"] {
      try files.write(
        Self.catalog(["Tie up", "Cast off"]), to: "\(folder)/Localizable.xcstrings")
    }
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    let places = AppPlaces(
      places: ["Tie up", "Cast off"].map { Self.place(of: $0, in: "App/View.swift") }, fileCount: 1)
    check.readSource = { _ in places }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    let found = outcome.catalogFindings.flatMap(\.findings).filter { $0.name == "Tie up" }
    #expect(
      found.filter { $0.rule.id == .staleKey }.compactMap(\.place?.file) == [
        "App/Widget/Localizable.xcstrings"
      ])
    #expect(
      found.filter { $0.rule.id == .translationBlank }.compactMap(\.place?.file) == [
        "App/Localizable.xcstrings"
      ])
  }

  @Test("a stale key that no source mentions can go", arguments: [0, 1])
  func unused(fileCount: Int) async throws {
    let places = AppPlaces(places: [Self.place(of: "Cast off")], fileCount: fileCount)
    #expect(try await Self.found(places) == ["stale-key"])
    let elsewhere = AppPlaces(
      places: [Self.place(of: "Tie up", table: "Other")], fileCount: fileCount)
    #expect(try await Self.found(elsewhere).allSatisfy { $0 == "stale-key" })
  }
}
