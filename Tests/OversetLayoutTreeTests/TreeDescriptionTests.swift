import Foundation
import OversetLayoutTree
import OversetTestBasics
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// The text of a tree, which text snapshots hold.
@MainActor
struct TreeDescriptionTests {
  private func description(_ root: LayoutNode) -> String {
    TreeDescription(
      LayoutTree(
        size: CGSize(width: 100, height: 50), displayScale: 2, direction: .leftToRight,
        locale: "en", background: ColorValue(hex: 0xFFFFFF), root: root)
    ).text
  }

  @Test("a line gives the node's kind, frame, content and what differs from the default")
  func saysWhatSetsANodeApart() {
    var child = LayoutNode(
      kind: "Circle", frame: CGRect(x: 1, y: 2.5, width: 30, height: 1.0 / 3),
      content: .shape(
        ShapeContent(
          geometry: .roundedRectangle(radius: 4), fill: ColorValue(hex: 0xFF0000),
          stroke: ColorValue(hex: 0x00FF00).opacity(0.5), lineWidth: 1.5)),
      direction: .rightToLeft)
    child.identifier = "id"
    child.label = "says \"hi\""
    child.opacity = 0.25
    let symbol = LayoutNode(
      kind: "Image", frame: .zero,
      content: .symbol(
        SymbolContent(
          name: "star", color: ColorValue(hex: 0), isMirrored: true, fontSize: 17, weight: 400)))
    let picture = LayoutNode(
      kind: "Image", frame: .zero,
      content: .image(ImageContent(name: "portrait", width: 3, height: 4, pixels: [])))
    let root = LayoutNode(kind: "HStack", frame: .zero, children: [child, symbol, picture])
    let expected = """
      size 100 x 50 @2 ltr en
      HStack 0 0 0 0
        Circle 1 2.5 30 0.333 rounded(4) fill=#FF0000 stroke=#00FF0080/1.5 rtl id="id" \
      label="says \\"hi\\"" opacity=0.25
        Image 0 0 0 0 star mirrored
        Image 0 0 0 0 portrait 3x4

      """
    #expect(description(root) == expected)
  }

  @Test(
    "a length has at most three decimals and no trailing zeros",
    arguments: [
      (0, "0"), (-0.0001, "0"), (1.0 / 3, "0.333"), (20.5, "20.5"), (-2.25, "-2.25"), (7, "7"),
      (1.9996, "2"), (0.001, "0.001"), (10.05, "10.05"), (100.1, "100.1"), (-0.5, "-0.5"),
    ] as [(CGFloat, String)])
  func lengthsAreShort(length: CGFloat, text: String) {
    let node = LayoutNode(kind: "a", frame: CGRect(x: length, y: 0, width: 1, height: 1))
    #expect(description(node).contains("\na \(text) 0 1 1\n"))
  }

  @Test("every thousandth of a point is written exactly", arguments: 1...5 as ClosedRange<UInt64>)
  func thousandths(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let number = Int.random(in: 1...3_000_000, using: &source)
      var digits = String(number % 1000 + 1000).dropFirst()
      while digits.last == "0" { digits = digits.dropLast() }
      let expected = "\(number / 1000)\(digits.isEmpty ? "" : ".")\(digits)"
      for (sign, mark) in [(1, ""), (-1, "-")] as [(CGFloat, String)] {
        let frame = CGRect(x: sign * CGFloat(number) / 1000, y: 0, width: 1, height: 1)
        #expect(
          description(LayoutNode(kind: "a", frame: frame)).contains(
            "\na \(mark)\(expected) 0 1 1\n"))
      }
    }
  }

  @Test(
    "a node whose length is infinite, huge or NaN takes one line",
    arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, -1e18, .greatestFiniteMagnitude])
  func absurdLengthsAreWritten(length: CGFloat) {
    let node = LayoutNode(kind: "a", frame: CGRect(x: length, y: 0, width: 1, height: 1))
    #expect(description(node).split(separator: "\n").count == 2)
  }

  @Test(
    "invisible characters, quotes and backslashes are escaped, letters are not",
    arguments: [
      ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"), ("\"", "\\\""), ("\\", "\\\\"),
      ("\u{0}", "\\u{0}"), ("\u{1B}", "\\u{1B}"), ("\u{7F}", "\\u{7F}"), ("\u{202E}", "\\u{202E}"),
      ("\u{200F}", "\\u{200F}"), ("\u{2066}", "\\u{2066}"), ("\u{AD}", "\\u{AD}"),
      ("é", "é"), ("م", "م"), ("猫", "猫"),
    ])
  func charactersThatCannotBeSeenAreEscaped(character: String, escaped: String) {
    var node = LayoutNode(kind: "a", frame: .zero)
    node.identifier = "x\(character)y"
    #expect(description(node).contains("id=\"x\(escaped)y\""))
  }

  /// Every character of Unicode, by blocks of 256.
  @Test("a character is escaped by its general category alone")
  func everyCharacterIsWrittenByItsCategory() {
    var count = 0
    for block in 0..<UInt32(0x1100) {
      let scalars = (block << 8..<(block + 1) << 8).compactMap(Unicode.Scalar.init)
        .filter { $0 != "\"" && $0 != "\\" && !("\t\n\r").unicodeScalars.contains($0) }
      count += scalars.count
      let escaped = scalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: String(scalar)
        }
      }
      var node = LayoutNode(kind: "a", frame: .zero)
      node.label = String(String.UnicodeScalarView(scalars))
      let written = description(node).unicodeScalars
      let expected = " label=\"\(escaped.joined())\"\n"
      #expect(
        written.suffix(expected.unicodeScalars.count).elementsEqual(expected.unicodeScalars),
        "block \(String(block, radix: 16))")
    }
    // All but surrogates and the five characters left out above.
    #expect(count == 0x11_0000 - 0x800 - 5)
  }

  /// Line separators would end a line of the snapshot for many programs.
  @Test("no line separator is written as it is", arguments: ["\u{2028}", "\u{2029}", "\u{85}"])
  func lineSeparatorsAreEscaped(character: String) {
    var node = LayoutNode(kind: "a", frame: .zero)
    node.identifier = "x\(character)y"
    #expect(!description(node).unicodeScalars.contains { String($0) == character })
  }

  @Test(
    "a view gives the same description twice, with a line for each node and line of text",
    arguments: ["en", "ar", "ja"])
  func isStable(locale: LocaleTag) throws {
    let view = VStack {
      Text(verbatim: "Some words that wrap\nand break").frame(width: 80)
      HStack {
        Image(systemName: "chevron.forward")
        Text(verbatim: "A line that is cut at its end").lineLimit(1)
      }
    }
    let texts = try (0..<2).map { _ in
      TreeDescription(try Stage().layout(view, width: 150, for: Stage.variant(locale))).text
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains(" cut\n"))
    #expect(texts[0].contains("shows \"A line"))
    #expect(texts[0].hasSuffix("\n"))
    let tree = try Stage().layout(view, width: 150, for: Stage.variant(locale))
    let lines = tree.texts.map {
      $0.text.layout.lines.count + ($0.text.layout.shown == nil ? 0 : 1)
    }
    let expected = 1 + tree.nodes.count + lines.reduce(0, +)
    #expect(texts[0].split(separator: "\n").count == expected)
  }
}
