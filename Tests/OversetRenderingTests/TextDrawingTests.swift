import Foundation
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Where the ink of texts stands.
@MainActor
struct TextDrawingTests {
  private static func isRed(_ color: RGBAColor) -> Bool {
    color.red > color.blue &+ 40 && color.blue < 200
  }
  private static func isBlue(_ color: RGBAColor) -> Bool {
    color.blue > color.red &+ 40 && color.red < 200
  }

  /// The first letter red, the last one blue.
  private func picture(_ first: String, _ last: String, _ variant: ViewEnvironment) throws -> Bitmap
  {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let view =
      Text(verbatim: first).foregroundColor(red) + Text(verbatim: last).foregroundColor(blue)
    return try Easel.draw(Stage().layout(view.font(.largeTitle), width: 200, for: variant))
  }

  @Test(
    "the last letter of an Arabic or Hebrew word is the leftmost",
    arguments: [
      ("ar", "م", "د"), ("ar", "سلا", "م"), ("ar", "كتا", "ب"), ("he", "שלו", "ם"),
    ])
  func lastLetterIsLeftmostInArabic(locale: LocaleTag, first: String, last: String) throws {
    let picture = try picture(first, last, Stage.variant(locale))
    let red = try #require(picture.box(where: Self.isRed))
    let blue = try #require(picture.box(where: Self.isBlue))
    #expect(blue.x < red.x)
    #expect(blue.maxX < red.maxX)
  }

  /// The text decides its direction, not the interface.
  @Test(
    "the last letter is rightmost in Latin and leftmost in Arabic",
    arguments: [Stage.english, Stage.arabic])
  func lastLetterIsRightmostInLatin(variant: ViewEnvironment) throws {
    let picture = try picture("Wo", "d", variant)
    let red = try #require(picture.box(where: Self.isRed))
    let blue = try #require(picture.box(where: Self.isBlue))
    #expect(red.x < blue.x)
    #expect(red.maxX < blue.maxX)
  }

  @Test(
    "the ellipsis is drawn where reading ends, on the left in Arabic and Hebrew",
    arguments: [
      ("ar", "استعادة المشتريات السابقة كلها", true), ("he", "שחזור כל הרכישות הקודמות", true),
      ("en", "Restore all of the purchases", false), ("ja", "購入したものをすべて復元する", false),
    ])
  func ellipsisStandsAtTheEnd(locale: LocaleTag, words: String, isAtLeft: Bool) throws {
    let tree = try Stage().layout(
      Text(verbatim: words).lineLimit(1).font(.title), width: 150, for: Stage.variant(locale))
    let ellipsis = try #require(try Easel.draw(only(tree, ellipsis: true)).ink)
    let rest = try #require(try Easel.draw(only(tree, ellipsis: false)).ink)
    if isAtLeft {
      #expect(ellipsis.x < rest.x && ellipsis.maxX < rest.x + 30)
    } else {
      #expect(ellipsis.maxX > rest.maxX && ellipsis.x > rest.maxX - 30)
    }
  }

  /// The tree with nothing but its ellipsis, or with all but it.
  private func only(_ tree: LayoutTree, ellipsis: Bool) throws -> LayoutTree {
    var (node, _, text) = try #require(tree.texts.first)
    for index in text.layout.lines.indices {
      text.layout.lines[index].runs.removeAll { $0.isEllipsis != ellipsis }
    }
    node.content = .text(text)
    var tree = tree
    tree.root = node
    return tree
  }

  @Test(
    "every character draws ink, also one that no face has",
    arguments: ["😀", "👩‍👩‍👧", "\u{1B05}", "\u{E000}", "a", "م", "猫", "ก", "क", "ש"])
  func everyCharacterDrawsSomething(character: String) throws {
    let tree = try Stage().layout(Text(verbatim: character).font(.largeTitle), width: 80)
    let ink = try #require(try Easel.draw(tree).ink)
    #expect(ink.width >= 9 && ink.height >= 9)
  }

  @Test("white space draws no ink", arguments: [" ", "\u{A0}", "\u{3000}"])
  func spacesDrawNothing(space: String) throws {
    let tree = try Stage().layout(Text(verbatim: space), width: 80)
    #expect(try Easel.draw(tree).ink == nil)
  }

  @Test("an image that is not there is drawn as a box with its name")
  func placeholdersOfPicturesDrawTheirName() throws {
    let tree = try Stage().layout(
      Image("portrait").resizable().frame(width: 100, height: 60), width: 100)
    let named = try Easel.draw(tree)
    #expect(named.ink == PixelRect(x: 0, y: 0, width: 300, height: 180))
    let middle = (100..<200).contains { x in
      (60..<120).contains { y in named.color(x, y) != .white }
    }
    #expect(middle)
  }
}
