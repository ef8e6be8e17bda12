import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// The rows that a key is drawn in.
@MainActor
struct KeyDrawingTests {
  private typealias Node = RowDescription.Node

  private nonisolated static let key = "settings.notify"

  /// The judged text on one line before another text that keeps its width.
  private static func row(beside text: RowText) -> RowDescription? {
    RowDescription(
      in: .list(.row, .insetGrouped),
      nodes: [
        Node(.stack(.horizontal, spacing: 8, alignment: nil), memberCount: 2),
        Node(.lineLimit(1), memberCount: 1), Node(.text(.own)),
        Node(.fixedSize(horizontal: true, vertical: true), memberCount: 1), Node(.text(text)),
      ])
  }

  private static func place(
    _ row: RowDescription? = nil, doubt: String? = nil, table: String? = nil, line: Int = 1
  ) -> TextPlace {
    var place = TextPlace(
      key: key, table: table, place: SourcePlace(file: "View.swift", line: line, column: 1),
      drawing: .slot("rowWithValue"))
    place.row = row.map { RowPlace(row: $0, doubt: doubt) }
    return place
  }

  private static let catalogs = [
    "App/en.lproj/Localizable.strings":
      "\"settings.notify\" = \"Notifications\";\n\"often\" = \"On\";\n",
    "App/de.lproj/Localizable.strings":
      "\"settings.notify\" = \"Benachrichtigungen aus\";\n\"often\" = \"Alle vierzehn Tage\";\n",
  ]

  private static func check(
    _ files: [String: String], _ places: AppPlaces
  ) throws -> (project: TestProject, check: SlotCheck) {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    for (path, text) in files { try project.write(text, to: path) }
    var check = try SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false), selection: MatrixSelection())
    check.source = "en"
    check.readSource = { _ in places }
    return (project, check)
  }

  private static func drawings(
    _ places: [TextPlace], _ files: [String: String] = catalogs
  ) async throws -> [KeyDrawing] {
    let (project, check) = try check(files, AppPlaces(places: places, fileCount: 1))
    return try await check.drawings(of: key, files: [project.root.appending(path: "App")]).list
  }

  /// Whether a row's own text is cut in German.
  private static func isCut(_ drawing: KeyDrawing) throws -> Bool {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let fonts = try Project(root: project.root, readsCatalogs: false)
    let entry = try #require(drawing.entries.first { $0.locale == "de" })
    let row = try #require(drawing.row?.row)
    let tree = ViewResolver(fonts: fonts.fonts, strings: LocalizedStrings(fonts.strings)).layout(
      RowView(row, texts: entry.words, screenWidth: drawing.screenWidth),
      in: .width(drawing.screenWidth),
      for: ViewEnvironment(
        locale: "de", direction: .leftToRight, displayScale: drawing.displayScale))
    let text = try #require(tree.texts.map(\.text).first { $0.string == entry.text })
    return text.fit.map { $0.verdict != .fits } ?? false
  }

  @Test("a text has the room that is left beside the others of its row")
  func roomIsThatOfTheRow() async throws {
    let short = try await Self.drawings([Self.place(Self.row(beside: .literal("1")))])
    #expect(try !Self.isCut(try #require(short.first)))
    let long = try await Self.drawings([
      Self.place(Self.row(beside: .literal("Alle vierzehn Tage")))
    ])
    #expect(try Self.isCut(try #require(long.first)))
  }

  @Test("a text stands beside the words that the other has in the same language")
  func neighboursAreTranslated() async throws {
    let row = Self.row(beside: .key("often", table: nil))
    let drawing = try #require(try await Self.drawings([Self.place(row)]).first)
    let words = drawing.entries.map { Set($0.words.values) }
    #expect(drawing.entries.map(\.locale) == ["de", "en"])
    #expect(
      words == [["Benachrichtigungen aus", "Alle vierzehn Tage"], ["Notifications", "On"]])
    #expect(try Self.isCut(drawing))
  }

  @Test("samples stand as the locale writes them")
  func samplesAreTheLocales() async throws {
    let row = Self.row(beside: .sample(.date))
    let drawing = try #require(try await Self.drawings([Self.place(row)]).first)
    let dates = drawing.entries.map { entry in entry.words.values.first { $0 != entry.text } }
    #expect(dates == ["23. Sept. 2026", "Sep 23, 2026"])
  }

  @Test("what is known of the room is said, and why it may be less")
  func roomsAreSaid() async throws {
    let row = Self.row(beside: .literal("1"))
    let titles = try await Self.drawings([
      Self.place(row, line: 3), Self.place(row, doubt: "a value", line: 5), Self.place(line: 7),
    ]).map(\.title)
    #expect(
      titles == [
        "rowWithValue  View.swift:3:1  room known",
        "rowWithValue  View.swift:5:1  room at most: a value",
        "rowWithValue  View.swift:7:1  room at most",
      ])
  }

  @Test("places that are drawn alike are one drawing, at the first of them")
  func placesAreDistinct() async throws {
    let places = [
      Self.place(Self.row(beside: .literal("1")), line: 3),
      Self.place(Self.row(beside: .literal("1")), line: 4),
      Self.place(Self.row(beside: .literal("2")), line: 5),
    ]
    #expect(try await Self.drawings(places).map(\.place.line) == [3, 5])
  }

  @Test("a place has the text of the table that it names")
  func tablesAreTold() async throws {
    var files = Self.catalogs
    files["App/en.lproj/Widget.strings"] = "\"settings.notify\" = \"Bell\";\n"
    let drawings = try await Self.drawings(
      [Self.place(table: "Localizable", line: 3), Self.place(table: "Widget", line: 5)], files)
    let texts = drawings.map { $0.entries.first { $0.locale == "en" }?.text }
    #expect(texts == ["Notifications", "Bell"])
  }

  @Test("of variants the phone's is drawn, of plural forms that for many")
  func variantsAreUsual() async throws {
    func unit(_ text: String) -> String { "{ \"stringUnit\" : { \"value\" : \"\(text)\" } }" }
    func catalog(_ axis: String, _ variants: String) -> [String: String] {
      [
        "App/Localizable.xcstrings": """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "settings.notify" : {
          "localizations" : { "en" : { "variations" : { "\(axis)" : { \(variants) } } } } } } }
        """
      ]
    }
    let device = catalog(
      "device", "\"applewatch\" : \(unit("Watch")), \"iphone\" : \(unit("Phone"))")
    let plural = catalog(
      "plural", "\"one\" : \(unit("%lld day")), \"other\" : \(unit("%lld days"))")
    for (files, expected) in [(device, "Phone"), (plural, "days")] {
      let drawing = try #require(try await Self.drawings([Self.place()], files).first)
      #expect(drawing.entries.first?.text.hasSuffix(expected) == true, "\(expected)")
    }
  }

  @Test("where no source was read there is nothing to draw, and that is said")
  func noSource() async throws {
    let (project, check) = try Self.check(Self.catalogs, AppPlaces())
    await #expect(throws: Diagnostic.self) {
      try await check.drawings(of: Self.key, files: [project.root.appending(path: "App")]).list
    }
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
