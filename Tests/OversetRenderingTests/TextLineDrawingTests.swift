import Foundation
import OversetRaster
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Where lines below texts and through them are drawn.
@MainActor
struct TextLineDrawingTests {
  private static func isRed(_ color: RGBAColor) -> Bool {
    color.red > color.blue &+ 40 && color.blue < 200
  }
  private static func isInk(_ color: RGBAColor) -> Bool { color.red < 128 && color.blue < 128 }

  private func picture(_ text: Text, _ variant: ViewEnvironment = Stage.english) throws -> Bitmap {
    try Easel.draw(Stage().layout(text.font(.largeTitle), width: 300, for: variant))
  }

  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test(
    "the line below stands under the letters and is as wide as they are",
    arguments: [("en", "HHHH"), ("ar", "دددد"), ("ja", "日日日")])
  func underline(locale: LocaleTag, string: String) throws {
    let text = Text(verbatim: string).underline(color: Self.red)
    let picture = try picture(text, Stage.variant(locale))
    let line = try #require(picture.box(where: Self.isRed))
    let ink = try #require(picture.box(where: Self.isInk))
    #expect(line.x <= ink.x && line.maxX >= ink.maxX)
    #expect(line.width < ink.width + 40)
    #expect(line.height >= 3 && line.height <= 14)
    #expect(line.maxY > ink.maxY)
  }

  @Test("the line through the middle crosses the letters")
  func strikethrough() throws {
    let picture = try picture(Text(verbatim: "HHHH").strikethrough(color: Self.red))
    let line = try #require(picture.box(where: Self.isRed))
    let ink = try #require(picture.box(where: Self.isInk))
    #expect(line.y > ink.y && line.maxY < ink.maxY)
  }

  @Test("a text without lines has none, a pattern leaves gaps")
  func patterns() throws {
    #expect(try picture(Text(verbatim: "HHHH")).box(where: Self.isRed) == nil)
    func count(_ pattern: Text.LineStyle.Pattern) throws -> Int {
      let picture = try picture(
        Text(verbatim: "HHHH").underline(pattern: pattern, color: Self.red))
      return picture.count(where: Self.isRed)
    }
    let solid = try count(.solid)
    #expect(try count(.dash) < solid * 9 / 10)
    #expect(try count(.dot) < count(.dash))
  }
}
