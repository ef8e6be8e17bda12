import Foundation
import OversetConfig
import OversetShaping
import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

/// The shaper's glyphs against those of HarfBuzz's own program.
@Suite("Agreement with hb-shape")
struct HarfBuzzAgreementTests {
  /// A run of a shaped text with the glyphs the shaper gave it in one cut.
  private struct Shaped {
    var text: String
    var run: HarfBuzzProgram.Run
    var glyphs: [HarfBuzzProgram.Glyph]
  }

  @Test("the runs of 2,000 texts have hb-shape's glyphs at hb-shape's positions")
  func agreement() throws {
    var texts = try CatalogTexts(seed: 2_000)
    var generator = SeededGenerator(seed: 2_001)
    let shaper = try Bundled.shaper()
    let files = try files()
    var runs: [Shaped] = []
    var scripts: Set<String> = []
    for _ in 0..<2_000 {
      let text = texts.next()
      let style = FontStyle(
        weight: [400, 400, 500, 600, 700].randomElement(using: &generator) ?? 400,
        isItalic: Int.random(in: 0..<8, using: &generator) == 0)
      let paragraph = shaper.shape(text.string, style: style, locale: text.locale)
      for item in paragraph.items {
        runs += try self.runs(of: item, in: paragraph, text, files)
        scripts.insert(item.item.script.code)
      }
    }
    #expect(scripts.isSuperset(of: ["Arab", "Latn", "Hira", "Hebr", "Thai", "Deva", "Grek"]))
    #expect(runs.contains { $0.run.isRightToLeft } && runs.count > 4_000, "\(runs.count)")
    let answers = try HarfBuzzProgram.shape(runs.map(\.run))
    var different = 0
    for (run, answer) in zip(runs, answers) where run.glyphs != answer {
      different += 1
      if different <= 10 {
        Issue.record("\(run.text.debugDescription), \(run.run): \(run.glyphs) is not \(answer)")
      }
    }
    #expect(different == 0, "\(different) of \(runs.count) runs differ")
  }

  /// The font files by the identity of their faces.
  private func files() throws -> [String: String] {
    let faces = try Bundled.manifest().families.flatMap(\.faces).filter { $0.index == 0 }
    return Dictionary(faces.map { ($0.sha256, $0.url.path) }) { first, _ in first }
  }

  /// An item as a run for each cut that shaped it. HarfBuzz looks at five characters on each side.
  private func runs(
    of item: ShapedItem, in paragraph: ShapedParagraph, _ text: CatalogTexts.Text,
    _ files: [String: String]
  ) throws -> [Shaped] {
    guard let opticalSizes = item.opticalSizes else { return [] }
    let range = item.item.range
    let scalars = scalars(paragraph.text[range])
    var offsets: [Int: Int] = [:]
    var offset = range.lowerBound
    for (index, scalar) in scalars.enumerated() {
      offsets[offset] = index
      offset += UTF16.width(scalar)
    }
    func shaped(_ glyphs: [Glyph], _ instance: FontInstance) throws -> Shaped {
      let run = HarfBuzzProgram.Run(
        file: try #require(files[instance.face.identity]), weight: instance.weight,
        isRightToLeft: item.item.isRightToLeft, script: item.item.script.code,
        language: text.locale.identifier,
        before: self.scalars(paragraph.text[..<range.lowerBound]).suffix(5),
        text: scalars, after: Array(self.scalars(paragraph.text[range.upperBound...]).prefix(5)))
      return Shaped(
        text: text.string, run: run,
        glyphs: try glyphs.map { glyph in
          HarfBuzzProgram.Glyph(
            g: Int(glyph.id), cl: try #require(offsets[Int(glyph.cluster)]),
            dx: Int(glyph.xOffset), dy: Int(glyph.yOffset), ax: Int(glyph.advance), ay: 0)
        })
    }
    var runs = [try shaped(item.glyphs, opticalSizes.text)]
    if let display = opticalSizes.display {
      runs.append(try shaped(try #require(item.displayGlyphs), display))
    }
    return runs
  }

  private func scalars(_ units: ArraySlice<UInt16>) -> [Unicode.Scalar] {
    Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }
}
