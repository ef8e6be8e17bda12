import Foundation
import OversetShaping
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

@Suite("Scale factor and alignment")
struct ScaleAndAlignmentTests {
  @Test("a text shrinks no more than it must, in 64ths, and is not truncated while it can shrink")
  func shrinks() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("Passwort wiederherstellen", lineLimit: 1)
    let natural = engine.naturalWidth(request)
    request.minimumScaleFactor = 0.5
    var last = 0.0
    for width in stride(from: natural * 0.57, through: natural + 5, by: 2) {
      request.width = width
      let layout = engine.layout(request)
      let line = try #require(layout.lines.first)
      #expect(!layout.isTruncated && line.width <= width + tolerance)
      #expect(
        layout.scaleFactor >= last && (layout.scaleFactor * 64).rounded() == layout.scaleFactor * 64
      )
      #expect(layout.naturalWidth == natural)
      last = layout.scaleFactor
      if width >= natural { #expect(layout.scaleFactor == 1) }
    }
    #expect(last == 1)
  }

  @Test(
    "a text too wide at its minimum scale factor is truncated at that size",
    arguments: [0.3, 0.5, 0.75, 1])
  func truncatesAtMinimum(_ minimum: Double) throws {
    let engine = try Bundled.engine()
    var request = TextRequest("Passwort wiederherstellen", width: 40, lineLimit: 1)
    request.minimumScaleFactor = minimum
    let layout = engine.layout(request)
    #expect(layout.isTruncated && layout.scaleFactor == minimum)
    #expect(abs(Double(layout.size.height) - ceil(17 * minimum * 1.193359375 * 3) / 3) < 1e-9)
  }

  @Test("a word shrinks before it is divided")
  func wordShrinks() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("Wiederherstellen", width: 100)
    #expect(engine.layout(request).lines.count == 2)
    request.minimumScaleFactor = 0.5
    let layout = engine.layout(request)
    #expect(layout.lines.count == 1 && layout.scaleFactor < 1)
  }

  @Test(
    "lines stand in their block by the layout's direction, not the text's",
    arguments: [
      (TextAlignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1),
      (.leading, true, 1), (.center, true, 0.5), (.trailing, true, 0),
    ])
  func alignment(_ alignment: TextAlignment, isRightToLeft: Bool, share: Double) throws {
    let engine = try Bundled.engine()
    for text in ["a long first line\nshort", "שורה ראשונה ארוכה\nקצר", "السطر الأول طويل\nقصير"] {
      var request = TextRequest(text)
      request.alignment = alignment
      request.isRightToLeftLayout = isRightToLeft
      let layout = engine.layout(request)
      let widest = try #require(layout.lines.map(\.width).max())
      #expect(layout.lines.count == 2 && layout.lines[1].width < widest)
      for line in layout.lines { #expect(abs(line.x - share * (widest - line.width)) < 1e-9) }
    }
  }

  @Test("the other layout direction mirrors the block and changes no line")
  func mirrored() throws {
    var generator = SeededGenerator(seed: 21)
    let engine = try Bundled.engine()
    for _ in 0..<200 {
      var request = TextRequest.randomLimited(using: &generator)
      request.alignment = TextAlignment.allCases.randomElement(using: &generator) ?? .leading
      let one = engine.layout(request)
      request.isRightToLeftLayout = true
      let other = engine.layout(request)
      #expect(one.size == other.size && one.breaks == other.breaks)
      let widest = one.lines.map(\.width).max() ?? 0
      for (line, mirrored) in zip(one.lines, other.lines) {
        #expect(abs(line.x + mirrored.x + line.width - widest) < 1e-9, "\(request)")
        #expect(line.width == mirrored.width)
      }
    }
  }
}
