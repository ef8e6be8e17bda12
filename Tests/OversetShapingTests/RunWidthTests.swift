import Foundation
import OversetConfig
import OversetFiles
import OversetShaping
import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Widths of letters")
struct RunWidthTests {
  @Test("a width stays in its domain", arguments: [(-5, 1), (0, 1), (78, 78), (5000, 1000)])
  func domain(given: Int, kept: Int) {
    #expect(FontStyle(width: given).width == kept)
    var style = FontStyle.regular
    (style.width, style.weight) = (given, given)
    #expect(style == FontStyle(weight: kept, width: kept))
  }

  @Test("the normal width is the face as it is")
  func normal() throws {
    let inter = try Bundled.fonts().systemFamily
    let plain = inter.opticalSizes(at: FontStyle(weight: 600)).text
    let normal = inter.opticalSizes(at: FontStyle(weight: 600, width: 100)).text
    #expect(plain === normal)
    #expect(plain.width == .own && plain.unitsPerEm == plain.face.unitsPerEm)
    #expect(plain.identity == plain.face.identity + "@600")
  }

  @Test(
    "a scaled face has the same glyphs, each advance scaled without rounding", arguments: 1...4)
  func scaledAdvances(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let shaper = try Bundled.shaper()
    for _ in 0..<150 {
      let text = RandomText.make(upTo: 12, using: &generator)
      let width = Int.random(in: 30...150, using: &generator)
      guard width != 100 else { continue }
      let plain = shaper.shape(text)
      let scaled = shaper.shape(text, style: FontStyle(width: width))
      #expect(plain.items.map(\.item) == scaled.items.map(\.item))
      for (one, other) in zip(plain.items, scaled.items) {
        expect(one.glyphs, scaledTo: width, are: other.glyphs)
        expect(one.displayGlyphs ?? [], scaledTo: width, are: other.displayGlyphs ?? [])
      }
    }
  }

  private func expect(_ glyphs: [Glyph], scaledTo width: Int, are others: [Glyph]) {
    #expect(glyphs.map(\.id) == others.map(\.id))
    #expect(glyphs.map(\.cluster) == others.map(\.cluster))
    // The instance counts in hundredths of the face's units: 1 at normal width becomes `width`.
    #expect(glyphs.map { Int($0.advance) * width } == others.map { Int($0.advance) })
  }

  @Test(
    "the natural width scales exactly with the width of the letters",
    arguments: [
      ("Wiederherstellen", "de"), ("AVATAR To", "en"), ("استعادة المشتريات", "ar"),
      ("設定を変更", "ja"), ("ไทยกำลัง", "th"),
    ], [MetricsModel.ios, .font])
  func naturalWidth(_ text: (String, locale: LocaleTag), metrics: MetricsModel) throws {
    let shaper = Shaper(fonts: try Bundled.correctedFonts())
    func width(_ percent: Int, size: Double) -> Double {
      shaper.shape(text.0, style: FontStyle(width: percent), locale: text.locale).width(
        of: 0..<text.0.utf16.count,
        factors: SpanValues(
          SizeFactors(size: size, weight: 400, width: percent, metrics: metrics)))
    }
    for size in [12.0, 17, 24, 40] {
      for percent in [62, 78, 122] {
        let expected = width(100, size: size) * Double(percent) / 100
        #expect(abs(width(percent, size: size) - expected) < 1e-9)
      }
    }
  }

  @Test("runs of two widths in one paragraph add up")
  func runs() throws {
    var generator = SeededGenerator(seed: 7)
    let shaper = try Bundled.shaper()
    let widths = [62, 122]
    var shaped = 0
    for _ in 0..<100 {
      let parts = (0..<2).map { _ in
        RandomText.make(upTo: 8, using: &generator) + Array("x ".utf16)
      }
      let middle = parts[0].count
      let paragraph = shaper.shape(
        Shaper.Request(
          text: parts[0] + parts[1],
          spans: [
            .init(start: 0, style: FontStyle(width: widths[0])),
            .init(start: middle, style: FontStyle(width: widths[1])),
          ], locale: "en", direction: .fixed(.leftToRight)))
      let factors = SpanValues(widths[0], others: [widths[1]]).map {
        SizeFactors(size: 17, weight: 400, width: $0, metrics: .ios)
      }
      func width(_ range: Range<Int>) -> Double { paragraph.width(of: range, factors: factors) }
      let whole = width(0..<paragraph.text.count)
      #expect(abs(width(0..<middle) + width(middle..<paragraph.text.count) - whole) < 1e-9)
      for item in paragraph.items {
        guard let instance = item.opticalSizes?.text else { continue }
        #expect(instance.width == .scaled(widths[item.item.span]))
        shaped += 1
      }
    }
    #expect(shaped > 400)
  }

  @Test("outlines are as narrow as advances and as high as ever")
  func outlines() throws {
    let inter = try Bundled.fonts().systemFamily
    let plain = inter.opticalSizes(at: .regular).text
    let narrow = inter.opticalSizes(at: FontStyle(width: 62)).text
    let letter = try #require(plain.glyph(for: 0x48))
    let (box, other) = (
      try #require(plain.inkBox(of: letter)), try #require(narrow.inkBox(of: letter))
    )
    #expect(other.left == box.left * 62 && other.right == box.right * 62)
    #expect(other.top == box.top * 100 && other.bottom == box.bottom * 100)
    #expect(narrow.capHeight == plain.capHeight * 100)
    #expect(narrow.unitsPerEm == plain.unitsPerEm * 100)
    #expect(narrow.outline(of: letter).steps.count == plain.outline(of: letter).steps.count)
    #expect(narrow.identity == plain.identity + "*62")
  }

  @Test(
    "a width axis is set, inside the widths of the manifest",
    arguments: [(100, 600, 100), (80, 480, 80), (122, 732, 122), (30, 360, 60), (150, 840, 140)])
  func axis(asked: Int, advance: Int, set: Int) throws {
    let manifest = try FontManifest.read(
      file: BoundFile(named: TestFaces.manifest("bars")), default: Bundled.manifest())
    let family = try #require(FontCollection(manifest: manifest).families.first)
    let instance = family.opticalSizes(at: FontStyle(width: asked)).text
    #expect(instance.width == .axis(set))
    #expect(instance.unitsPerEm == 1000)
    let bar = try #require(instance.glyph(for: 0x41))
    #expect(instance.advance(of: bar) == advance)
    #expect(instance.inkBox(of: bar)?.right == advance)
  }

  @Test("a face without the axis that the manifest names is refused at its place")
  func missingAxis() throws {
    let own = TestFaces.manifest("bars")
    let text = try String(contentsOf: own, encoding: .utf8)
      .replacing("weight: 400", with: "weights: [100, 900]").replacing("wdth", with: "[wght, wdth]")
    let manifest = try FontManifest.parse(text, file: own, default: Bundled.manifest())
    let error = try #require(throws: Diagnostic.self) { try FontCollection(manifest: manifest) }
    #expect(error.problem == "Bars.ttf has no axis `wght`")
    #expect([error.line, error.column] == [10, 15])
  }
}
