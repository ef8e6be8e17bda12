import Foundation
import OversetConfig
import OversetFiles
import OversetShaping
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Faces that open when a text needs them")
struct LateOpeningTests {
  /// The bundled families, of which the last, Noto Sans TC, is changed.
  private func fonts(_ change: (inout FontFamily) -> Void) throws -> FontCollection {
    var manifest = try Bundled.manifest()
    change(&manifest.families[manifest.families.count - 1])
    return try FontCollection(manifest: manifest)
  }

  @Test("a changed face is refused as soon as a text needs it, and no sooner")
  func wrongDigest() throws {
    let fonts = try fonts { $0.faces[0].sha256 = String(repeating: "0", count: 64) }
    let shaper = Shaper(fonts: fonts)
    _ = shaper.shape("Latin, 日本語 and 한국어", locale: "ja")
    try fonts.proveOpened()
    // A character that only this family has draws the frame of one that none has.
    #expect(shaper.shape("嘅", locale: "zh-Hant").items.first?.item.face == .missing)
    let error = try #require(throws: Diagnostic.self) { try fonts.proveOpened() }
    #expect(error.problem.hasSuffix(", not the one in the manifest"))
    #expect(error.exitCode == 65)
  }

  @Test("a face that is not there is refused at the start")
  func missingFile() throws {
    let error = try #require(throws: Diagnostic.self) {
      try fonts { $0.faces[0].source = BoundFile(named: URL(filePath: "/nowhere/lost.otf")) }
    }
    #expect(error.problem == "the font file /nowhere/lost.otf does not exist")
  }

  static let contradictions: [(change: @Sendable (inout FontFamily) -> Void, problem: String)] = [
    (
      { $0.covers = [0x0E00...0x0E7F, 0x5605...0x5605].filter { $0.lowerBound < 0x1000 } },
      "NotoSansTC/NotoSansTC-Regular.otf has no character of `covers`"
    ),
    (
      { $0.languageSystems = [] },
      "NotoSansTC/NotoSansTC-Regular.otf has rules for the language system `ZHH `"
    ),
  ]

  @Test("a face that contradicts the manifest is refused", arguments: contradictions.indices)
  func contradiction(_ index: Int) throws {
    let fonts = try fonts(Self.contradictions[index].change)
    #expect(fonts.missingScalars(in: "嘅\u{0E0C}") == [])
    _ = fonts.covers(index == 0 ? 0x0E0C : 0x5605, family: fonts.families.count - 1)
    let error = try #require(throws: Diagnostic.self) { try fonts.proveOpened() }
    #expect(error.problem == Self.contradictions[index].problem)
  }

  @Test("a family is asked for nothing beyond its ranges")
  func ranges() throws {
    let fonts = try fonts { $0.covers = [0x5605...0x5605] }
    let last = fonts.families.count - 1
    #expect(fonts.covers(0x5605, family: last))
    #expect(!fonts.covers(0x4E00, family: last))
    try fonts.proveOpened()
  }

  @Test("tasks that need a family at once open it once and find the same")
  func tasks() async throws {
    let fonts = try fonts { _ in }
    let found = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<8 { group.addTask { fonts.family(for: 0x5605) } }
      return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }
    #expect(found == [fonts.families.count - 1])
  }

  @Test(
    "a family without a bold face is drawn bolder in its own widths",
    arguments: [
      ("한글", 400, 0), ("한글", 500, 0), ("한글", 600, 26), ("한글", 700, 40), ("한글", 900, 53),
      ("日本", 700, 0), ("ไทย", 700, 40), ("Latin", 900, 0), ("বাংলা", 700, 0),
    ])
  func boldness(text: String, weight: Int, thousandths: Int) throws {
    let shaper = try Bundled.shaper()
    let bold = shaper.shape(text, style: FontStyle(weight: weight))
    let item = try #require(bold.items.first)
    #expect(item.opticalSizes?.text.boldness.thousandths == thousandths)
    guard thousandths > 0 else { return }
    #expect(item.opticalSizes?.text.identity.hasSuffix("+\(thousandths)") == true)
    #expect(item.glyphs == shaper.shape(text).items.first?.glyphs)
  }

  @Test(
    "a character outside of the cuts is as wide as its class; any other is a gap",
    arguments: [
      (0x9F98, 1.0), (0x20000, 1), (0x3007, 1), (0xD55C, 0.92), (0x13A0, nil), (0x3042, nil),
      (0x41, nil),
    ] as [(UInt32, Double?)])
  func classWidth(scalar: UInt32, em: Double?) {
    #expect(ClassWidth(of: scalar)?.em == em)
  }
}
