import Foundation
import OversetLayoutTree
import OversetShaping
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Texts of attributed strings and of Markdown.
@MainActor
struct AttributedTextTests {
  private func text(_ view: some View, _ locale: LocaleTag = "en") throws -> TextContent {
    let tree = try Fixture.stage().layout(view, width: 600, for: Stage.variant(locale))
    return try #require(tree.texts.first).text
  }

  @Test("each run of an attributed string keeps its font, colour and lines")
  func runsKeepTheirLooks() throws {
    var string = AttributedString("plain ")
    var loud = AttributedString("loud")
    loud.font = .title
    loud.foregroundColor = .red
    loud.underlineStyle = .single
    loud.tracking = 2
    string.append(loud)
    let text = try text(Text(string))
    #expect(text.string == "plain loud")
    #expect(text.request.spans.map(\.start) == [0, 6])
    #expect(text.request.spans.map(\.font.size) == [17, 28])
    #expect(text.request.spans.map(\.tracking) == [0, 2])
    #expect(text.colors.map(\.hex) == ["#000000", "#FF3B30"])
    #expect(text.decorations.map { $0.underline != nil } == [false, true])
    #expect(text.origin == nil)
  }

  @Test("an empty attributed string is an empty text")
  func emptyString() throws {
    #expect(try text(Text(AttributedString())).string.isEmpty)
  }

  @Test("Markdown makes emphasis, strikethrough, code and links attributes")
  func markdownIsRead() throws {
    let string = try AttributedString(markdown: "a **b** *c* ~~d~~ `e` [f](https://example.org)")
    #expect(String(string.characters) == "a b c d e f")
    let intents = string.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .strikethrough, .code])
    #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://example.org"])
    let text = try text(Text(string))
    #expect(text.request.spans.map(\.font.style.weight).contains(600))
    #expect(text.request.spans.map(\.font.style.isItalic).contains(true))
    #expect(text.decorations.filter { $0.strikethrough != nil }.count == 1)
    #expect(text.colors.last?.hex == "#007AFF")
  }

  @Test("line breaks become spaces unless white space is kept")
  func lineBreaks() throws {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n b").characters) == "a b")
    #expect(
      String(try AttributedString(markdown: "a\n b", options: options).characters) == "a\n b")
  }

  @Test("a key with Markdown has links in the tint and struck parts, in its own language")
  func markdownInKeys() throws {
    let text = try text(Text("~~old~~ [new](https://example.org)").tint(.red))
    #expect(text.string == "old new")
    #expect(text.decorations.map { $0.strikethrough != nil } == [true, false, false])
    #expect(text.colors.map(\.hex) == ["#000000", "#000000", "#FF3B30"])
    #expect(try self.text(Text("plain")).decorations.isEmpty)
  }

  @Test("a localized attributed string is looked up, and its Markdown read")
  func localizedMarkdown() throws {
    struct Greeting: View {
      var body: some View { Text(AttributedString(localized: "Hello, **\("Ada")**!")) }
    }
    let text = try text(Greeting(), "de")
    #expect(text.string == "Hallo, Ada!")
    #expect(text.request.spans.map(\.font.style.weight) == [400, 600, 400])
  }

  @Test("a text in a key keeps its weight and colour within the translation around it")
  func nestedTextsKeepTheirLooks() throws {
    let name = Text(verbatim: "Ada").italic().foregroundColor(.red)
    let text = try text(Text("Hello, **\(name)**!"), "de")
    #expect(text.string == "Hallo, Ada!")
    #expect(text.request.spans.map(\.font.style.isItalic) == [false, true, false])
    #expect(text.request.spans.map(\.font.style.weight) == [400, 600, 400])
    #expect(text.colors.map(\.hex) == ["#000000", "#FF3B30", "#000000"])
    #expect(text.origin?.key == "Hello, **%@**!")
  }

  @Test("a picture in a text takes room, and says that it is not drawn")
  func picturesTakeRoom() throws {
    let icon = Text(Image(systemName: "star"))
    let tree = try Fixture.stage().layout(
      icon + Text(verbatim: "a"), width: 300, for: Stage.english)
    let alone = try text(Text(verbatim: "a"))
    let width = try #require(tree.texts.first).text.layout.naturalWidth
    #expect((10...30).contains(width - alone.layout.naturalWidth))
    #expect(tree.root.attributes.records.map(\.name) == ["Text(Image)"])
    let key = try text(Text("Hello, **\(Image(systemName: "star"))**!"), "de")
    #expect(key.origin?.key == "Hello, **%@**!" && key.string.hasPrefix("Hallo, \u{A0}"))
  }
}
