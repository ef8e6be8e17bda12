import Foundation
import OversetLayoutTree
import OversetRaster
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// What stands in for a glyph or for a bold face that is not there.
@MainActor
struct ReplacedFaceTests {
  private func picture(
    _ text: String, weight: Font.Weight = .regular, locale: LocaleTag = "en"
  ) throws -> Bitmap {
    let view = Text(verbatim: text).font(.system(size: 40, weight: weight))
    return try Easel.draw(Stage().layout(view, width: 300, for: Stage.variant(locale)))
  }

  /// The number of pixels that are darker than the middle between black and white.
  private func darkCount(_ bitmap: Bitmap) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).count { bitmap.color($0, y).red < 128 }
    }
  }

  @Test("a Chinese character outside of the cuts is a frame with its number, as wide as the others")
  func labelledFrame() throws {
    let labelled = try picture("\u{20000}\u{20001}")
    let empty = try picture("\u{E000}\u{E001}")
    let (frame, box) = try (#require(labelled.ink), #require(empty.ink))
    // Han in text of other languages is 0.96 em wide on iOS.
    #expect((95...97).contains(frame.width * 100 / box.width), "\(frame) \(box)")
    #expect(darkCount(labelled) > darkCount(empty) * 5 / 4)
  }

  @Test(
    "bold text of a family without a bold face has thicker strokes at the same places",
    arguments: [("ko", "한글"), ("zh-Hans", "设置"), ("th", "ตั้งค่า"), ("he", "הגדרות")])
  func thickerStrokes(locale: LocaleTag, text: String) throws {
    let (regular, bold) = try (
      picture(text, locale: locale), picture(text, weight: .bold, locale: locale)
    )
    #expect(darkCount(bold) > darkCount(regular) * 6 / 5)
    let (thin, thick) = try (#require(regular.ink), #require(bold.ink))
    // Half of the growth on each side: 0.02 em of 40 points at 3 pixels each, and a pixel of rounding. Bold Hebrew
    // is 2 % wider on iOS.
    let most = locale == "he" ? 6 : 4
    for (grown, edge) in [
      (thin.x - thick.x, "left"), (thick.maxX - thin.maxX, "right"), (thin.y - thick.y, "top"),
    ] {
      #expect((0...most).contains(grown), "\(edge) \(grown)")
    }
  }
}
