import Testing

/// A file of the longest length passes; one line more does not.
@Suite struct LengthRuleTests {
  private func breaches(lines: Int, end: String) -> [Breach] {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n") + end
    return LengthRule().breaches(in: SourceFile(path: "x.swift", target: "OversetX", text: text))
  }

  @Test(
    "a file of as many lines as the limit passes, and one line more is a breach",
    arguments: ["", "\n"])
  func countsLines(_ end: String) {
    #expect(breaches(lines: LengthRule.limit, end: end) == [])
    #expect(breaches(lines: LengthRule.limit + 1, end: end).count == 1)
  }
}
