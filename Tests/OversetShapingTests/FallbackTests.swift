import Foundation
import OversetConfig
import OversetShaping
import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Fallback and items")
struct FallbackTests {
  @Test("a character takes the first family, in the manifest's order, that has it")
  func firstFamily() throws {
    let fonts = try Bundled.fonts()
    var covered = 0
    for scalar in UInt32(0)...0x1FFFF {
      let first = fonts.families.indices.first { fonts.covers(scalar, family: $0) }
      if fonts.family(for: scalar) != first { Issue.record("U+\(String(scalar, radix: 16))") }
      if first != nil { covered += 1 }
    }
    #expect(covered > 30_000)
  }

  @Test(
    "each script has its family",
    arguments: [
      ("A", "Inter"), ("Ж", "Inter"), ("Ω", "Inter"), ("ع", "Noto Sans Arabic"),
      ("ש", "Noto Sans Hebrew"), ("ก", "Noto Sans Thai"), ("क", "Noto Sans Devanagari"),
      ("漢", "Noto Sans JP"), ("か", "Noto Sans JP"), ("…", "Inter"), ("한", "Noto Sans KR"),
      ("们", "Noto Sans SC"), ("嘅", "Noto Sans TC"), ("ব", "Noto Sans Bengali"),
      ("ગ", "Noto Sans Gujarati"), ("ਪ", "Noto Sans Gurmukhi"), ("ଓ", "Noto Sans Oriya"),
      ("த", "Noto Sans Tamil"), ("త", "Noto Sans Telugu"), ("ಕ", "Noto Sans Kannada"),
      ("മ", "Noto Sans Malayalam"), ("ස", "Noto Sans Sinhala"), ("ລ", "Noto Sans Lao"),
      ("ខ", "Noto Sans Khmer"), ("မ", "Noto Sans Myanmar"), ("አ", "Noto Sans Ethiopic"),
      ("Ա", "Noto Sans Armenian"), ("ა", "Noto Sans Georgian"), ("ٹ", "Noto Sans Arabic"),
    ])
  func family(of character: String, name: String) throws {
    let fonts = try Bundled.fonts()
    let scalar = try #require(character.unicodeScalars.first).value
    let index = try #require(fonts.family(for: scalar))
    #expect(fonts.families[index].name == name)
  }

  @Test("another order is another fallback")
  func otherOrder() throws {
    var manifest = try Bundled.manifest()
    manifest.families.reverse()
    let fonts = try FontCollection(manifest: manifest)
    let family = try #require(fonts.family(for: 0x25A0))
    #expect(fonts.families[family].name != "Inter")
    #expect(fonts.systemFamily.name == "Inter")
  }

  @Test("no family is at an index outside the collection", arguments: [-1, 24, Int.max])
  func noSuchFamily(_ index: Int) throws {
    #expect(try !Bundled.fonts().covers(0x41, family: index))
  }

  @Test(
    "missing characters are listed in order, once, without what needs no glyph",
    arguments: [
      ("Hello, world", []), ("", []), ("\u{0}\n\u{2028}\u{200D}\u{FE0F}\u{AD}", []),
      ("ᏣᎳᎩ Ꮳ", [0x13A9, 0x13B3, 0x13E3]), ("a\u{10FFFD}b\u{10FFFD}", [0x10FFFD]),
      ("العربية עברית ไทย हिन्दी 日本語 한국어 ភាសាខ្មែរ", []),
      // Han that no cut has is as wide as all Han.
      ("\u{9F98}\u{20000}", []),
    ] as [(String, [UInt32])])
  func missing(text: String, expected: [UInt32]) throws {
    #expect(try Bundled.fonts().missingScalars(in: text) == expected)
    #expect(try Set(Bundled.shaper().shape(text).missing) == Set(expected))
  }

