import OversetUnicode
import OversetVocabulary
import Testing

@testable import OversetShaping

@Suite("Paragraphs that tasks share")
struct SharedParagraphsTests {
  private static let texts = [
    "", " ", "Wiederherstellen", "إعادة المحاولة", "再試行 123", "Kalenderzugriff 😀 verweigert",
    "fi\u{AD}fi",
    "𝒳 ไทย \u{378}",
  ]

  private static func width(_ paragraph: ShapedParagraph, size: Double) -> Double {
    let factors = SizeFactors(size: size, weight: 400, metrics: .ios, tracking: 0.5)
    return paragraph.width(of: 0..<paragraph.text.count, factors: SpanValues(factors))
  }

  @Test("what one shaper has shaped another takes over")
  func takenOver() throws {
    let shared = SharedParagraphs(fonts: try Bundled.fonts())
    let (first, second) = (Shaper(sharing: shared), Shaper(sharing: shared))
    let paragraph = first.shape("one")
    #expect(second.shape("one") === paragraph)
    #expect(second.shape("two") !== paragraph)
    #expect(first.shape("two") === second.shape("two"))
  }

  @Test("the display cut, which is shaped later, is shared, too")
  func displayCut() throws {
    let shared = SharedParagraphs(fonts: try Bundled.fonts())
    let (first, second) = (Shaper(sharing: shared), Shaper(sharing: shared))
    let request = Shaper.Request(
      text: Array("one".utf16), spans: [], locale: "en",
      direction: .firstStrong(fallback: .leftToRight))
    #expect(!first.shape(request, withDisplayGlyphs: false).hasDisplayGlyphs)
    let both = second.shape(request)
    #expect(both.hasDisplayGlyphs)
    #expect(Shaper(sharing: shared).shape(request, withDisplayGlyphs: false) === both)
  }

  @Test("shapers of many tasks come to what one alone comes to")
  func manyTasks() async throws {
    let fonts = try Bundled.fonts()
    let alone = Shaper(fonts: fonts)
    let expected = Self.texts.map { Self.width(alone.shape($0), size: 17) }
    // So few are kept that tasks drop what others are about to ask for.
    let shared = SharedParagraphs(fonts: fonts, capacity: 2)
    let found = await withTaskGroup(of: [Double].self) { group in
      for task in 0..<8 {
        group.addTask {
          let shaper = Shaper(sharing: shared, capacity: 1)
          let order = Self.texts.indices.map { ($0 + task) % Self.texts.count }
          var widths = [Double](repeating: 0, count: Self.texts.count)
          for index in order + order.reversed() {
            widths[index] = Self.width(shaper.shape(Self.texts[index]), size: 17)
          }
          return widths
        }
      }
      return await group.reduce(into: [[Double]]()) { $0.append($1) }
    }
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0 == expected })
  }
}
