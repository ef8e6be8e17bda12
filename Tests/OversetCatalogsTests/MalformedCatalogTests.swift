import Foundation
import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("Malformed catalogs")
struct MalformedCatalogTests {
  @Test(
    "each error of a malformed catalog is reported at its place",
    arguments: Fixture.rows("malformed.tsv"))
  func places(row: [String]) throws {
    try #require(row.count == 4)
    let error = try #require(throws: Diagnostic.self) {
      try StringCatalog(parsing: Fixture.unescaped(row[1]), file: "a.xcstrings")
    }
    let places = error.all.map { "\($0.line ?? 0):\($0.column ?? 0)" }.joined(separator: ";")
    #expect(places == row[2], "\(error)")
    #expect(error.problem.contains(row[3]) || error.all.contains { $0.problem.contains(row[3]) })
    #expect(error.description.hasPrefix("a.xcstrings:\(row[2].prefix { $0 != ";" }): "))
  }

  @Test("the table of malformed catalogs is read")
  func table() {
    #expect(Fixture.rows("malformed.tsv").count > 40)
  }

  @Test("64 levels are read, and 65 are an error at the bracket that is too deep")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      "\"x\":" + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    // The root object is the first level.
    let prefix = "{\"sourceLanguage\":\"en\",\"strings\":{},"
    _ = try StringCatalog(parsing: Array((prefix + nested(63) + "}").utf8), file: "a.xcstrings")
    let error = #expect(throws: Diagnostic.self) {
      try StringCatalog(parsing: Array((prefix + nested(64) + "}").utf8), file: "a.xcstrings")
    }
    #expect(error?.column == prefix.utf8.count + 4 + 64)
    #expect(error?.problem.contains("64") == true)
  }

  @Test("a million brackets are refused at the 65th")
  func hostileDepth() {
    let error = #expect(throws: Diagnostic.self) {
      try StringCatalog(parsing: Array(repeating: 0x5B, count: 1_000_000), file: "a.xcstrings")
    }
    #expect(error?.column == 65)
  }

  @Test("escapes and surrogate pairs are decoded")
  func escapes() throws {
    let catalog = try catalog(#""\u0041\uD83D\uDE00\"\\\/\b\f\n\r\t":{}"#)
    #expect(catalog.entries.first?.key == "A😀\"\\/\u{8}\u{C}\n\r\t")
  }

  @Test("a file of another kind is refused by name")
  func otherKind() {
    let error = #expect(throws: Diagnostic.self) {
      try StringCatalog(parsing: [], file: "a.txt")
    }
    #expect(error?.description.hasPrefix("a.txt: ") == true)
  }

  @Test("a catalog that ends early is refused, wherever it ends", arguments: [7, 11])
  func cuts(step: Int) throws {
    let bytes = try Fixture.bytes("constructs.xcstrings")
    #expect(bytes.count > 4_000)
    let body = bytes.count - 1
    for end in stride(from: 0, to: body - 1, by: step) {
      #expect(throws: Diagnostic.self) {
        try StringCatalog(parsing: Array(bytes[..<end]), file: "a.xcstrings")
      }
    }
  }
}
