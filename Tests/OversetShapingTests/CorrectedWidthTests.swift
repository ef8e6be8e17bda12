import OversetConfig
import OversetFonts
import OversetShaping
import OversetUnicode
import OversetVocabulary
import Testing

/// What the corrections of scripts do to widths, by figures of their own.
@Suite("Corrections of scripts")
struct CorrectedWidthTests {
  private static let file = """
    version: 1
    scripts:
      - {script: Latn, family: Inter, basis: few, source: x,
         widths: [{characters: "w", add: -0.1}, {characters: "12", add: 0.2, fromSize: 20}]}
      - {script: Grek, family: Inter, basis: few, source: x,
         widths: [{scale: 0.9}, {scale: 0.8, fromWeight: 600}, {scale: 1.5, until: 15}]}
      - {script: Thai, family: Noto Sans Thai, basis: few, source: x,
         widths: [{scale: 1.1}, {characters: "โ", add: 0.2}]}
      - {script: Jpan, basis: few, source: x,
         widths: [{advance: 0.9}, {of: punctuation, advance: 0.95}, {of: latinEdge, add: 0.125}]}
      - {script: Hans, basis: few, source: x,
         widths: [{advance: 0.99}, {advance: 0.96, fromSize: 20}, {of: quotes, advance: 1}]}
      - {script: Kore, basis: few, source: x,
         widths: [{advance: 0.86}, {of: han, advance: 0.88}]}
      - {script: Hani, basis: few, source: x, widths: [{advance: 0.97}]}
    """

  private static func fonts(version: Int = 26) throws -> FontCollection {
    var manifest = try Bundled.manifest()
    manifest.corrections = try ScriptCorrections.parse(file, file: "own.yml")
    return try FontCollection(manifest: manifest, version: version)
  }

  private static func width(
    _ text: String, _ locale: LocaleTag, size: Double = 10, weight: Int = 400,
    metrics: MetricsModel = .ios, fonts: FontCollection
  ) -> Double {
    let style = FontStyle(weight: weight)
    return Shaper(fonts: fonts).shape(text, style: style, locale: locale).width(
      of: 0..<text.utf16.count,
      factors: SpanValues(SizeFactors(size: size, style: style, metrics: metrics)))
  }

  @Test(
    "square letters have the one advance of their language, with a face or without one",
    arguments: [
      ("かな漢字", "ja", 10.0, 36.0), ("かな", "en", 10, 18), ("、。", "ja", 10, 19),
      ("漢字", "zh-Hans", 10, 19.8), ("漢字", "zh", 19.9, 39.402), ("漢字", "zh", 20, 38.4),
      ("漢字", "de", 10, 19.4), ("한글", "ko", 10, 17.2), ("한글", "en", 10, 17.2),
      ("漢字", "ko", 10, 17.6), ("字“字”", "zh", 10, 39.8), ("鱻", "ja", 10, 9), ("、", "ja", 10, 9.5),
    ] as [(String, LocaleTag, Double, Double)])
  func square(text: String, locale: LocaleTag, size: Double, width: Double) throws {
    #expect(abs(Self.width(text, locale, size: size, fonts: try Self.fonts()) - width) < 1e-9)
  }

  @Test(
    "a change is added to what the faces say, for the characters and sizes it is for",
    arguments: [
      ("aww", "en", 10.0, 400, -2.0), ("avv", "en", 10, 400, 0), ("a12", "en", 10, 400, 0),
      ("a12", "en", 20, 400, 8), ("1 2", "th", 20, 400, 8), ("a“b”", "zh", 10, 400, 0),
      ("あa", "ja", 10, 400, 1.25 - 1), ("aあ", "ja", 10, 400, 1.25 - 1),
      ("あ a", "ja", 10, 400, -1), ("字a", "zh", 10, 400, -0.1), ("a、", "ja", 10, 400, -0.5),
      ("a、w", "ja", 10, 400, -1.5),
    ] as [(String, LocaleTag, Double, Int, Double)])
  func additions(
    text: String, locale: LocaleTag, size: Double, weight: Int, change: Double
  ) throws {
    let plain = Self.width(text, locale, size: size, weight: weight, fonts: try Bundled.fonts())
    let corrected = Self.width(text, locale, size: size, weight: weight, fonts: try Self.fonts())
    #expect(abs(corrected - plain - change) < 1e-9)
  }

