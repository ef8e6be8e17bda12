import Foundation
import OversetConfig
import OversetLayoutTree
import OversetShaping
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Which font a text gets.
@MainActor
struct FontTests {
  private func fonts(
    _ view: some View, _ typeSize: DynamicTypeSize = .large
  ) throws -> [TextFont] {
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, typeSize: typeSize)
    return try Fixture.stage().layout(view, width: 300, for: variant).texts
      .flatMap { $0.text.request.spans.map(\.font) }
  }

  nonisolated private static let styles: [(TextStyle, Font)] = [
    (.largeTitle, .largeTitle), (.title, .title), (.title2, .title2), (.title3, .title3),
    (.headline, .headline), (.body, .body), (.callout, .callout), (.subheadline, .subheadline),
    (.footnote, .footnote), (.caption, .caption), (.caption2, .caption2),
  ]

  @Test(
    "a text style has the size, leading and weight of its row at every text size",
    arguments: DynamicTypeSize.allCases)
  func stylesFollowTheTextSize(typeSize: DynamicTypeSize) throws {
    for (style, font) in Self.styles {
      let resolved = try #require(
        try fonts(Text(verbatim: "Type").font(font), typeSize).first)
      let metrics = TypeStyleTable.metrics(style, typeSize)
      #expect(resolved.size == metrics.size, "\(style)")
      #expect(resolved.leading == metrics.leading, "\(style)")
      #expect(resolved.style.weight == (style == .headline ? 600 : 400), "\(style)")
    }
  }

  @Test(
    "a fixed size does not follow the text size, and a custom font grows as body does",
    arguments: DynamicTypeSize.allCases)
  func fixedSizesDoNot(typeSize: DynamicTypeSize) throws {
    let view = VStack {
      Text(verbatim: "a").font(.system(size: 20))
      Text(verbatim: "b").font(.custom("Brand", fixedSize: 20))
      Text(verbatim: "c").font(.custom("Brand", size: 20))
    }
    let sizes = try fonts(view, typeSize).map(\.size)
    let body = TypeStyleTable.metrics(.body, typeSize).size
    #expect(sizes.prefix(2) == [20, 20])
    #expect(abs(sizes[2] - 20 * body / 17) < 1e-9)
  }

  @Test(
    "Bold Text makes every weight two steps heavier, up to black",
    arguments: [
      (Font.Weight.ultraLight, 100, 300), (.light, 300, 500), (.regular, 400, 600),
      (.medium, 500, 700), (.semibold, 600, 800), (.bold, 700, 900), (.heavy, 800, 900),
      (.black, 900, 900),
    ])
  func boldText(weight: Font.Weight, usual: Int, heavier: Int) throws {
    let view = VStack {
      Text(verbatim: "a").fontWeight(weight)
      Text(verbatim: "b").font(.body.weight(weight))
      Text(verbatim: "c").font(.system(size: 20, weight: weight))
    }
    func weights(_ setting: LegibilityWeight) throws -> [Int] {
      let variant = ViewEnvironment(
        locale: "en", direction: .leftToRight, legibilityWeight: setting)
      return try Fixture.stage().layout(view, width: 300, for: variant).texts
        .flatMap { $0.text.request.spans.map(\.font.style.weight) }
    }
    #expect(try weights(.bold) == [heavier, heavier, heavier])
    #expect(try weights(.regular) == [usual, usual, usual])
  }

  @Test("Bold Text leaves a custom font as it is, at whatever weight")
  func customFontsStay() throws {
    let view = VStack {
      Text(verbatim: "a").font(.custom("Brand", size: 20))
      Text(verbatim: "b").font(.custom("Brand", fixedSize: 20).weight(.bold))
      Text(verbatim: "c").font(.custom("Brand", size: 20, relativeTo: .title)).fontWeight(.semibold)
      Text(verbatim: "d").font(.system(size: 20))
    }
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, legibilityWeight: .bold)
    let texts = try Fixture.stage().layout(view, width: 300, for: variant).texts.map(\.text)
    #expect(texts.map { $0.request.spans[0].font.style.weight } == [400, 700, 600, 600])
  }

  @Test("a view reads Bold Text, and may switch it off for a part of the screen")
  func boldTextOfAPart() throws {
    struct Reader: View {
      @Environment(\.legibilityWeight) private var weight
      var body: some View { Text(verbatim: weight == .bold ? "bold" : "regular") }
    }
    let view = VStack {
      Reader()
      Reader().environment(\.legibilityWeight, .regular)
    }
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, legibilityWeight: .bold)
    let texts = try Fixture.stage().layout(view, width: 300, for: variant).texts.map(\.text)
    #expect(texts.map(\.string) == ["bold", "regular"])
    #expect(texts.map { $0.request.spans[0].font.style.weight } == [600, 400])
  }

  @Test("a text size set for a part of the screen reaches its texts")
  func textSizeIsInherited() throws {
    let view = Text(verbatim: "a").environment(\.dynamicTypeSize, .xxxLarge)
    #expect(try fonts(view).map(\.size) == [23])
  }

  @Test("of several fonts the innermost counts")
  func innermostFontWins() throws {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").font(.caption)
      Text(verbatim: "c").font(.title2).font(.caption)
    }
    .font(.title)
    #expect(try fonts(view).map(\.size) == [28, 12, 22])
  }

  @Test("an inherited weight overrides the font's, and one set nearer overrides it")
  func weightsAreInheritedAndOverridden() throws {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").fontWeight(.light)
      Text(verbatim: "c").bold()
      Text(verbatim: "d").font(.headline)
      Text(verbatim: "e").font(.body.weight(.black))
      Text(verbatim: "f").fontWeight(.light).bold()
    }
    #expect(try fonts(view).map(\.style.weight) == [400, 300, 600, 600, 900, 300])
    #expect(
      try fonts(view.fontWeight(.medium)).map(\.style.weight) == [500, 300, 600, 500, 500, 300])
    #expect(try fonts(Group { view }.bold()).first?.style.weight == 600)
  }

  /// Apple's Human Interface Guidelines, Typography: the column "emphasized weight".
  @Test("emphasis gives a text style its own weight, and another font 700", arguments: styles)
  func emphasisFollowsTheStyle(style: TextStyle, font: Font) throws {
    let view = VStack {
      Text(verbatim: "a").bold().font(font)
      Text(verbatim: "b").font(font.bold())
      Text("**c**").font(font)
      Group { Text(verbatim: "d").font(font) }.bold()
      Text(verbatim: "e").font(font).fontWeight(.bold)
      Text(verbatim: "f").font(.system(size: 20)).bold()
    }
    let isLarge = [.largeTitle, .title, .title2].contains(style)
    let emphasized = isLarge ? 700 : 600
    #expect(
      try fonts(view).map(\.style.weight)
        == [emphasized, emphasized, emphasized, emphasized, 700, 700])
  }

  @Test("italics come from the text, its font or the views around it")
  func italicsAreInherited() throws {
    let view = HStack {
      Text(verbatim: "a")
      Text(verbatim: "b").italic()
      Text(verbatim: "c").font(.body.italic())
    }
    #expect(try fonts(view).map(\.style.isItalic) == [false, true, true])
    #expect(try fonts(view.italic()).map(\.style.isItalic) == [true, true, true])
  }

  @Test("an inherited width overrides the font's, and one set nearer overrides it")
  func widthsAreInheritedAndOverridden() throws {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").fontWidth(.condensed)
      Text(verbatim: "c").font(.body.width(.expanded))
      Text(verbatim: "d").fontWidth(.condensed).fontWidth(.expanded)
      Text(verbatim: "e").fontWidth(.standard)
      Text(verbatim: "f").fontWidth(.compressed) + Text(verbatim: "g")
    }
    #expect(try fonts(view).map(\.style.width) == [100, 78, 122, 78, 100, 62, 100])
    #expect(
      try fonts(view.fontWidth(.compressed)).map(\.style.width) == [62, 78, 62, 78, 100, 62, 62])
  }

  @Test("a condensed text has 78 % of the width to the pixel, and the same height")
  func condensedTextIsNarrower() throws {
    let stage = try Fixture.stage()
    let frames = try [Font.Width.standard, .condensed].map { width in
      try #require(
        stage.layout(Text(verbatim: "Wiederherstellen").fontWidth(width), width: 300)
          .nodes(of: "Text").first
      ).frame
    }
    #expect(abs(frames[1].width - frames[0].width * 0.78) <= 1.0 / 3)
    #expect(frames[1].height == frames[0].height)
  }

  @Test("a symbol at twice the font size has twice the box")
  func symbolsFollowTheFont() throws {
    let stage = try Fixture.stage()
    let sizes = try [20, 40].map { size in
      let view = Image(systemName: "star").font(.system(size: CGFloat(size)))
      return try #require(stage.layout(view, width: 200).nodes(of: "Image").first).frame.size
    }
    #expect(abs(sizes[1].width - 2 * sizes[0].width) <= 1.0 / 3 + 0.001)
    #expect(abs(sizes[1].height - 2 * sizes[0].height) <= 1.0 / 3 + 0.001)
    #expect(sizes[0].width > 15 && sizes[0].width < 30)
  }
}
