import OversetCatalogs
import Testing

@Suite("Inline Markdown")
struct MarkdownTests {
  @Test("Markers become styles", arguments: Fixture.rows("markdown.tsv"))
  func styles(row: [String]) throws {
    try #require(row.count == 3)
    let source = String(decoding: Fixture.unescaped(row[0]), as: UTF8.self)
    let styled = InlineMarkdown.parse(source)
    #expect(styled.text == String(decoding: Fixture.unescaped(row[1]), as: UTF8.self))
    #expect(
      styled.spans.map(spelling).sorted() == row[2].split(separator: ";").map(String.init).sorted())
  }

  @Test("The table of Markdown was read")
  func table() {
    #expect(Fixture.rows("markdown.tsv").count >= 30)
  }

  private func spelling(_ span: StyledText.Span) -> String {
    let style =
      switch span.style {
      case .bold: "bold"
      case .italic: "italic"
      case .code: "code"
      case .strikethrough: "strikethrough"
      case .link(let destination): "link \(destination)"
      case .attributes(let attributes): "attributes \(attributes)"
      }
    return "\(span.range.lowerBound)-\(span.range.upperBound) \(style)"
  }

  @Test("What is inserted is not Markdown")
  func insertions() {
    let resolved = resolver().resolve(
      key: "**%@** is [*%@*](u)", arguments: [.text("a*b*"), .text("`c`")], locale: "en")
    let styled = resolved.styled
    #expect(styled.text == "a*b* is `c`")
    #expect(styled.insertions.map(\.range) == [0..<4, 8..<11])
    #expect(styled.spans.map(spelling).sorted() == ["0-4 bold", "8-11 italic", "8-11 link u"])
  }

  @Test("Markers beside an insertion are judged by its specifier")
  func flanking() {
    let resolved = resolver().resolve(
      key: "**%@**さん", arguments: [.text("さくら")], locale: "ja")
    // The @ is punctuation, so the second ** cannot close before a letter: iOS shows it so too.
    #expect(resolved.styled.text == "**さくら**さん")
    let number = resolver().resolve(key: "**%d**さん", arguments: [.integer(3)], locale: "ja")
    #expect(number.styled.text == "3さん")
  }

  @Test(
    "Hostile texts take linear time",
    arguments: ["*", "_a ", "[", "[a](", "`a``b", "**a*", "<a:", "^[x](", "]", "*a_ "])
  func hostile(part: String) {
    let text = String(repeating: part, count: 20_000)
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      #expect(InlineMarkdown.parse(text).text.utf16.count <= text.utf16.count)
    }
    #expect(elapsed < .seconds(10))
  }
}
