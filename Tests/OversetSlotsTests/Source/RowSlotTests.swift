import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// What follows from the row that a text stands in.
struct RowSlotTests {
  private typealias Node = RowDescription.Node

  /// The judged text on one line before another text that keeps its width.
  private static func row(beside text: RowText, gap: Double = 8) -> RowDescription? {
    RowDescription(
      in: .groupedRow,
      nodes: [
        Node(.stack(.horizontal, spacing: gap, alignment: nil), memberCount: 2),
        Node(.lineLimit(1), memberCount: 1), Node(.text(.own)),
        Node(.fixedSize(horizontal: true, vertical: true), memberCount: 1), Node(.text(text)),
      ])
  }

  private static func place(
    _ row: RowDescription?, doubt: String? = nil, line: Int = 1
  ) throws -> TextPlace {
    var place = SourceCheck.place("rowWithValue", line: line) { $0.lineLimit = 1 }
    place.row = RowPlace(row: try #require(row), doubt: doubt)
    return place
  }

  private static func cut(_ outcome: SlotOutcome) -> [String] {
    outcome.findings.filter { $0.rule.id == .textTruncated }.map { "\($0.severity) \($0.locale)" }
  }

  @Test("a text has the room that is left beside the others of its row")
  func roomIsThatOfTheRow() async throws {
    let check = SourceCheck(translation: "Benachrichtigungen aus")
    let short = try await check.outcome([try Self.place(Self.row(beside: .literal("1")))])
    #expect(Self.cut(short).isEmpty)
    let long = try await check.outcome([
      try Self.place(Self.row(beside: .literal("Alle vierzehn Tage")))
    ])
    #expect(Self.cut(long) == ["error de"])
  }

  @Test("where something beside a text is not known, it is a warning that the text is cut")
  func doubtfulRoomsWarn() async throws {
    let check = SourceCheck(translation: "Benachrichtigungen aus")
    let row = Self.row(beside: .literal("Alle vierzehn Tage"))
    let outcome = try await check.outcome([try Self.place(row, doubt: "a value")])
    #expect(Self.cut(outcome) == ["warning de"])
  }

  @Test("a text stands beside the words that the other has in the same language")
  func neighboursAreTranslated() async throws {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try files.write(
      "\"name.placeholder\" = \"Notifications\";\n\"other\" = \"On\";\n",
      to: "App/en.lproj/Localizable.strings")
    try files.write(
      "\"name.placeholder\" = \"Benachrichtigungen\";\n\"other\" = \"Alle vierzehn Tage aus\";\n",
      to: "App/de.lproj/Localizable.strings")
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    check.source = "en"
    let place = try Self.place(Self.row(beside: .key("other", table: nil)))
    let places = AppPlaces(places: [place], fileCount: 1)
    check.readSource = { _ in places }
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    #expect(Self.cut(outcome) == ["error de"])
  }

  @Test("of two rows, the one in which a text has least room is reported")
  func tightestRowIsReported() async throws {
    let check = SourceCheck(translation: "Benachrichtigungen aus")
    let outcome = try await check.outcome([
      try Self.place(Self.row(beside: .literal("1")), line: 3),
      try Self.place(Self.row(beside: .literal("Alle vierzehn Tage")), line: 7),
    ])
    let places = outcome.findings.map { $0.catalogText?.evidence?.drawnAt?.line }
    #expect(Set(places) == [7])
  }

  @Test("rows that nobody could draw are none")
  func hostileRowsAreNone() {
    let deep = Array(repeating: Node(.group, memberCount: 1), count: 100) + [Node(.text(.own))]
    #expect(RowDescription(in: .screen, nodes: deep) == nil)
    let many =
      [Node(.group, memberCount: 1000)] + Array(repeating: Node(.text(.own)), count: 1000)
    #expect(RowDescription(in: .screen, nodes: many) == nil)
    #expect(RowDescription(in: .screen, nodes: [Node(.group, memberCount: 2), Node(.fill)]) == nil)
    #expect(RowDescription(in: .screen, nodes: [Node(.fill), Node(.fill)]) == nil)
    #expect(RowDescription(in: .screen, nodes: [Node(.group, memberCount: -1)]) == nil)
    #expect(RowDescription(in: .screen, nodes: []) == nil)
  }
}
