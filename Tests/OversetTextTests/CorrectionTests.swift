import Foundation
import OversetConfig
import OversetFonts
import OversetShaping
import OversetTestBasics
import OversetText
import OversetUnicode
import OversetVocabulary
import Testing

/// Widths, placed glyphs and slack of families that a correction changes.
@Suite struct CorrectionTests {
  private static func engine(_ corrections: [WidthCorrection]) throws -> TextEngine {
    var manifest = try Bundled.manifest()
    for correction in corrections {
      let index = try #require(
        manifest.families.firstIndex { $0.name == correction.family })
      manifest.families[index].correction = correction
    }
    return TextEngine(fonts: try FontCollection(manifest: manifest))
  }

  private static func correction(
    _ family: String, scale: Double, perGlyph: Double = 0, p95: Double? = nil,
    script: String = "Latn"
  ) -> WidthCorrection {
    WidthCorrection(
      family: family,
      agreement: p95.map {
        .init(rows: 50, median: 0, p95: $0, scripts: [script], sizes: 10...40)
      },
      groups: [.init(weight: 400, size: 17, scale: scale, perGlyph: perGlyph)])
  }

  @Test(
    "a correction scales the width and adds its share of the size to each glyph",
    arguments: [12.0, 17, 20, 34])
  func widthIsScaledAndGlyphsAdded(size: Double) throws {
    let request = TextRequest("Erledigt", font: TextFont(size: size))
    let plain = try Bundled.engine().naturalWidth(request)
    let engine = try Self.engine([Self.correction("Inter", scale: 1.1, perGlyph: 0.01)])
    #expect(abs(engine.naturalWidth(request) - (plain * 1.1 + 8 * 0.01 * size)) < 1e-9)
  }

  @Test("a correction changes the family it names and no other")
  func onlyTheNamedFamily() throws {
    let engine = try Self.engine([
      Self.correction("Inter", scale: 1.1), Self.correction("Noto Sans Hebrew", scale: 0.8),
    ])
    let plain = try Bundled.engine()
    func widths(_ text: String) -> (Double, Double) {
      (engine.naturalWidth(TextRequest(text)), plain.naturalWidth(TextRequest(text)))
    }
    let (latin, plainLatin) = widths("Hello")
    let (hebrew, plainHebrew) = widths("שלום")
    let (arabic, plainArabic) = widths("مرحبا")
    let (mixed, _) = widths("Helloשלום")
    #expect(abs(latin - plainLatin * 1.1) < 1e-9)
    #expect(abs(hebrew - plainHebrew * 0.8) < 1e-9)
    #expect(arabic == plainArabic)
    #expect(abs(mixed - latin - hebrew) < 1e-9)
  }

  @Test("the runs of a corrected line add up to its width, drawn or measured")
  func runsAreAsWideAsLines() throws {
    let engine = try Self.engine([
      Self.correction("Inter", scale: 1.07, perGlyph: -0.01),
      Self.correction("Noto Sans Arabic", scale: 0.9),
    ])
    var generator = SeededGenerator(seed: 7)
    var lines = 0
    for _ in 0..<200 {
      var request = TextRequest.random(using: &generator)
      request.width = nil
      for line in engine.layout(request).lines {
        let whole = engine.layout(request, detail: .summary).lines
          .first { $0.range == line.range }
        #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 1e-6)
        #expect(abs(try #require(whole).width - line.width) < 1e-6)
        lines += 1
      }
    }
    #expect(lines > 250)
  }

  @Test("the faces' own metrics are not corrected")
  func fontMetricsAreNotCorrected() throws {
    var request = TextRequest("Hello")
    request.metrics = .font
    let engine = try Self.engine([Self.correction("Inter", scale: 1.5)])
    #expect(try engine.naturalWidth(request) == Bundled.engine().naturalWidth(request))
  }

  @Test(
    "slack shrinks to the error that was measured, to half a point at least, and only there",
    arguments: [
      (Optional(1.0), "Einstellungen", 17.0, 0.01, 0.5), (0, "Einstellungen", 17, 0, 0.5),
      (nil, "Einstellungen", 17, 0.02, 1.5), (2.5, "Einstellungen", 17, 0.02, 1.5),
      (1, "Einstellungen", 8, 0.02, 1.5), (1, "Настройки", 17, 0.025, 1.5),
      (1, "1234567", 17, 0.03, 1.5),
    ])
  func slack(p95: Double?, text: String, size: Double, share: Double, points: Double) throws {
    let engine = try Self.engine([Self.correction("Inter", scale: 1, p95: p95)])
    var request = TextRequest(text, font: TextFont(size: size))
    request.width = 500
    request.lineLimit = 1
    let fit = try #require(engine.fit(request))
    #expect(abs(fit.slack - (fit.needed * share + points)) < 1e-9)
  }

  @Test("a measured correction lifts an unverified script to the class of few records")
  func confidence() throws {
    let engine = try Self.engine([
      Self.correction("Noto Sans Hebrew", scale: 1, p95: 2, script: "Hebr")
    ])
    let fit = try #require(engine.fit(TextRequest("שלום", width: 200)))
    #expect(fit.confidence == .fewRecords)
    #expect(abs(fit.slack - (fit.needed * 0.02 + 0.5)) < 1e-9)
  }
}
