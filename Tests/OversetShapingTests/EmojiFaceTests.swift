import Foundation
import OversetConfig
import OversetFiles
import OversetShaping
import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Emoji faces")
struct EmojiFaceTests {
  private func fonts(_ name: String) throws -> FontCollection {
    try FontCollection(
      manifest: FontManifest.read(
        file: BoundFile(named: TestFaces.manifest(name)), default: Bundled.manifest()))
  }

  private func paragraph(_ text: String, _ face: String = "pictures") throws -> ShapedParagraph {
    Shaper(fonts: try fonts(face)).shape(text)
  }

  @Test(
    "a sequence that the face has is one picture, whatever script stands around it",
    arguments: ["👩‍👩‍👧", "👍🏽", "🇹🇷", "😀", "❤️"], ["%", "ab % cd", "سلام % عليكم", "हिन्दी %", "日本%"])
  func sequences(_ emoji: String, around: String) throws {
    let paragraph = try paragraph(around.replacing("%", with: emoji))
    let items = paragraph.items.filter { $0.item.face.isColorEmoji }
    #expect(items.count == 1)
    let visible = items.flatMap(\.glyphs).filter { $0.advance > 0 }
    #expect(visible.count == 1)
    let glyph = try #require(visible.first)
    #expect(try #require(items.first?.opticalSizes).text.picture(of: glyph.id) != nil)
    #expect(paragraph.missing == [])
  }

  @Test(
    "a sequence that the face does not have falls apart into pictures",
    arguments: [("👩‍👧", 2), ("👧🏽", 2), ("🇹🇹", 2), ("👩‍👩‍👧‍👧", 2)])
  func partsOfSequences(_ emoji: String, pictures: Int) throws {
    let glyphs = try paragraph(emoji).items.flatMap(\.glyphs)
    #expect(glyphs.count { $0.advance > 0 } == pictures)
  }

  @Test(
    "emoji of one text are one item, each with the advance of iOS", arguments: [11.0, 17, 34])
  func advances(_ size: Double) throws {
    let text = "😀👍🏽👩‍👩‍👧🇹🇷👩‍👧"
    let paragraph = try paragraph(text)
    #expect(paragraph.items.count == 1)
    let factors = SizeFactors(size: size, weight: 700, metrics: .ios)
    #expect(
      paragraph.width(of: 0..<text.utf16.count, factors: SpanValues(factors))
        == 5 * ShapedItem.emojiAdvance * size)
  }

  @Test("by its own metrics every picture has the face's advance")
  func ownMetrics() throws {
    let text = "a😀👩‍👧"
    let paragraph = try paragraph(text)
    let factors = SizeFactors(size: 20, weight: 400, metrics: .font)
    let emoji = paragraph.width(of: 1..<text.utf16.count, factors: SpanValues(factors))
    #expect(abs(emoji - 3 * 1.25 * 20) < 1e-9)
    #expect(paragraph.width(of: 0..<1, factors: SpanValues(factors)) > 0)
  }

  @Test("an emoji face changes no width of iOS, bit by bit", arguments: 1...4)
  func sameWidths(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (with, without) = (Shaper(fonts: try fonts("pictures")), try Bundled.shaper())
    for _ in 0..<200 {
      let text = RandomText.make(upTo: 25, using: &generator)
      let (one, other) = (with.shape(text), without.shape(text))
      let factors = SizeFactors(
        size: Double.random(in: 5...40, using: &generator), weight: 400, metrics: .ios)
      for offset in 0...text.count {
        #expect(
          one.width(of: 0..<offset, factors: SpanValues(factors))
            == other.width(of: 0..<offset, factors: SpanValues(factors)), "\(text)")
      }
      #expect(one.breaks.map(\.offset) == other.breaks.map(\.offset))
      #expect(one.clusterBoundaries == other.clusterBoundaries)
    }
  }

  @Test("neither weight nor width of letters changes a picture")
  func styles() throws {
    let shaper = Shaper(fonts: try fonts("pictures"))
    let plain = shaper.shape("😀")
    let other = shaper.shape("😀", style: FontStyle(weight: 800, isItalic: true, width: 62))
    #expect(plain.items.first?.opticalSizes?.text === other.items.first?.opticalSizes?.text)
    #expect(plain.items.first?.glyphs == other.items.first?.glyphs)
  }

  @Test("a picture has the box that the face gives it", arguments: ["pictures", "boxes"])
  func boxes(_ face: String) throws {
    let item = try #require(paragraph("😀", face).items.first)
    let instance = try #require(item.opticalSizes).text
    let glyph = try #require(item.glyphs.first).id
    let em = Double(instance.unitsPerEm)
    let box = try #require(instance.pictureBox(of: glyph))
    // 40 by 32 pixels, 26 of them above the baseline, at 32 pixels per em.
    #expect(abs(Double(box.right - box.left) / em - 1.25) < 0.01)
    #expect(abs(Double(box.top) / em - 26.0 / 32) < 0.01)
    #expect(abs(Double(box.bottom) / em + 6.0 / 32) < 0.01)
    #expect(instance.picture(of: glyph)?.starts(with: Data([0x89, 0x50, 0x4E, 0x47])) == true)
    let ghost = try #require(instance.glyph(for: 0x1F47B))
    #expect(instance.picture(of: ghost) == nil && instance.pictureBox(of: ghost) == nil)
    #expect(instance.picture(of: .max) == nil && instance.pictureBox(of: .max) == nil)
  }

  @Test("a face of vectors keeps the placeholder, and a face of letters has no emoji pictures")
  func others() throws {
    let layers = try fonts("layers")
    #expect(layers.families.last?.emojiPictures == .vectors)
    #expect(Shaper(fonts: layers).shape("😀").items.map(\.item.face) == [.emoji])
    #expect(try Bundled.fonts().families.allSatisfy { $0.emojiPictures == nil })
    #expect(try fonts("pictures").families.last?.emojiPictures == .bitmaps)
    #expect(try fonts("boxes").families.last?.emojiPictures == .bitmaps)
  }

  @Test("any damage of the face gives an error or an answer, never a trap")
  func damage() throws {
    for name in ["Pictures.ttf", "Boxes.ttf"] {
      let whole = try Data(contentsOf: TestFaces.folder.appending(path: name))
      var generator = SeededGenerator(seed: 5)
      var (boxes, refusals) = (0, 0)
      for _ in 0..<300 {
        var data = whole
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
          data[Int.random(in: 12..<data.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        do throws(Diagnostic) {
          let face = try FontFace(data: data, index: 0, identity: "x", file: name)
          let instance = FontInstance(face: face, weight: nil)
          for glyph: UInt32 in 0..<20 {
            let box = instance.pictureBox(of: glyph)
            #expect(box == nil || instance.picture(of: glyph) != nil)
            if box != nil { boxes += 1 }
          }
        } catch {
          #expect(error.file == name)
          refusals += 1
        }
      }
      #expect(boxes > 1_000 && refusals > 10, "\(boxes), \(refusals)")
    }
  }
}
