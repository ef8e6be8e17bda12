import Foundation
import OversetCatalogs
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Reading .stringsdict and .xliff files")
struct ExportedFileTests {
  private func dictionary(_ bytes: [UInt8]) throws(Diagnostic) -> CatalogReading {
    try CatalogReading(parsing: bytes, file: "App/en.lproj/Ferry.stringsdict")
  }

  @Test("every leaf of a .stringsdict is visited, with its path and line")
  func dictionaryLeaves() throws {
    let reading = try dictionary(Fixture.bytes("constructs.stringsdict"))
    #expect(reading.errors.isEmpty)
    var leaves: [[String]] = []
    reading.catalogs.first?.forEachLeaf { leaf in
      leaves.append([leaf.key, leaf.path.description, String(leaf.place.line ?? 0), leaf.value])
    }
    #expect(leaves == Fixture.rows("constructs.stringsdict.leaves.tsv"))
    let notes = try #require(reading.catalogs.first?.notes)
    #expect(notes.map(\.message).contains { $0.contains("percent sign") })
    #expect(
      notes.map(\.message).contains { $0.contains("“rocks” has no “NSStringFormatSpecTypeKey”") })
  }

  @Test(
    "texts of a .stringsdict resolve as the system's do",
    arguments: [
      (
        "%lld boats near %@", [FormatArgument.integer(0), .text("Amrum")],
        "no boats near Amrum"
      ), ("%lld boats near %@", [.integer(1), .text("Amrum")], "1 boat near Amrum"),
      ("two", [.integer(1), .integer(4)], "1 seal on 4 rocks"),
      ("two", [.integer(3), .integer(4)], "3 seals & 4 rocks on 4 rocks"),
      ("press", [.integer(1)], "Tap"), ("press", [.integer(7)], "Tap 7×"),
      ("greeting", [], "A very good morning"),
    ])
  func resolution(key: String, arguments: [FormatArgument], text: String) throws {
    let catalogs = try dictionary(Fixture.bytes("constructs.stringsdict")).catalogs
    let resolver = try resolver(#require(catalogs.first))
    #expect(resolver.resolve(key: key, arguments: arguments, locale: "en").text == text)
  }

  @Test(
    "an error in a .stringsdict is reported with its line and column",
    arguments: [
      ("<plist><dict><key>a</key></dict></plist>", "has no value"),
      ("<plist><dict><string>a</string></dict></plist>", "without a key"),
      ("<plist><dict><key>a</key><string>b</string></dict></plist>", "is a text"),
      ("<plist><dict><key>a</key><dict></dict></dict></plist>", "NSStringLocalizedFormatKey"),
      (
        "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><integer>1</integer></dict></dict></plist>",
        "is an integer"
      ),
      ("<plist><array></array></plist>", "is a list"),
      ("<plist><dict><key>a</key><dict>", "ends inside <dict>"),
      ("<plist><dict><b/></dict></plist>", "not an element"),
      ("<plist>" + String(repeating: "<dict><key>a</key>", count: 100) + "</plist>", "64"),
      ("bplist00x", "damaged"), ("", "no element"),
    ])
  func dictionaryFaults(text: String, problem: String) throws {
    let reading = try dictionary(Array(text.utf8))
    #expect(reading.errors.contains { $0.problem.contains(problem) }, "\(reading.errors)")
    #expect(reading.errors.allSatisfy { ($0.line ?? 0) > 0 && ($0.column ?? 0) > 0 })
  }

  @Test("every leaf of an export is visited, in both languages")
  func exportLeaves() throws {
    let reading = try CatalogReading(
      parsing: Fixture.bytes("constructs.xliff"), file: "uk.xliff")
    #expect(reading.errors.isEmpty)
    var leaves: [[String]] = []
    for catalog in reading.catalogs {
      catalog.forEachLeaf { leaf in
        leaves.append([
          catalog.table, leaf.key, leaf.locale.identifier, leaf.path.description, leaf.state,
          String(leaf.place.line ?? 0), leaf.value,
        ])
      }
    }
    #expect(leaves == Fixture.rows("constructs.xliff.leaves.tsv"))
    let entries = try #require(reading.catalogs.first).entries
    #expect(entries.map(\.comment).prefix(3) == ["Toolbar", nil, "First site\nSecond site"])
  }

  @Test(
    "a malformed export is reported by what is wrong with it",
    arguments: [
      ("<xliff version=\"2.0\"></xliff>", "2.0"),
      ("<x:xliff xmlns:x=\"urn:x\"></x:xliff>", "prefix"),
      (
        "<xliff><file><body><trans-unit><source/></trans-unit></body></file></xliff>",
        "without an “id”"
      ),
      (
        "<xliff><file><body><trans-unit id=\"a\"><source>a<g/>b</source></trans-unit></body></file></xliff>",
        "an element inside a text"
      ),
      ("<xliff><file>", "ends inside <file>"),
      ("<xliff><file></xliff>", "<file> is not closed"),
      ("<xliff></file></xliff>", "no opening tag"),
      ("<xliff>a & b</xliff>", "does not begin a reference"),
      (
        "<xliff><file source-language=\"en (US)\"></file></xliff>", "“source-language” is “en (US)”"
      ),
      ("<xliff><file target-language=\"\"></file></xliff>", "“target-language” is “”"),
      ("<xliff a=1></xliff>", "quotation marks"),
      ("<xliff a=\"1\" a=\"2\"/>", "twice"), ("<!-- <xliff/>", "comment is not closed"),
    ])
  func exportFaults(text: String, problem: String) throws {
    let reading = try CatalogReading(parsing: Array(text.utf8), file: "uk.xliff")
    #expect(reading.errors.contains { $0.problem.contains(problem) }, "\(reading.errors)")
  }

  @Test(
    "a damaged .stringsdict or export is read, or its errors have places",
    arguments: ["constructs.stringsdict", "constructs.xliff"], 0..<60 as Range<UInt64>)
  func damage(fixture: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try Fixture.bytes(fixture)
    let telling = Array("<>&/\"= ;!]".utf8) + [0xC3, 0xFF]
    for _ in 0...random.next(below: 4) {
      bytes[random.next(below: bytes.count)] = telling[random.next(below: telling.count)]
    }
    let reading = try CatalogReading(parsing: bytes, file: "en.lproj/\(fixture)")
    #expect(!reading.errors.isEmpty || !reading.catalogs.isEmpty)
    #expect(reading.errors.allSatisfy { ($0.line ?? 0) > 0 && ($0.column ?? 0) > 0 })
  }
}

