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

  private static let check = SourceCheck(translation: "Benachrichtigungen aus")
  private static let long = "Alle vierzehn Tage"

  /// The judged text on one line, before others in a row of a list.
  private static func row(
    beside others: [Node], own: [Node] = [], gap: Double = 8
  ) -> RowDescription? {
    let members = others.reduce(1) { $0 + 1 - $1.memberCount }
    return RowDescription(
      in: .list(.row, .insetGrouped),
      nodes: [Node(.stack(.horizontal, spacing: gap, alignment: nil), memberCount: members)] + own
        + [Node(.lineLimit(1), memberCount: 1), Node(.text(.own))] + others)
  }

  /// A text that keeps its width.
  private static func rigid(_ text: RowText) -> [Node] {
    [Node(.fixedSize(horizontal: true, vertical: true), memberCount: 1), Node(.text(text))]
  }

  private static func place(
    _ row: RowDescription?, _ slot: String = "rowWithValue", doubt: String? = nil,
    mayHaveMore: Bool = false, line: Int = 1
  ) throws -> TextPlace {
    var place = SourceCheck.place(slot, line: line) { $0.lineLimit = 1 }
    place.row = RowPlace(row: try #require(row), doubt: doubt, mayHaveMore: mayHaveMore)
    return place
  }

  private static func cut(_ outcome: SlotOutcome) -> [String] {
    outcome.findings.filter { $0.rule.id == .textTruncated }.map { "\($0.severity) \($0.locale)" }
  }

  /// What stands beside the text, and what is found.
  static let neighbours: [(String, [RowDescription.Node], [String])] = [
    ("a short text", rigid(.literal("1")), []),
    ("a long text", rigid(.literal(long)), ["error de"]),
    ("a picture", [Node(.block(width: 40, height: 40))], []),
    ("a wide picture", [Node(.block(width: 200, height: 40))], ["error de"]),
    ("something that is not known", [Node(.opaque)], []),
    (
      "something of which not all is known",
      [Node(.doubtful, memberCount: 1)] + rigid(.literal(long)), []
    ),
    ("a value that is not known", rigid(.sample(.name)), []),
  ]

  @Test("a text has the room that is left beside the others of its row", arguments: neighbours)
  func roomIsThatOfTheRow(name: String, others: [RowDescription.Node], found: [String])
    async throws
  {
    let outcome = try await Self.check.outcome([try Self.place(Self.row(beside: others))])
    #expect(Self.cut(outcome) == found)
  }

  @Test("a text that is served first is not squeezed by its neighbour")
  func prioritiesCount() async throws {
    let other = [Node(.lineLimit(1), memberCount: 1), Node(.text(.literal(Self.long + Self.long)))]
    let squeezed = try await Self.check.outcome([try Self.place(Self.row(beside: other))])
    #expect(Self.cut(squeezed) == ["error de"])
    let first = [Node(.layoutPriority(1), memberCount: 1)]
    let served = try await Self.check.outcome([
      try Self.place(Self.row(beside: other, own: first))
    ])
    #expect(Self.cut(served).isEmpty)
  }

  @Test("where something beside a text is not known, a cut is a warning and says why")
  func doubtfulRoomsWarn() async throws {
    let row = Self.row(beside: Self.rigid(.literal(Self.long)))
    let outcome = try await Self.check.outcome([try Self.place(row, doubt: "a value")])
    #expect(Self.cut(outcome) == ["warning de"])
    let evidence = outcome.findings.first { $0.rule.id == .textTruncated }?.catalogText?.evidence
    let place = SourcePlace(file: "View.swift", line: 1, column: 1)
    #expect(evidence == .source(place, .row(doubt: "a value")))
  }

  @Test("a row in which a text may have more room than it seems says nothing")
  func looseRowsAreNone() async throws {
    let row = Self.row(beside: Self.rigid(.literal(Self.long)))
    let outcome = try await Self.check.outcome([
      try Self.place(row, doubt: "it stands in Flow", mayHaveMore: true)
    ])
    #expect(Self.cut(outcome).isEmpty)
  }

  @Test("views of a row decide no room that the system fixes")
  func systemsRoomsStay() async throws {
    let check = SourceCheck(translation: "Benachrichtigungen und Töne auf diesem Gerät")
    let bar = try await check.outcome([SourceCheck.place("navigationTitle")])
    #expect(Self.cut(bar) == ["error de"])
    var place = SourceCheck.place("navigationTitle")
    place.row = RowPlace(row: try #require(Self.row(beside: [])), doubt: nil)
    #expect(Self.cut(try await check.outcome([place])) == ["error de"])
  }

  @Test("a text stands beside the words that the other has in the same language")
  func neighboursAreTranslated() async throws {
    let row = Self.row(beside: Self.rigid(.key("other", table: nil)))
    #expect(try await cut(row, beside: ("On", Self.long)) == ["error de"])
    #expect(try await cut(row, beside: (Self.long, "An")) == [])
  }

  @Test("of a text with arguments beside it the width is not known")
  func argumentsAreDoubts() async throws {
    let row = Self.row(beside: Self.rigid(.key("other", table: nil)))
    #expect(try await cut(row, beside: ("%@", Self.long + " %@")) == [])
    let wide = Self.row(
      beside: [Node(.block(width: 200, height: 1))] + Self.rigid(.key("other", table: nil)))
    #expect(try await cut(wide, beside: ("%@", "%@")) == ["warning de"])
  }

  /// What is cut beside a text with words in English and German.
  private func cut(
    _ row: RowDescription?, beside words: (english: String, german: String)
  ) async throws -> [String] {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try files.write(
      "\"name.placeholder\" = \"Off\";\n\"other\" = \"\(words.english)\";\n",
      to: "App/en.lproj/Localizable.strings")
    try files.write(
      "\"name.placeholder\" = \"Benachrichtigungen aus\";\n\"other\" = \"\(words.german)\";\n",
      to: "App/de.lproj/Localizable.strings")
    var check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    check.source = "en"
    let places = AppPlaces(places: [try Self.place(row)], fileCount: 1)
    check.readSource = { _ in places }
    return Self.cut(try await check.outcome(files: [files.root.appending(path: "App")]))
  }

  @Test("of two rows, the one in which a text has least room is reported")
  func tightestRowIsReported() async throws {
    let outcome = try await Self.check.outcome([
      try Self.place(Self.row(beside: Self.rigid(.literal("1"))), line: 3),
      try Self.place(Self.row(beside: Self.rigid(.literal(Self.long))), line: 7),
    ])
    let places = outcome.findings.map { $0.catalogText?.evidence?.drawnAt?.line }
    #expect(Set(places) == [7])
  }

  @Test(
    "where two rows draw a text at one place, it is cut if both cut it",
    arguments: [("1", false), (Self.long + "!", true)])
  func contestedRows(beside other: String, isCut: Bool) async throws {
    let outcome = try await Self.check.outcome([
      try Self.place(Self.row(beside: Self.rigid(.literal(other)))),
      try Self.place(Self.row(beside: Self.rigid(.literal(Self.long)))),
    ])
    #expect(Self.cut(outcome).contains("error de") == isCut)
    #expect(Self.cut(outcome).isEmpty != isCut)
  }

  @Test("a wider row never cuts more")
  func widerRowsCutLess() async throws {
    var last: Set<String>?
    for width in stride(from: 40.0, through: 840, by: 100) {
      let beside = Node(.lineLimit(1), memberCount: 1)
      let row = RowDescription(
        in: .width(width),
        nodes: [
          Node(.frame(width: width, height: nil, alignment: nil), memberCount: 1),
          Node(.stack(.horizontal, spacing: 8, alignment: nil), memberCount: 3),
          Node(.lineLimit(1), memberCount: 1), Node(.text(.own)),
          beside, Node(.text(.literal(Self.long))), Node(.block(width: 20, height: 20)),
        ])
      var found: Set<String> = []
      for text in ["Aus", "Mitteilungen", "Benachrichtigungen aus", Self.long + Self.long] {
        let outcome = try await SourceCheck(translation: text).outcome([try Self.place(row)])
        if SourceCheck.isCut(outcome) { found.insert(text) }
      }
      if let last { #expect(found.isSubset(of: last), "at \(width) points") }
      if last == nil { #expect(found.count == 4) }
      last = found
    }
    #expect(last?.isEmpty == true)
  }
}
