import OversetText
import Testing

@Suite("The numbers of characters without a glyph")
struct MissingLabelTests {
  @Test(
    "the digits stand in two lines, the upper with half of them or one less",
    arguments: [
      (0x9F98, "9F", "98"), (0x13A0, "13", "A0"), (0x2A6D0, "2A", "6D0"), (0x10FFFF, "10F", "FFF"),
      (0x7, "00", "07"),
    ] as [(UInt32, String, String)])
  func digits(scalar: UInt32, upper: String, lower: String) {
    let label = MissingLabel(scalar)
    #expect(label.upper == upper && label.lower == lower)
  }

  @Test("each box of a run has its number, but none that no system draws")
  func labels() {
    let text = Array("a\u{20000}\u{E000}Ꭰ".utf16)
    let labels = MissingLabel.labels(of: 1..<5, level: 0, in: text, count: 3)
    #expect(labels == [MissingLabel(0x20000), nil, MissingLabel(0x13A0)])
    let mirrored = MissingLabel.labels(of: 1..<5, level: 1, in: text, count: 3)
    #expect(mirrored == [MissingLabel(0x13A0), nil, MissingLabel(0x20000)])
  }

  @Test(
    "boxes that do not stand one to a cluster have none",
    arguments: [(0..<0, 0), (0..<2, 1), (0..<9, 9), (-1..<1, 1)])
  func noLabels(range: Range<Int>, count: Int) {
    #expect(
      MissingLabel.labels(of: range, level: 0, in: Array("ᎠᎡ".utf16), count: count) == nil)
  }
}