  @Test("a mark that no face has is missing although its base is there")
  func missingMark() throws {
    let fonts = try Bundled.fonts()
    // COMBINING DOUBLED CIRCUMFLEX ACCENT.
    #expect(fonts.missingScalars(in: "x\u{1AB0}") == [0x1AB0])
    #expect(try Bundled.shaper().shape("x\u{1AB0}").missing == [0x1AB0])
  }

  @Test(
    "a cluster is one item with one face",
    arguments: [
      "e\u{301}", "x\u{0323}\u{0301}", "ش\u{0651}\u{064E}", "שׁ\u{05B8}", "กำ", "กี่", "क्षि", "か\u{3099}",
      "👩‍👩‍👧", "👋🏽", "🇩🇪", "1\u{FE0F}\u{20E3}", "#\u{20E3}", "❤\u{FE0F}", "❤\u{FE0E}", "漢\u{FE00}",
    ])
  func wholeCluster(_ cluster: String) throws {
    let paragraph = try Bundled.shaper().shape("a \(cluster) b")
    let range = 2..<2 + cluster.utf16.count
    let holders = paragraph.items.filter { $0.item.range.overlaps(range) }
    #expect(holders.count == 1)
    #expect(holders.first?.item.range.clamped(to: range) == range)
  }

  @Test(
    "emoji are placeholders, also by variation selector and as keycaps; text presentation is not",
    arguments: [
      ("😀", true), ("👩‍👩‍👧", true), ("🇩🇪", true), ("1\u{FE0F}\u{20E3}", true), ("#\u{20E3}", true),
      ("❤\u{FE0F}", true), ("1", false), ("#", false), ("A\u{FE0E}", false),
    ])
  func emoji(_ text: String, isEmoji: Bool) throws {
    let paragraph = try Bundled.shaper().shape(text)
    #expect(paragraph.items.count == 1)
    #expect((paragraph.items.first?.item.face == .emoji) == isEmoji)
    if isEmoji {
      let factors = SizeFactors(size: 10, weight: 400, metrics: .ios)
      let width = paragraph.width(of: 0..<text.utf16.count, factors: SpanValues(factors))
      #expect(width == 10 * ShapedItem.emojiAdvance)
    }
  }

  @Test(
    "kana, kanji and their punctuation are one item; another script is another",
    arguments: [
      ("漢字かなカナ", 1), ("日本語、です。", 1), ("東京タワーへ", 1), ("日本abc語", 3), ("abc", 1),
      ("abc, def!", 1), ("سلام", 1), ("שלום", 1),
    ])
  func items(_ text: String, count: Int) throws {
    let paragraph = try Bundled.shaper().shape(text, locale: "ja")
    #expect(paragraph.items.count == count, "\(paragraph.items.map(paragraph.string))")
  }

  @Test("items cover any text once, end at cluster boundaries and hold only their own clusters")
  func randomItems() throws {
    var generator = SeededGenerator(seed: 2)
    let shaper = try Bundled.shaper()
    let analyzer = TextAnalyzer()
    var glyphs = 0
    for _ in 0..<500 {
      let text = RandomText.make(upTo: 30, using: &generator)
      let paragraph = shaper.shape(text)
      let graphemes = Set(analyzer.graphemeBoundaries(in: text))
      var end = 0
      for shaped in paragraph.items {
        #expect(shaped.item.range.lowerBound == end, "\(text)")
        end = shaped.item.range.upperBound
        #expect(graphemes.contains(end), "\(text)")
        for glyph in shaped.glyphs + (shaped.displayGlyphs ?? []) {
          #expect(shaped.item.range.contains(Int(glyph.cluster)), "\(text)")
          glyphs += 1
        }
      }
      #expect(end == text.count, "\(text)")
      #expect(Set(paragraph.clusterBoundaries).isSubset(of: graphemes), "\(text)")
      #expect(paragraph.clusterBoundaries.last == text.count, "\(text)")
    }
    #expect(glyphs > 5_000)
  }
}
