import OversetConfig
import OversetShaping
import OversetUnicode
import OversetVocabulary
import Testing

/// Fonts that an app brings: only texts that name them are set in them.
@Suite("The app's own families")
struct OwnFamilyTests {
  /// The bundled families, with a face of the last one's own for the name "Note", which has Thai letters and Latin ones.
  private static func fonts() throws -> FontCollection {
    var manifest = try Bundled.manifest()
    let thai = try #require(manifest.families.first { $0.name == "Noto Sans Thai" })
    var own = thai
    (own.name, own.role, own.covers) = ("Note", .app, nil)
    // What families are for all texts for changes nothing.
    (own.languages, own.scripts) = (["en", "th"], ["Zsye", "Thai"])
    // In front, to show that its place means nothing.
    manifest.families.insert(own, at: 0)
    return try FontCollection(manifest: manifest)
  }

  private static func families(of text: String, _ style: FontStyle) throws -> [String] {
    let fonts = try fonts()
    let paragraph = Shaper(fonts: fonts).shape(
      Shaper.Request(
        text: Array(text.utf16), spans: [Shaper.Span(style: style)], locale: "en",
        direction: .firstStrong(fallback: .leftToRight)))
    return paragraph.items.map { item in
      guard case .family(let index) = item.item.face else { return "none" }
      return fonts.families[index].name
    }
  }

  @Test("a family is found by its name, and follows those for all texts")
  func numbers() throws {
    let fonts = try Self.fonts()
    #expect(fonts.ownFamilies == ["Note": 1])
    #expect(fonts.families.last?.name == "Note")
    #expect(fonts.families.indices.filter(fonts.isOwn) == [fonts.families.count - 1])
  }

  @Test(
    "a text that names a family is set in it as far as it has the letters",
    arguments: [("ไทย", ["Note"]), ("ไทย直", ["Note", "Noto Sans JP"]), ("Ж", ["Inter"])])
  func named(text: String, families: [String]) throws {
    #expect(try Self.families(of: text, FontStyle(ownFamily: 1)) == families)
  }

  @Test("a family of an app draws no emoji and no text of its languages that does not name it")
  func notForAll() throws {
    let fonts = try Self.fonts()
    let emoji = Shaper(fonts: fonts).shape(
      Shaper.Request(
        text: Array("\u{1F600}".utf16), spans: [Shaper.Span(style: .regular)], locale: "en",
        direction: .firstStrong(fallback: .leftToRight)))
    #expect(emoji.items.map(\.item.face) == [.emoji])
    #expect(fonts.order(for: "th") == (try Bundled.fonts()).order(for: "th"))
  }

  @Test(
    "a text that names none, or one that there is not, is set as ever",
    arguments: [0, 2, 255] as [UInt8])
  func unnamed(number: UInt8) throws {
    #expect(try Self.families(of: "ไทย", FontStyle(ownFamily: number)) == ["Noto Sans Thai"])
    #expect(try Self.families(of: "Abc", FontStyle(ownFamily: number)) == ["Inter"])
  }

  @Test("families of an app alone are no collection")
  func noOthers() throws {
    var manifest = try Bundled.manifest()
    for index in manifest.families.indices { manifest.families[index].role = .app }
    let error = try #require(throws: Diagnostic.self) { try FontCollection(manifest: manifest) }
    #expect(error.problem == "all families are an app's own")
  }

  @Test("a face tells the names by which code asks for it")
  func names() throws {
    let entry = try #require(Bundled.faces.first { $0.file.hasSuffix("NotoSansThai-Regular.ttf") })
    let face = try FontFace(
      data: try Bundled.manifest().verifiedData(of: entry), index: 0, identity: "", file: "")
    #expect(face.names == ["NotoSansThai-Regular", "Noto Sans Thai Regular", "Noto Sans Thai"])
  }
}
