import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Two tables of one name, as those of an app and of its widget, which have the same key.
struct NamesakeTableTests {
  private static let long = "Wiederherstellungswiederholungsversuchsanzeige"

  /// The files of the texts that are said to be cut where `file` draws the key.
  private static func cut(
    drawnIn file: String, own: String, other: String, otherKey: String = "k"
  ) async throws -> Set<String> {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    defer { withExtendedLifetime(files) {} }
    for (folder, key) in [(own, "k"), (other, otherKey)] {
      let path = folder.isEmpty ? "App" : "App/\(folder)"
      try files.write("\"\(key)\" = \"Retry\";\n", to: "\(path)/en.lproj/Localizable.strings")
      try files.write("\"\(key)\" = \"\(long)\";\n", to: "\(path)/de.lproj/Localizable.strings")
    }
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    let places = AppPlaces(
      places: ["k", otherKey].map {
        TextPlace(
          key: $0, table: nil, place: SourcePlace(file: "App/" + file, line: 1, column: 1),
          drawing: .slot("navigationTitle"))
      }, fileCount: 1)
    check.readSource = { _ in places }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    return Set(
      outcome.findings.filter { $0.rule.id == .textTruncated }.compactMap(\.place?.file).map {
        String($0.drop { $0 != "/" }.dropFirst().prefix { $0 != "." }.dropLast(2))
      })
  }

  @Test(
    "a place draws from the table that lies nearest",
    arguments: [
      ("View.swift", "", "Widget", [""]), ("Main/View.swift", "", "Widget", [""]),
      ("Widget/View.swift", "", "Widget", ["Widget/"]),
      ("Main/Views/View.swift", "Main/Resources", "Widget", ["Main/Resources/"]),
      ("Widget/View.swift", "", "Widget/Resources", ["Widget/Resources/"]),
      ("Shared/View.swift", "Main", "Widget", ["Main/", "Widget/"]),
    ])
  func nearest(file: String, own: String, other: String, tables: [String]) async throws {
    #expect(try await Self.cut(drawnIn: file, own: own, other: other) == Set(tables))
  }

  @Test(
    "of the tables of Settings a place draws from only where the app's own lack the key",
    arguments: [("k", 1), ("other", 2)])
  func settings(otherKey: String, count: Int) async throws {
    let found = try await Self.cut(
      drawnIn: "View.swift", own: "Settings.bundle", other: "Main", otherKey: otherKey)
    #expect(found.count == count)
  }

  @Test("a table that lacks the key is out of the question") func lackingKey() async throws {
    let found = try await Self.cut(
      drawnIn: "Widget/View.swift", own: "", other: "Widget", otherKey: "other")
    #expect(found == ["", "Widget/"])
  }
}