@Suite("Apps whose catalogs are many files")
struct CatalogLoaderTests {
  private func withApp(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("app-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(root)
  }

  private func load(_ root: URL) throws(Diagnostic) -> CatalogLoader {
    try CatalogLoader(CatalogFinder.search(globs: ["**"], root: FileRoot(root)) { $0 }.files)
  }

  private static let plural = """
    <plist><dict><key>boats</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>other</key><string>%d Boote</string></dict></dict></dict></plist>
    """

  @Test("the locales of a table add up, and plurals of a .stringsdict come first")
  func locales() throws {
    let files = [
      "App/en.lproj/Localizable.strings": "save = Save; boats = boats;",
      "App/de.lproj/Localizable.strings": "save = Sichern; boats = Boote;",
      "App/de.lproj/Localizable.stringsdict": Self.plural,
      "Kit/en.lproj/Localizable.strings": "save = Keep;",
      "Pods/Other/en.lproj/Localizable.strings": "save = Nothing;",
    ]
    try withApp(files) { root in
      let loaded = try load(root)
      #expect(loaded.errors.isEmpty)
      #expect(loaded.catalogs.map(\.folder.isEmpty) == [false, false])
      let app = try #require(loaded.catalogs.first { $0.folder == "App" })
      #expect(app.notes.filter { $0.kind == .duplicateAcrossFiles }.isEmpty)
      #expect(app.locales == ["de", "en"])
      let resolver = resolver(app)
      #expect(resolver.resolve(key: "save", arguments: [], locale: "de").text == "Sichern")
      #expect(
        resolver.resolve(key: "boats", arguments: [.integer(3)], locale: "de").text == "3 Boote")
      #expect(resolver.resolve(key: "boats", arguments: [], locale: "en").text == "boats")
    }
  }

  @Test(
    "the language of Base is English where there is some, else that of most files",
    arguments: [
      (["en", "de"], "en"), (["de", "fr"], "de"), (["fr"], "fr"), ([], "en"),
    ] as [([String], LocaleTag)])
  func sourceLanguage(folders: [String], language: LocaleTag) throws {
    var files = ["Base.lproj/T.strings": "a = b;"]
    for folder in folders { files["\(folder).lproj/T.strings"] = "a = \(folder);" }
    try withApp(files) { root in
      let loaded = try load(root)
      #expect(loaded.catalogs.map(\.sourceLanguage) == [language])
    }
  }

  @Test("a language's own folder counts before Base, without a diagnostic")
  func base() throws {
    let files = [
      "Base.lproj/T.strings": "a = base; b = base;", "en.lproj/T.strings": "a = own;",
      "de.lproj/T.strings": "a = eigen;",
    ]
    try withApp(files) { root in
      let catalog = try #require(try load(root).catalogs.first)
      #expect(catalog.notes.isEmpty)
      let resolver = resolver(catalog)
      #expect(resolver.resolve(key: "a", arguments: [], locale: "en").text == "own")
      #expect(resolver.resolve(key: "b", arguments: [], locale: "en").text == "base")
      #expect(resolver.resolve(key: "b", arguments: [], locale: "de").text == "base")
    }
  }

  @Test("an error in one file does not hide the other files")
  func faults() throws {
    let files = ["en.lproj/A.strings": "a = b", "en.lproj/B.strings": "c = d;"]
    try withApp(files) { root in
      let loaded = try load(root)
      #expect(
        loaded.errors.map(\.description).map { String($0.prefix(23)) } == [
          "en.lproj/A.strings:1:6:"
        ])
      #expect(loaded.catalogs.map(\.table) == ["A", "B"])
    }
  }
}
