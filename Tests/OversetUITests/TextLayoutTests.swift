import Foundation
import OversetConfig
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// How texts take up room, limit their lines, shrink and are cut.
@MainActor
struct TextLayoutTests {
  private static let long = "The calendar of the whole family for the coming weeks"
  /// The height of the system font's line, in em: ascent 1950 and descent 494 of 2048.
  private static let lineHeight = 2444.0 / 2048

  private func text(
    _ view: some View, width: CGFloat = 120, _ variant: ViewEnvironment = Stage.english
  ) throws -> (frame: CGRect, text: TextContent) {
    let tree = try Fixture.stage().layout(view, width: width, for: variant)
    let found = try #require(tree.texts.first)
    return (found.node.frame, found.text)
  }

  private func up(_ points: Double) -> Double { (points * 3).rounded(.up) / 3 }

  @Test("lines of a text style stand its leading apart", arguments: [1, 2, 3])
  func linesOfAStyleStandItsLeadingApart(limit: Int) throws {
    let (frame, text) = try text(Text(verbatim: Self.long).lineLimit(limit))
    #expect(text.layout.lines.count == limit)
    let expected = up(17 * Self.lineHeight + 22 * Double(limit - 1))
    #expect(abs(Double(frame.height) - expected) < 0.001)
  }

  @Test("lines of a fixed font size stand a line height apart")
  func linesOfAFixedSizeStandALineHeightApart() throws {
    let (frame, _) = try text(Text(verbatim: Self.long).font(.system(size: 17)).lineLimit(2))
    #expect(abs(Double(frame.height) - up(17 * Self.lineHeight * 2)) < 0.001)
  }

  @Test("a limit that reserves space is as high as all its lines")
  func spaceIsReservedForLinesThatAreNotThere() throws {
    let (frame, text) = try text(Text(verbatim: "One").lineLimit(3, reservesSpace: true))
    #expect(text.layout.lines.count == 1)
    #expect(abs(Double(frame.height) - up(17 * Self.lineHeight + 44)) < 0.001)
  }

  @Test("line spacing is added between lines")
  func lineSpacingIsAddedBetweenLines() throws {
    let (frame, _) = try text(Text(verbatim: Self.long).lineSpacing(5).lineLimit(2))
    #expect(abs(Double(frame.height) - up(17 * Self.lineHeight + 22 + 5)) < 0.001)
  }

  @Test("the innermost line limit counts, also where it is nil")
  func innerLimitWins() throws {
    let lifted = Text(verbatim: Self.long).lineLimit(nil)
    let (_, text) = try text(VStack { lifted }.lineLimit(1))
    #expect(text.layout.lines.count > 1)
    #expect(!text.layout.isTruncated)
  }

  @Test(
    "the ellipsis stands where the truncation mode hides text",
    arguments: Text.TruncationMode.allCases)
  func ellipsisStandsWhereTextIsHidden(mode: Text.TruncationMode) throws {
    let (frame, text) = try text(
      Text(verbatim: Self.long).lineLimit(1).truncationMode(mode))
    let shown = try #require(text.layout.shown)
    #expect(frame.width <= 120)
    #expect(shown.filter { $0 == "…" }.count == 1)
    #expect(shown.hasPrefix("…") == (mode == .head))
    #expect(shown.hasSuffix("…") == (mode == .tail))
    #expect(shown.hasPrefix("The") == (mode != .head))
    #expect(shown.hasSuffix("weeks") == (mode != .tail))
  }

  @Test("a text of fixed size is one whole line, whatever it is offered")
  func aFixedSizeIsNeverCut() throws {
    let (frame, text) = try text(Text(verbatim: Self.long).fixedSize())
    #expect(text.layout.lines.count == 1)
    #expect(abs(Double(frame.width) - up(text.layout.naturalWidth)) < 0.001)
    #expect(frame.width > 120)
  }

  @Test("a text shrinks to its minimum scale factor before it is truncated")
  func shrinksBeforeItIsCut() throws {
    let width = CGFloat(try text(Text(verbatim: Self.long).fixedSize()).text.layout.naturalWidth)
    let line = Text(verbatim: Self.long).lineLimit(1).minimumScaleFactor(0.5)
    let (frame, shrunk) = try text(line, width: width * 0.8)
    #expect(!shrunk.layout.isTruncated)
    #expect((0.7...0.8).contains(shrunk.layout.scaleFactor))
    #expect(frame.width <= width * 0.8)
    let (_, cut) = try text(line, width: width * 0.4)
    #expect(cut.layout.isTruncated)
    #expect(cut.layout.scaleFactor == 0.5)
  }

  @Test(
    "lines are aligned", arguments: TextAlignment.allCases, [Stage.english, Stage.arabic])
  func linesAreAligned(alignment: TextAlignment, variant: ViewEnvironment) throws {
    let view = Text(verbatim: "Wide first line\nend").multilineTextAlignment(alignment)
    let (_, text) = try text(view, width: 300, variant)
    let lines = text.layout.lines
    try #require(lines.count == 2)
    let room = lines[0].width - lines[1].width
    let isRightToLeft = variant.direction == .rightToLeft
    let expected =
      switch alignment {
      case .leading: isRightToLeft ? room : 0
      case .center: room / 2
      case .trailing: isRightToLeft ? 0 : room
      }
    #expect(abs(lines[1].x - expected) < 0.01)
  }

  /// 2.2 of the rules: distances between texts and other views come from the font.
  @Test("distances between texts and other views come from the font")
  func distancesFollowTheFont() throws {
    let tree = try Fixture.stage().layout(
      VStack {
        box("above", 10, 10)
        Text(verbatim: "One").accessibilityIdentifier("one")
        Text(verbatim: "Two").accessibilityIdentifier("two")
        box("below", 10, 10)
      }, width: 100)
    let frames = try ["above", "one", "two", "below"].map { try #require(tree.node($0)).frame }
    let gap = up(17 * Self.lineHeight / 10)
    let (descent, capHeight) = (17 * 494.0 / 2048, 17 * 1443.0 / 2048)
    #expect(abs(Double(frames[1].minY - frames[0].maxY) - (descent + gap)) < 0.01)
    let leading = up(22 - 17 * Self.lineHeight)
    #expect(abs(Double(frames[2].minY - frames[1].maxY) - leading) < 0.01)
    let below = max(17 * Self.lineHeight + gap - capHeight, gap + descent)
    #expect(abs(Double(frames[3].minY - frames[2].maxY) - below) < 0.01)
  }

  @Test(
    "of two texts in a row the longer one is truncated unless it has priority",
    arguments: [0.0, 1.0])
  func priorityKeepsATextWhole(priority: Double) throws {
    let tree = try Fixture.stage().layout(
      HStack {
        Text(verbatim: Self.long).layoutPriority(priority)
        Text(verbatim: "Another text of some words")
      }
      .lineLimit(1), width: 500)
    let cut = tree.texts.map(\.text.layout.isTruncated)
    #expect(cut == (priority == 0 ? [true, false] : [false, true]))
  }
}
