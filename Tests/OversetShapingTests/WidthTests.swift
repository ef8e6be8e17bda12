import Foundation
import OversetShaping
import OversetTestBasics
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Widths")
struct WidthTests {
  /// What the model adds to the faces' advances at a size and a weight.
  ///
  /// Sources: blend between the optical sizes from 17 to 28 pt; tracking from Apple's Human Interface
  /// Guidelines, Typography; weight term from measured widths.
  struct Term: Sendable {
    var size: Double
    var weight: Int
    var blend: Double
    var tracking: Double
    var weightTerm: Double
  }

  static let terms = [
    Term(size: 11, weight: 400, blend: 0, tracking: 0.06, weightTerm: 0),
    Term(size: 12, weight: 400, blend: 0, tracking: 0, weightTerm: 0),
    Term(size: 12.5, weight: 400, blend: 0, tracking: -0.04, weightTerm: 0),
    Term(size: 16, weight: 700, blend: 0, tracking: -0.31, weightTerm: 0.003),
    Term(size: 17, weight: 400, blend: 0, tracking: -0.43, weightTerm: 0),
    Term(size: 17, weight: 600, blend: 0, tracking: -0.43, weightTerm: 0.0085),
    Term(size: 20, weight: 400, blend: 3.0 / 11, tracking: -0.45, weightTerm: 0),
    Term(size: 22.5, weight: 500, blend: 0.5, tracking: -0.18, weightTerm: 0.004),
    Term(size: 28, weight: 400, blend: 1, tracking: 0.38, weightTerm: 0),
    Term(size: 34, weight: 700, blend: 1, tracking: 0.40, weightTerm: 0.003),
    Term(size: 96, weight: 400, blend: 1, tracking: 0, weightTerm: 0),
  ]

  @Test(
    "a width is size * (blended advance + weight term) + tracking, glyph by glyph",
    arguments: terms)
  func formula(_ term: Term) throws {
    // No two of these kern, so the faces' own advances are the shaped ones.
    let text = "HHHHnnnn"
    let opticalSizes = try Bundled.fonts().systemFamily.opticalSizes(
      at: FontStyle(weight: term.weight))
    let display = try #require(opticalSizes.display)
    func ems(_ instance: FontInstance) throws -> Double {
      try text.unicodeScalars.reduce(0) { sum, scalar in
        let glyph = try #require(instance.glyph(for: scalar.value))
        return sum + Double(instance.advance(of: glyph)) / Double(instance.unitsPerEm)
      }
    }
    let blended = try (1 - term.blend) * ems(opticalSizes.text) + term.blend * ems(display)
    let expected = term.size * blended + 8 * (term.tracking + term.weightTerm * term.size)
    let factors = SizeFactors(size: term.size, weight: term.weight, metrics: .ios)
    let paragraph = try Bundled.shaper().shape(text, style: FontStyle(weight: term.weight))
    let width = paragraph.width(of: 0..<8, factors: SpanValues(factors))
    #expect(abs(width - expected) < 1e-9, "\(width), not \(expected)")
    #expect(factors.drawsDisplaySize == (term.blend >= 0.5))
  }

  @Test(
    "by the faces' own metrics nothing is added and nothing blended", arguments: [11.0, 17, 24, 40])
  func ownMetrics(_ size: Double) throws {
    let paragraph = try Bundled.shaper().shape("Wiederherstellen")
    let instance = try #require(paragraph.items.first?.opticalSizes).text
    let units = paragraph.items.flatMap(\.glyphs).reduce(0) { $0 + Int($1.advance) }
    let width = paragraph.width(
      of: 0..<16, factors: SpanValues(SizeFactors(size: size, weight: 400, metrics: .font)))
    #expect(abs(width - size * Double(units) / Double(instance.unitsPerEm)) < 1e-9)
  }

