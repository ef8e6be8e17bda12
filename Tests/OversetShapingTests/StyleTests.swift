import Foundation
import OversetConfig
import OversetShaping
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Weight and slant choose faces")
struct StyleTests {
  private func family(_ name: String) throws -> FontFamilyFaces {
    try #require(Bundled.fonts().families.first { $0.name == name })
  }

  @Test(
    "a variable face is set to the weight, inside its axis",
    arguments: [(1, 100), (100, 100), (433, 433), (600, 600), (900, 900), (1000, 900)])
  func variable(weight: Int, set: Int) throws {
    let opticalSizes = try family("Inter").opticalSizes(at: FontStyle(weight: weight))
    #expect(opticalSizes.text.weight == set)
    #expect(opticalSizes.display?.weight == set)
    #expect(opticalSizes.text.identity.hasSuffix("@\(set)"))
  }

  /// CSS Fonts 4 section 5.2: up to 500 the lighter face is tried first, above it the heavier.
  @Test(
    "of static faces the nearest by CSS is taken",
    arguments: [(100, 0), (400, 0), (500, 0), (501, 1), (600, 1), (700, 1), (900, 1)])
  func nearest(weight: Int, face: Int) throws {
    let arabic = try #require(Bundled.manifest().families.first { $0.name == "Noto Sans Arabic" })
    let opticalSizes = try family("Noto Sans Arabic").opticalSizes(at: FontStyle(weight: weight))
    #expect(opticalSizes.text.face.identity == arabic.faces[face].sha256)
    #expect(opticalSizes.text.weight == nil)
    #expect(opticalSizes.display == nil)
  }

  @Test("italic takes the italic face, and no display cut, which is upright")
  func italic() throws {
    let inter = try family("Inter")
    let upright = inter.opticalSizes(at: FontStyle(weight: 400))
    let italic = inter.opticalSizes(at: FontStyle(weight: 400, isItalic: true))
    let faces = try #require(Bundled.manifest().systemFamily).faces
    #expect(upright.text.face.identity == faces[0].sha256)
    #expect(italic.text.face.identity == faces[1].sha256)
    #expect(upright.display?.face.identity == faces[2].sha256)
    #expect(italic.display == nil)
  }

  @Test("a family without italics is drawn upright")
  func noItalic() throws {
    let thai = try family("Noto Sans Thai")
    #expect(
      thai.opticalSizes(at: FontStyle(isItalic: true)).text.face.identity
        == thai.opticalSizes(at: .regular).text.face.identity)
  }

  @Test("the same style is the same instance")
  func sameInstance() throws {
    let inter = try family("Inter")
    let style = FontStyle(weight: 555)
    #expect(inter.opticalSizes(at: style).text === inter.opticalSizes(at: style).text)
  }

  @Test("a heavier weight is wider")
  func heavierIsWider() throws {
    let inter = try family("Inter")
    let advances = try [100, 400, 700, 900].map { weight in
      let instance = inter.opticalSizes(at: FontStyle(weight: weight)).text
      return instance.advance(of: try #require(instance.glyph(for: 0x6E)))
    }
    #expect(zip(advances, advances.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("spans take their own style, and a text may mix them")
  func spans() throws {
    let shaper = try Bundled.shaper()
    let paragraph = shaper.shape(
      Shaper.Request(
        text: Array("regular bold".utf16),
        spans: [
          .init(start: 0, style: .regular), .init(start: 8, style: FontStyle(weight: 700)),
        ], locale: "en", direction: .fixed(.leftToRight)))
    #expect(paragraph.items.map(\.item.range) == [0..<8, 8..<12])
    #expect(paragraph.items.map { $0.opticalSizes?.text.weight } == [400, 700])
  }

  @Test("an outline has ink inside its box; a space has neither")
  func outlines() throws {
    let instance = try family("Inter").opticalSizes(at: .regular).text
    let letter = try #require(instance.glyph(for: 0x48))
    let box = try #require(instance.inkBox(of: letter))
    #expect(box.bottom == 0 && box.top == instance.capHeight)
    #expect(box.left > 0 && box.right < instance.advance(of: letter))
    #expect(instance.outline(of: letter).steps.contains(.close))
    let space = try #require(instance.glyph(for: 0x20))
    #expect(instance.inkBox(of: space) == nil)
    #expect(instance.outline(of: space).steps.isEmpty)
    #expect(instance.outline(of: .max).steps.isEmpty)
  }
}
