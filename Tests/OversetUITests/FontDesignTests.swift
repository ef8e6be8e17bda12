import Foundation
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetShaping
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Texts in other designs than the system's standard one, and in fonts of an app.
@MainActor
struct FontDesignTests {
  private func content(_ text: some View) throws -> TextContent {
    try #require(Fixture.stage().layout(text, width: 390).texts.first).text
  }

  private func width(_ text: Text) throws -> Double {
    try #require(content(text.lineLimit(1)).fit).needed
  }

  /// Measured natively: 25 characters of the second caption are 168.0 points wide.
  @Test("letters of the monospaced design have one width, whichever they are")
  func monospacedLettersHaveOneWidth() throws {
    for words in [
      "sensor.kitchen.temperature", "iiiiiiiiiiiiiiiiiiiiiiiii", "WWWWW WWWWW WWWWW WWWWW 1",
    ] {
      let text = Text(verbatim: String(words.prefix(25)))
      let font = Font.system(.caption2, design: .monospaced)
      #expect(try abs(width(text.font(font)) - 168) < 0.1, "\\(words)")
      #expect(try abs(width(text.font(.caption2).monospaced()) - 168) < 0.1, "\\(words)")
      #expect(try abs(width(text.font(.caption2.monospaced())) - 168) < 0.1, "\\(words)")
    }
  }

  /// Within a per cent: the factors are whole per cents, and stand between those of several texts.
  @Test(
    "a design is as wide as the native texts that were measured",
    arguments: [(Font.Design.serif, 188.7 / 183.3, 0.01), (.rounded, 197.3 / 204.0, 0.01)])
  func designsAreAsWideAsMeasured(design: Font.Design, ratio: Double, margin: Double) throws {
    for words in ["Everything in one place", "MANAGE 12 DEVICES"] {
      let text = Text(verbatim: words).font(.subheadline)
      let found = try width(text.fontDesign(design)) / width(text)
      #expect(abs(found - ratio) < margin, "\\(words): \\(found)")
    }
  }

  @Test("a height does not depend on the design")
  func heightsAreTheSame() throws {
    let stage = try Fixture.stage()
    let heights = try [Font.Design.default, .monospaced, .rounded, .serif].map { design in
      try #require(
        stage.layout(Text(verbatim: "Type").fontDesign(design), width: 300).texts.first
      ).node.frame.height
    }
    #expect(Set(heights).count == 1)
  }

  @Test("a verdict on another design or an app's font is unverified, that on the system's is not")
  func estimatesAreUnverified() throws {
    let text = Text(verbatim: "Everything in one place")
    #expect(try content(text).fit?.confidence == .measured)
    #expect(try content(text.fontDesign(.default)).fit?.confidence == .measured)
    let others: [Font] = [
      .system(.body, design: .serif), .system(size: 17, weight: .bold, design: .rounded),
      .body.monospaced(), .custom("Brand", size: 17), .custom("Brand", fixedSize: 17),
    ]
    for font in others {
      #expect(try content(text.font(font)).fit?.confidence == .unverified, "\\(font)")
    }
  }

  @Test(
    "a design of the text stands over that of its font and of the views around; a custom font stays"
  )
  func designsAreInherited() throws {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").fontDesign(.serif)
      Text(verbatim: "c").font(.body.monospaced()).fontDesign(.rounded)
      Text(verbatim: "d").font(.custom("Brand", size: 17))
      Text(verbatim: "e").monospaced(false)
    }
    func designs(_ view: some View) throws -> [FontDesign] {
      try Fixture.stage().layout(view, width: 300).texts
        .map { $0.text.request.spans[0].font.style.design }
    }
    #expect(try designs(view) == [.standard, .serif, .rounded, .custom, .standard])
    #expect(try designs(view.fontDesign(.monospaced)).first == .monospaced)
    #expect(try designs(view.fontDesign(.monospaced))[3] == .custom)
  }

  @Test("a font of which the manifest has a family is set in that, at its own widths and heights")
  func ownFonts() throws {
    var manifest = try Project.defaultFontManifest()
    var own = try #require(manifest.families.first { $0.name == "Noto Sans Thai" })
    (own.name, own.role, own.covers, own.languages) = ("Note", .app, nil, [])
    manifest.families.append(own)
    let stage = Stage(fonts: try FontCollection(manifest: manifest))
    let texts = stage.layout(
      VStack {
        Text(verbatim: "ไทย").font(.custom("Note", size: 17))
        Text(verbatim: "ไทย").font(.custom("Other", size: 17))
        Text(verbatim: "ไทย").font(.system(size: 17))
      }, width: 200
    ).texts.map(\.text)
    let styles = texts.map { $0.request.spans[0].font.style }
    #expect(styles.map(\.ownFamily) == [1, 0, 0])
    #expect(styles.map(\.design) == [.standard, .custom, .standard])
    // The same letters, but for the corrections of what iOS draws, which are of its own font alone.
    let widths = texts.compactMap { $0.fit?.needed }
    #expect(widths.count == 3 && widths[0] != widths[2] && abs(widths[0] / widths[2] - 1) < 0.2)
    #expect(texts[0].layout.size.height != texts[2].layout.size.height)
    // Neither tracking nor what iOS does to its own font.
    let plain = stage.layout(
      Text(verbatim: "ไทย").font(.custom("Note", size: 17)), width: 200,
      for: ViewEnvironment(locale: "en", direction: .leftToRight, metrics: .font)
    ).texts.map(\.text)
    #expect(plain.compactMap { $0.fit?.needed } == [widths[0]])
  }
}