  @Test(
    "joining scripts, CJK and families other than the system's take no tracking",
    arguments: ["سلام عليكم", "日本語です", "שלום", "ภาษาไทย", "हिन्दी"])
  func untracked(_ text: String) throws {
    let paragraph = try Bundled.shaper().shape(text)
    // A space that only the system face has would be tracked.
    let items = paragraph.items.filter { $0.item.script != .latin }
    try #require(!items.isEmpty)
    for item in items { #expect(!item.isTracked, "\(paragraph.string(item))") }
    let latin = try Bundled.shaper().shape("Latin Кириллица Ελληνικά")
    #expect(!latin.items.isEmpty && latin.items.allSatisfy { $0.isTracked })
  }

  @Test(
    "the text's own tracking follows every cluster, but none of a joining script",
    arguments: [("abc", 3), ("e\u{301}x", 2), ("日本", 2), ("سلام", 0), ("", 0)])
  func ownTracking(_ text: String, clusters: Double) throws {
    let paragraph = try Bundled.shaper().shape(text)
    func width(_ tracking: Double) -> Double {
      paragraph.width(
        of: 0..<text.utf16.count,
        factors: SpanValues(
          SizeFactors(size: 17, weight: 400, metrics: .ios, tracking: tracking)))
    }
    #expect(abs(width(2.5) - width(0) - 2.5 * clusters) < 1e-9)
  }

  @Test(
    "running sums are the sums of the glyphs' advances, whatever the text",
    arguments: [MetricsModel.ios, .font])
  func sums(metrics: MetricsModel) throws {
    var generator = SeededGenerator(seed: 3)
    let shaper = try Bundled.shaper()
    for _ in 0..<300 {
      let text = RandomText.make(upTo: 25, using: &generator)
      let size = Double.random(in: 5...40, using: &generator)
      let factors = SizeFactors(size: size, weight: 400, metrics: metrics)
      let paragraph = shaper.shape(text)
      let width = paragraph.width(of: 0..<text.count, factors: SpanValues(factors))
      let expected = paragraph.items.reduce(0) { sum, item in
        sum + ownWidth(of: item, paragraph, factors)
      }
      #expect(abs(width - expected) < 1e-6, "\(text)")
    }
  }

  private func ownWidth(
    of item: ShapedItem, _ paragraph: ShapedParagraph, _ factors: SizeFactors
  ) -> Double {
    let boxes = Double(paragraph.clusterBoundaries.count { item.item.range.contains($0) })
    switch item.item.face {
    case .control: return 0
    case .tab: return boxes * ShapedItem.tabAdvance * factors.size
    case .emoji, .colorEmoji: return boxes * ShapedItem.emojiAdvance * factors.size
    case .missing: return boxes * ShapedItem.missingAdvance * factors.size
    case .family: break
    }
    func ems(_ display: Bool) -> Double {
      guard let drawn = item.drawn(display: display) else { return .nan }
      let units = drawn.glyphs.reduce(0) { $0 + Int($1.advance) }
      return Double(units) / Double(drawn.instance.unitsPerEm)
    }
    let tracked = item.isTracked ? item.glyphs.count { $0.advance != 0 } : 0
    return factors.size * ((1 - factors.blend) * ems(false) + factors.blend * ems(true))
      + Double(tracked) * factors.perGlyph
  }

  @Test("widths add up at every offset, and an empty range has none")
  func additive() throws {
    var generator = SeededGenerator(seed: 4)
    let shaper = try Bundled.shaper()
    for _ in 0..<300 {
      let text = RandomText.make(upTo: 25, using: &generator)
      let middle = Int.random(in: 0...text.count, using: &generator)
      let paragraph = shaper.shape(
        Shaper.Request(
          text: text,
          spans: [
            .init(start: 0, style: .regular),
            .init(start: middle / 2, style: FontStyle(weight: 700)),
          ], locale: "en", direction: .fixed(.leftToRight)))
      let factors = SpanValues(12.0, others: [24]).map {
        SizeFactors(size: $0, weight: 400, metrics: .ios)
      }
      func width(_ range: Range<Int>) -> Double { paragraph.width(of: range, factors: factors) }
      let parts = width(0..<middle) + width(middle..<text.count)
      #expect(abs(parts - width(0..<text.count)) < 1e-6, "\(text)")
      #expect(width(middle..<middle) == 0)
    }
  }

  @Test(
    "white space and separators at the end hang over it; no-break space does not",
    arguments: [
      ("ab", 2), ("ab ", 2), ("ab \t\r\n", 2), ("ab\u{2028}", 2), ("ab\u{3000}", 2), ("   ", 0),
      ("ab\u{A0}", 3), ("ab\u{202F}", 3), ("ab\u{2007}", 3), ("a b", 3), ("", 0),
    ])
  func trimming(_ text: String, end: Int) throws {
    let paragraph = try Bundled.shaper().shape(text)
    #expect(paragraph.trimmingTrailingSpace(0..<text.utf16.count) == 0..<end)
  }
}
