import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Lines below texts and through them, and digits that are equally wide.
@MainActor
struct TextLineTests {
  private func texts(_ view: some View, _ locale: LocaleTag = "en") throws -> [TextContent] {
    try Fixture.stage().layout(view, width: 400, for: Stage.variant(locale)).texts.map(\.text)
  }

  private func decoration(_ view: some View) throws -> TextDecoration? {
    try texts(view).first?.decorations.first
  }

  @Test("a line takes the colour of its text, or its own, and its pattern")
  func linesHaveColours() throws {
    let text = Text(verbatim: "a").foregroundColor(.red)
    let red = try #require(try texts(text).first?.colors.first)
    #expect(try decoration(text.underline())?.underline?.color == red)
    #expect(try decoration(text.underline())?.strikethrough == nil)
    #expect(try decoration(text.strikethrough())?.strikethrough?.pattern == .solid)
    let line = try decoration(text.underline(pattern: .dash, color: .black))?.underline
    #expect(line?.pattern == .dash && line?.color != red)
    #expect(try texts(text).first?.decorations.isEmpty == true)
  }

  @Test("a text's own line stands over that of the views around, as none does")
  func innerLineWins() throws {
    let text = Text(verbatim: "a")
    #expect(try decoration(VStack { text }.underline())?.underline?.pattern == .solid)
    #expect(
      try decoration(VStack { text.underline(pattern: .dot) }.underline())?.underline?.pattern
        == .dot)
    #expect(try texts(VStack { text.underline(false) }.underline()).first?.decorations == [])
    #expect(try texts(VStack { text }.underline().underline(false)).first?.decorations != [])
  }

  @Test("only the parts of a text that say so have a line")
  func partsHaveLines() throws {
    let text = Text(verbatim: "a") + Text(verbatim: "b").underline() + Text(verbatim: "c")
    let decorations = try #require(try texts(text).first?.decorations)
    #expect(decorations.map { $0.underline != nil } == [false, true, false])
  }

  @Test("digits are equally wide only where that is asked for, by a font, a text or a view around")
  func digitsAreEquallyWide() throws {
    func width(_ view: some View) throws -> Double {
      try #require(try texts(view).first).layout.naturalWidth
    }
    let (narrow, wide) = (Text(verbatim: "1111"), Text(verbatim: "8888"))
    #expect(try width(narrow) < width(wide) - 1)
    #expect(try width(narrow.monospacedDigit()) == width(wide.monospacedDigit()))
    let font = Font.body.monospacedDigit()
    #expect(try width(narrow.font(font)) == width(wide.font(font)))
    let views = [VStack { narrow }, VStack { wide }].map { $0.monospacedDigit() }
    #expect(try width(views[0]) == width(views[1]))
    let large = Font.system(size: 60).monospacedDigit()
    #expect(try width(narrow.font(large)) == width(wide.font(large)))
  }

  @Test("equally wide digits leave letters as they are")
  func lettersStay() throws {
    let text = Text(verbatim: "Hamburgefonts")
    let widths = try [text, text.monospacedDigit()].map {
      try #require(try texts($0).first).layout.naturalWidth
    }
    #expect(widths[0] == widths[1])
  }

  @Test("a secondary scale changes nothing and says so")
  func scaleIsRecorded() throws {
    let tree = try Fixture.stage().layout(
      Text(verbatim: "a").textScale(.secondary), width: 100)
    #expect(tree.root.children.isEmpty)
    #expect(tree.root.attributes.records.map(\.name) == ["textScale"])
  }
}