  @Test(
    "letters of a script are scaled, by weight and version; spaces and digits beside them are not")
  func scaled() throws {
    func ratio(_ text: String, weight: Int, version: Int) throws -> Double {
      let plain = try Bundled.fonts()
      let fonts = try Self.fonts(version: version)
      // By the advances of the face alone: tracking is no part of them.
      func own(_ fonts: FontCollection) -> Double {
        Self.width(text + text, "el", size: 12, weight: weight, fonts: fonts)
          - Self.width(text, "el", size: 12, weight: weight, fonts: fonts)
      }
      return own(fonts) / own(plain)
    }
    #expect(abs(try ratio("Ναι", weight: 400, version: 26) - 0.9) < 1e-3)
    #expect(abs(try ratio("Ναι", weight: 700, version: 26) - 0.8) < 1e-2)
    #expect(abs(try ratio("Ναι", weight: 400, version: 15) - 1.5) < 1e-3)
    #expect(try ratio(" 7", weight: 400, version: 26) == 1)
    #expect(try ratio("Да", weight: 400, version: 26) == 1)
  }

  @Test("a letter with room of its own has it beside the factor of its script")
  func thai() throws {
    let (plain, fonts) = (try Bundled.fonts(), try Self.fonts())
    let bare = Self.width("โต", "th", fonts: plain)
    #expect(abs(Self.width("โต", "th", fonts: fonts) - (bare * 1.1 + 2)) < 1e-9)
    #expect(
      abs(Self.width("ต", "th", fonts: fonts) - Self.width("ต", "th", fonts: plain) * 1.1) < 1e-9)
  }

  @Test("by the faces' own metrics nothing is corrected", arguments: ["wow 12", "かな", "โต", "Ναι"])
  func ownMetrics(text: String) throws {
    #expect(
      try Self.width(text, "ja", metrics: .font, fonts: Self.fonts())
        == Self.width(text, "ja", metrics: .font, fonts: Bundled.fonts()))
  }

  @Test("another face in the place of the measured one keeps its own advances")
  func otherFace() throws {
    var manifest = try Bundled.manifest()
    manifest.corrections = try ScriptCorrections.parse(Self.file, file: "own.yml")
    let index = try #require(manifest.families.firstIndex { $0.name == "Noto Sans Thai" })
    manifest.families[index].name = "Own Thai"
    manifest.families[index].replaces = "Noto Sans Thai"
    let fonts = try FontCollection(manifest: manifest)
    #expect(
      try Self.width("โต", "th", fonts: fonts) == Self.width("โต", "th", fonts: Bundled.fonts()))
  }

  @Test("the letters of the real font are not corrected")
  func exactFamily() throws {
    var manifest = try Bundled.manifest()
    manifest.families[0].isExact = true
    let plain = try FontCollection(manifest: manifest)
    manifest.corrections = try ScriptCorrections.parse(Self.file, file: "own.yml")
    let fonts = try FontCollection(manifest: manifest)
    for text in ["wow 12", "Ναι"] {
      let (own, bare) = (
        Self.width(text, "el", size: 24, fonts: fonts),
        Self.width(text, "el", size: 24, fonts: plain)
      )
      #expect(own == bare)
    }
  }

  @Test("the real font's square letters keep their advances, and others have those of iOS")
  func exactSquareFamily() throws {
    var manifest = try Bundled.manifest()
    manifest.corrections = try ScriptCorrections.parse(Self.file, file: "own.yml")
    let index = try #require(manifest.families.firstIndex { $0.name == "Noto Sans JP" })
    #expect(try Self.width("かな", "ja", fonts: FontCollection(manifest: manifest)) == 18)
    manifest.families[index].isExact = true
    #expect(try Self.width("かな", "ja", fonts: FontCollection(manifest: manifest)) == 20)
  }

  @Test(
    "Han has the width of its writing, and Cantonese either",
    arguments: [
      ("zh-Hans", 19.8), ("yue-Hans", 19.8), ("yue-CN", 19.8), ("zh-Hant", 20), ("yue", 20),
      ("zh-HK", 20),
    ] as [(LocaleTag, Double)])
  func writings(locale: LocaleTag, width: Double) throws {
    #expect(abs(Self.width("漢字", locale, fonts: try Self.fonts()) - width) < 1e-9)
  }
}
