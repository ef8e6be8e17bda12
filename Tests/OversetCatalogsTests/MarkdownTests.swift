import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("Inline Markdown")
struct MarkdownTests {
  @Test(
    "Markdown markers become styles over the text that is shown",
    arguments: Fixture.rows("markdown.tsv"))
  func styles(row: [String]) throws {
    try #require(row.count == 3)
    let source = String(decoding: Fixture.unescaped(row[0]), as: UTF8.self)
    let styled = InlineMarkdown.parse(source)
    #expect(styled.text == String(decoding: Fixture.unescaped(row[1]), as: UTF8.self))
    #expect(
      styled.spans.map(spelling).sorted() == row[2].split(separator: ";").map(String.init).sorted())
  }

  @Test("the table of Markdown is read")
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

  @Test("an inserted argument is not parsed as Markdown")
  func insertions() {
    let resolved = resolver().resolve(
      key: "**%@** is [*%@*](u)", arguments: [.text("a*b*"), .text("`c`")], locale: "en")
    let styled = resolved.styled
    #expect(styled.text == "a*b* is `c`")
    #expect(styled.insertions.map(\.range) == [0..<4, 8..<11])
    #expect(styled.spans.map(spelling).sorted() == ["0-4 bold", "8-11 italic", "8-11 link u"])
  }

  @Test(
    "a space at the end of code is the markers', unless an argument has it",
    arguments: [
      ("` %@ `", "c", "c"), ("` %@ `", " c ", " c "), ("`%@`", " c ", " c "), ("`%@`", "  ", "  "),
      ("` %@ `", " ", " "), ("` %@`", "c ", " c "), ("`%5d `", "", "    3 "),
    ])
  func paddedCode(key: String, argument: String, shown: String) {
    let arguments: [FormatArgument] = argument.isEmpty ? [.integer(3)] : [.text(argument)]
    let styled = resolver().resolve(key: key, arguments: arguments, locale: "en").styled
    #expect(styled.text == shown)
    #expect(styled.spans.map(spelling) == ["0-\(shown.utf16.count) code"])
  }

  @Test("markers beside an insertion are judged by its specifier")
  func flanking() {
    let resolved = resolver().resolve(
      key: "**%@**さん", arguments: [.text("さくら")], locale: "ja")
    // The @ is punctuation, so the second ** cannot close before a letter: iOS shows it so too.
    #expect(resolved.styled.text == "**さくら**さん")
    let number = resolver().resolve(key: "**%d**さん", arguments: [.integer(3)], locale: "ja")
    #expect(number.styled.text == "3さん")
  }

  @Test(
    "20,000 repetitions of a marker are parsed by the rule that holds for 200",
    arguments: ["*", "_a ", "[", "[a](", "`a``b", "**a*", "<a:", "^[x](", "]", "*a_ "])
  func hostile(part: String) {
    // Every 120 repetitions more show as many units and have as many spans more.
    func result(_ count: Int) -> (units: Int, spans: Int) {
      let styled = InlineMarkdown.parse(String(repeating: part, count: count))
      return (styled.text.utf16.count, styled.spans.count)
    }
    let (few, more, many) = (result(200), result(320), result(20_000))
    #expect(few.units > 0)
    #expect(many.units == few.units + (more.units - few.units) * 165)
    #expect(many.spans == few.spans + (more.spans - few.spans) * 165)
  }

  /// The bound that keeps an unclosed destination from being searched through to the text's end.
  @Test(
    "a destination nests 32 parentheses and no more",
    arguments: [(1, true), (32, true), (33, false)])
  func nesting(depth: Int, isLink: Bool) {
    let destination = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    let styled = InlineMarkdown.parse("[a]" + destination)
    #expect(styled.text == (isLink ? "a" : "[a]" + destination))
    #expect(styled.spans.count == (isLink ? 1 : 0))
  }
}
