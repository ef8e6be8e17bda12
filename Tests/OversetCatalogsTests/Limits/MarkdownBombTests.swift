import OversetCatalogs
import Testing

/// Texts on which a parser of Markdown may take time that grows with the square of their length.
@Suite("Markdown that is hard to parse")
struct MarkdownBombTests {
  private static let size = 20_000

  /// What is repeated, and what is shown for each.
  static let repeated: [(source: String, shown: String)] = [
    ("![[]()", "!["), ("[a](b)", "a"), ("*a _b ", "*a _b "), ("<", "<"), ("<a:b", "<a:b"),
    ("[", "["), ("^[", "^["), ("]", "]"), ("[]()", ""), ("[a](", "[a]("),
  ]

  @Test("a part is shown alike once and often, to the end", arguments: repeated)
  func shown(source: String, shown: String) {
    for count in [1, 2, 1000, Self.size] {
      let styled = InlineMarkdown.parse(String(repeating: source, count: count))
      #expect(styled.text == String(repeating: shown, count: count))
    }
  }

  /// Two backslashes show one; what stands between two runs of backticks is code.
  @Test(
    "parts that are shown in pairs are shown alike once and often, to the end",
    arguments: [("\\", "\\"), ("`` ", "  ")])
  func pairs(source: String, shown: String) {
    for count in [1, 2, 500, Self.size / 2] {
      let styled = InlineMarkdown.parse(String(repeating: source, count: 2 * count))
      #expect(styled.text == String(repeating: shown, count: count))
    }
  }

  /// A begin, and an end, of something that nests.
  static let nested: [(open: String, close: String, spans: Int)] = [
    ("[", "](b)", 1), ("^[", "](b)", size), ("![", "](b)", 0), ("**", "**", size), ("*", " ", 0),
    ("_(", ")_", size),
  ]

  @Test("what nests 20,000 deep is parsed to the end", arguments: nested)
  func nesting(open: String, close: String, spans: Int) {
    let text =
      String(repeating: open, count: Self.size) + "a" + String(repeating: close, count: Self.size)
    #expect(InlineMarkdown.parse(text).spans.count == spans)
  }

  @Test("runs of backticks of every length find no end, and an equal run is one")
  func backticks() {
    let runs = (1..<200).map { String(repeating: "`", count: $0) }
    let text = runs.joined(separator: " ")
    #expect(InlineMarkdown.parse(text).text == text)
    let closed = InlineMarkdown.parse(text + " " + runs[0])
    #expect(closed.spans == [StyledText.Span(range: 0..<(text.utf16.count - 2), style: .code)])
  }

  @Test("backticks beside arguments are matched, those in them are not")
  func insertions() {
    // `A`B` where A and B were inserted; the middle one closes.
    let text = "`x`y`"
    let styled = InlineMarkdown.parse(
      text,
      insertions: [
        Insertion(range: 1..<2, argument: 1, specifier: "%@"),
        Insertion(range: 3..<4, argument: 2, specifier: "%@"),
      ])
    #expect(styled.text == "xy`")
    #expect(styled.spans == [StyledText.Span(range: 0..<1, style: .code)])
    let covered = InlineMarkdown.parse(
      "a`b`c`", insertions: [Insertion(range: 3..<4, argument: 1, specifier: "%@")])
    #expect(covered.text == "ab`c")
  }

  @Test("many arguments between backticks are parsed to the end")
  func manyInsertions() {
    let insertions = (0..<Self.size).map {
      Insertion(range: (2 * $0)..<(2 * $0 + 1), argument: $0 + 1, specifier: "%@")
    }
    let styled = InlineMarkdown.parse(
      String(repeating: "x`", count: Self.size), insertions: insertions)
    #expect(styled.insertions.count == Self.size)
  }
}
