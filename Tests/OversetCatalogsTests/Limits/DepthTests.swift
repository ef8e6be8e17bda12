import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("files that nest")
struct DepthTests {
  private static func export(steps: Int) -> [UInt8] {
    let path = Array(repeating: "plural.one", count: steps).joined(separator: ".")
    return Array(
      OversetCatalogsTests.export([(id: "before", inner: ""), (id: "a|==|\(path)", inner: "")]).utf8
    )
  }

  @Test("an identifier of 64 steps is read, and one of 65 is an error at its unit")
  func identifiers() throws {
    let reading = try CatalogReading(parsing: Self.export(steps: 64), file: "a.xliff")
    #expect(reading.errors.isEmpty)
    #expect(reading.catalogs.first?.entries.count == 2)
    let refused = try CatalogReading(parsing: Self.export(steps: 65), file: "a.xliff")
    #expect(
      refused.errors.map(\.description) == [
        "a.xliff:2:1: this nests 65 levels deep; reduce the nesting; the limit is 64 levels"
      ])
    #expect(refused.catalogs.first?.entries.map(\.key) == ["before"])
  }

  @Test("an identifier of any depth is refused alike", arguments: [4000, 100_000])
  func deepIdentifiers(steps: Int) throws {
    let reading = try CatalogReading(parsing: Self.export(steps: steps), file: "a.xliff")
    #expect(reading.errors.map(\.line) == [2])
    let error = #expect(throws: Diagnostic.self) {
      try CatalogDocument(parsing: Self.export(steps: steps), file: "a.xliff")
    }
    #expect(error?.line == 2)
  }

  @Test(
    "what is no path stays part of the key",
    arguments: [
      "a|==|plural", "a|==|plural.", "a|==|plural..", "a|==|pluralone.x", "a|==|device.",
      "a|==|substitutions.x", "a|==|plural.one.substitutions.x", "a|==|", "a|==|@x@.plural.one",
    ])
  func keys(id: String) throws {
    let bytes = Array(OversetCatalogsTests.export([(id: id, inner: "")]).utf8)
    let reading = try CatalogReading(parsing: bytes, file: "a.xliff")
    #expect(reading.catalogs.first?.entries.map(\.key) == [id])
  }

  @Test(
    "a path is what stands behind the last mark",
    arguments: [
      ("a|==|plural.one", "plural.one"), ("a|==|b|==|device.iphone", "device.iphone"),
      ("a|==|substitutions.@x.y@.plural.few", "substitutions.@x.y@.plural.few"),
      ("a|==|substitutions.x.plural.few", "substitutions.x.plural.few"),
      ("a|==|device.mac.plural.one", "device.mac.plural.one"),
    ])
  func paths(id: String, path: String) throws {
    let bytes = Array(OversetCatalogsTests.export([(id: id, inner: "")]).utf8)
    var paths: [String] = []
    for catalog in try CatalogReading(parsing: bytes, file: "a.xliff").catalogs {
      catalog.forEachLeaf { paths.append($0.path.description) }
    }
    #expect(paths == [path])
  }
}
