import Foundation
import OversetConfig
import Testing

@testable import OversetTextTools

@Suite("Margins by the method of Docs/widths.md")
struct MarginRuleTests {
  private static func rows(
    _ count: Int, wider: Double = 0
  ) -> [(measured: Double, predicted: Double)] {
    (0..<count).map { (measured: $0 == 0 ? 100 + wider : 100, predicted: 100) }
  }

  @Test(
    "the share covers the widest text, and few texts widen it",
    arguments: [
      (30, 0, 3), (60, 0, 2.5), (300, 0, 2), (30, 1.5, 3), (30, 3.5, 4), (60, 3.5, 3),
      (15, 3.5, 6), (30, 11.5, 20),
    ] as [(Int, Double, Double)])
  func percent(count: Int, wider: Double, percent: Double) {
    #expect(MarginRule.percent(Self.rows(count, wider: wider)) == percent)
  }

  @Test("text from 20 points on has 3 percent at least")
  func large() {
    #expect(MarginRule.margins(percent: 2).map(\.percent) == [2, 3])
    #expect(MarginRule.margins(percent: 5).map(\.percent) == [5, 5])
  }

  @Test("the margins that come with the package are made with the same figures")
  func packageMargins() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let script = try String(
      contentsOf: root.appending(path: "Fonts/fit_corrections.py"), encoding: .utf8)
    let figures =
      [MarginRule.points, MarginRule.least, MarginRule.leastOfLarge]
      .map { "\($0)" } + ["\(Int(MarginRule.few))"]
    #expect(script.contains("POINTS, LEAST, LARGE, FEW = \(figures.joined(separator: ", "))\n"))
    #expect(script.contains("NEED = \(MarginRule.need)\n"))
  }
}
