import Foundation
import OversetLayoutTree
import OversetShaping
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Which words a text shows.
@MainActor
struct LocalizedTextTests {
  private func texts(_ view: some View, _ locale: LocaleTag = "en") throws -> [TextContent] {
    try Fixture.stage().layout(view, width: 400, for: Stage.variant(locale)).texts.map(\.text)
  }

  @Test(
    "a number chooses the plural form of its locale and is written in its digits",
    arguments: Fixture.rows("plurals.tsv"))
  func numbersChooseTheirForm(row: [String]) throws {
    try #require(row.count == 3)
    let count = try #require(Int(row[1]))
    let locale = try #require(LocaleTag(row[0]))
    let text = try #require(try texts(Text("\(count) messages"), locale).first)
    #expect(text.string == row[2])
    #expect(text.origin?.key == "%lld messages")
    #expect(text.origin?.locale == locale)
  }

  @Test("the table of plurals has rows for five locales")
  func everyLocaleHasPlurals() {
    let locales = Set(Fixture.rows("plurals.tsv").compactMap(\.first))
    #expect(locales == ["en", "de", "ar", "ja", "tr"])
  }

  @Test(
    "bold Markdown sets the weight of its span in every translation",
    arguments: [
      ("en", "Hello, Ada!", [400, 600, 400]), ("de", "Hallo, Ada!", [400, 600, 400]),
      ("ja", "Ada さん、こんにちは！", [600, 400]),
    ])
  func markdownIsBold(locale: LocaleTag, string: String, weights: [Int]) throws {
    let name = "Ada"
    let text = try #require(try texts(Text("Hello, **\(name)**!"), locale).first)
    #expect(text.string == string)
    #expect(text.request.spans.map(\.font.style.weight) == weights)
  }

  @Test("only a literal is read as a key and as Markdown")
  func verbatimIsShownAsItIs() throws {
    let variable = "**Close** %lld"
    #expect(try texts(Text(verbatim: "Close"), "de").map(\.string) == ["Close"])
    #expect(try texts(Text(variable), "de").map(\.string) == [variable])
    #expect(try texts(Text(variable), "de").first?.origin == nil)
    #expect(try texts(Text("Close"), "de").map(\.string) == ["Schließen"])
  }

  @Test("a text without a translation shows its key and counts as untranslated")
  func whatNobodyTranslatedSaysSo() throws {
    let text = try #require(try texts(Text("Close"), "ja").first)
    #expect(text.string == "Close")
    #expect(text.origin?.isTranslated == false)
    let unknown = try #require(try texts(Text("No catalog has this"), "de").first)
    #expect(unknown.string == "No catalog has this")
    #expect(unknown.origin?.locale == nil)
    #expect(unknown.origin?.isTranslated == false)
  }

  @Test(
    "capitals follow the locale of the environment",
    arguments: [("en", "ISTANBUL"), ("tr", "İSTANBUL"), ("de", "ISTANBUL")])
  func capitalsFollowTheLocale(locale: LocaleTag, capitals: String) throws {
    let view = Text("istanbul").textCase(.uppercase)
    #expect(try texts(view, locale).map(\.string) == [capitals])
    let moved = view.environment(\.locale, Locale(identifier: locale.identifier))
    #expect(try texts(moved, "ja").map(\.string) == [capitals])
    #expect(try texts(VStack { view.textCase(nil) }, locale).map(\.string) == [capitals])
  }

  @Test("the parts of a sum of texts keep their colours, fonts and weights")
  func joinedTextsKeepTheirLooks() throws {
    let view =
      Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "bc").bold()
      + Text("Close").font(.title)
    let text = try #require(try texts(view, "de").first)
    #expect(text.string == "abcSchließen")
    #expect(text.request.spans.map(\.start) == [0, 1, 3])
    #expect(text.request.spans.map(\.font.size) == [17, 17, 28])
    #expect(text.request.spans.map(\.font.style.weight) == [400, 600, 400])
    #expect(text.colors.map(\.hex) == ["#FF3B30", "#000000", "#000000"])
  }

  @Test("of two modifiers of one kind on a text the inner one counts")
  func innermostLooksWin() throws {
    let view = Text(verbatim: "a").foregroundColor(.red).tracking(2).baselineOffset(1)
      .foregroundStyle(.blue).kerning(3).baselineOffset(4)
    let text = try #require(try texts(view).first)
    #expect(text.colors.map(\.hex) == ["#FF3B30"])
    #expect(text.request.spans.map(\.tracking) == [2])
    #expect(text.request.spans.map(\.baselineOffset) == [1])
  }

  @Test("the weight of a sum reaches the parts that set none")
  func sumsInherit() throws {
    let view = (Text(verbatim: "a") + Text(verbatim: "b").fontWeight(.light)).bold()
    let text = try #require(try texts(view).first)
    #expect(text.request.spans.map(\.font.style.weight) == [600, 300])
  }

  @Test("a text inside an interpolation is localized in its place")
  func nestedTextsAreResolvedWhereTheyStand() throws {
    let view = Text("Hello, **\(Text("Close"))**!")
    #expect(try texts(view, "de").map(\.string) == ["Hallo, Schließen!"])
  }
}
