import Foundation
import OversetCatalogs
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

/// Packed tables hold what catalogs hold that are read as a whole.
@Suite struct CatalogTableTests {
  private static let fixtures = [
    "constructs.xcstrings", "faults.xcstrings", "constructs.strings", "constructs.stringsdict",
    "constructs.xliff",
  ]

  private static func withFiles(
    _ files: [String: [UInt8]], _ body: ([BoundFile]) throws -> Void
  ) throws {
    let scratch = try Scratch()
    var found: [BoundFile] = []
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      try scratch.write(Data(bytes), to: path)
      found.append(BoundFile(named: scratch.folder.appending(path: path)))
    }
    try withExtendedLifetime(scratch) { try body(found) }
  }

  /// Reads files both ways.
  private static func expectSame(_ files: [String: [UInt8]]) throws {
    try withFiles(files) { found in
      let whole = CatalogLoader(found)
      let packed = CatalogTables(found)
      #expect(packed.errors.map(\.description) == whole.errors.map(\.description))
      #expect(packed.tables.count == whole.catalogs.count)
      for (table, catalog) in zip(packed.tables, whole.catalogs) { expectSame(table, catalog) }
    }
  }

  private static func expectSame(_ table: CatalogTable, _ catalog: StringCatalog) {
    #expect(table.table == catalog.table)
    #expect(table.folder == catalog.folder)
    #expect(table.sourceLanguage == catalog.sourceLanguage)
    #expect(table.locales == catalog.locales)
    #expect(table.notes == catalog.notes)
    #expect(table.keys.map { Array($0.utf8) } == catalog.entries.map { Array($0.key.utf8) })
    let entries = table.entries(table.keys.indices)
    #expect(entries.count == catalog.entries.count)
    for (entry, expected) in zip(entries, catalog.entries) {
      #expect(entry.comment == expected.comment)
      #expect(entry.extractionState == expected.extractionState)
      #expect(entry.shouldTranslate == expected.shouldTranslate)
      #expect(entry.locales == expected.locales)
      #expect(entry.localizations == expected.localizations)
      #expect(entry.source == expected.source)
      #expect(entry.sourceLanguage == expected.sourceLanguage)
      #expect(entry.otherMembers == expected.otherMembers)
      #expect(entry.place == expected.place)
    }
  }

  @Test("every fixture has the same entries, notes and errors", arguments: fixtures)
  func fixture(name: String) throws {
    try Self.expectSame(["en.lproj/\(name)": Fixture.bytes(name)])
  }

  @Test(
    "a damaged file has the same entries, notes and errors", arguments: fixtures,
    0..<12 as Range<UInt64>)
  func damaged(name: String, seed: UInt64) throws {
    let telling = Array("{}[]\",:\\u%#@$*<>/=; \n".utf8) + [0xC3, 0x80]
    var bytes = try Fixture.bytes(name)
    var random = SeededGenerator(seed: seed)
    for _ in 0...random.next(below: 4) {
      bytes[random.next(below: bytes.count)] = telling[random.next(below: telling.count)]
    }
    try Self.expectSame(["en.lproj/\(name)": bytes])
  }

  @Test("files of one table are put together alike")
  func severalFiles() throws {
    let strings = try Fixture.bytes("constructs.strings")
    let other = Array("/* c */ \"a\" = \"A\";\n\"a\" = \"B\";\n\"Cancel\" = \"Zurück\";".utf8)
    let keys = Array(#"{"sourceLanguage":"en","strings":{"a":{"comment":"x"},"b":{}}}"#.utf8)
    try Self.expectSame([
      "en.lproj/T.strings": strings, "de.lproj/T.strings": other, "Base.lproj/T.strings": other,
      "T.xcstrings": keys, "de.lproj/T.stringsdict": Fixture.bytes("constructs.stringsdict"),
      "German.lproj/T.strings": other, "DE.lproj/T.strings": strings,
    ])
  }

  // MARK: The stream

  private static func catalog(_ body: String) -> [UInt8] { Array("{\(body)}".utf8) }

  /// A language behind the entries is that of all of them.
  @Test(
    "members of the root may stand in any order",
    arguments: [
      #""sourceLanguage":"de","strings":{"k":{"localizations":{"de":{}}}},"version":"1.0""#,
      #""strings":{"k":{"localizations":{"de":{}}}},"version":"1.0","sourceLanguage":"de""#,
      #""version":"1.0","strings":{"k":{"localizations":{"de":{}}}},"sourceLanguage":"de""#,
    ])
  func order(body: String) throws {
    let catalog = try StringCatalog(parsing: Self.catalog(body), file: "a.xcstrings")
    #expect(catalog.sourceLanguage == "de")
    #expect(catalog.entries.map(\.key) == ["k"])
    #expect(catalog.entries.map(\.sourceLanguage) == ["de"])
    try Self.expectSame(["a.xcstrings": Self.catalog(body)])
  }

  /// Of two members of one name the first counts, whatever it is.
  @Test(
    "faults of the root are errors and leave no entries of another object",
    arguments: [
      (#""sourceLanguage":"en","strings":[],"strings":{"k":{}}"#, []),
      (#""sourceLanguage":"en","strings":{"k":{}},"strings":{"l":{}}"#, ["k"]),
      (#""sourceLanguage":"en","strings":{"k":{},"l":7,"m":{}}"#, ["k", "m"]),
      (#""sourceLanguage":7,"strings":{"k":{}}"#, ["k"]), (#""strings":{"k":{}}"#, ["k"]),
    ])
  func faults(body: String, keys: [String]) throws {
    let reading = try CatalogReading(parsing: Self.catalog(body), file: "a.xcstrings")
    #expect(!reading.errors.isEmpty)
    #expect(reading.catalogs.flatMap(\.entries).map(\.key) == keys)
    try Self.expectSame(["a.xcstrings": Self.catalog(body)])
  }

  @Test("where the structure is lost in the middle, nothing of the file counts")
  func lostStructure() throws {
    let body = #""sourceLanguage":"en","strings":{"k":{"localizations":{"de":7}},"l":{]}"#
    let reading = try CatalogReading(parsing: Self.catalog(body), file: "a.xcstrings")
    #expect(reading.catalogs.isEmpty)
    #expect(reading.errors.count == 1)
    try Self.expectSame(["a.xcstrings": Self.catalog(body), "b.xcstrings": Self.catalog("")])
  }

  // MARK: Growth

  @Test("keys of files in two source languages keep each its own")
  func sourceLanguages() throws {
    let german = #"{"sourceLanguage":"de","strings":{"a":{},"b":{}},"version":"1.0"}"#
    let export = #"""
      <xliff version="1.2"><file original="Localizable.strings" source-language="fr" target-language="en">
      <body><trans-unit id="c"><source>Oui</source><target>Yes</target></trans-unit></body></file></xliff>
      """#
    for files in [
      ["Localizable.xcstrings": german, "en.lproj/Localizable.strings": #""b" = "B"; "c" = "C";"#],
      ["Localizable.xcstrings": german, "en.xliff": export],
    ] { try Self.expectSame(files.mapValues { Array($0.utf8) }) }
  }

  @Test("a table takes bytes in proportion to its texts, far fewer than the file")
  func growth() throws {
    func table(_ count: Int) throws -> (bytes: Int, file: Int) {
      let entries = (0..<count).map { index in
        let texts = ["de", "fr", "ja"].map {
          #""\#($0)" : { "stringUnit" : { "state" : "translated", "value" : "Text \#(index)" } }"#
        }
        return #""key.\#(index)" : { "localizations" : { \#(texts.joined(separator: ",\n")) } }"#
      }
      let bytes = Self.catalog(
        #""sourceLanguage":"en","strings":{"# + entries.joined(separator: ",\n") + "}")
      var packed = 0
      try Self.withFiles(["a.xcstrings": bytes]) {
        packed = CatalogTables($0).tables[0].byteCount
      }
      return (packed, bytes.count)
    }
    let (one, two) = (try table(1000), try table(2000))
    #expect(two.bytes < one.bytes * 21 / 10)
    #expect(one.bytes * 3 < one.file)
  }
}
