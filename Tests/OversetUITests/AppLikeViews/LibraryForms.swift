import Foundation
import OversetLayoutTree
import OversetShaping
import OversetTestSupport
import OversetText
public import OversetUI
import OversetVocabulary
import Testing

// What libraries add to SwiftUI's types belongs to no actor: this is not compiled otherwise in Swift 6.
extension Color {
  static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)

  init(pair light: Color, dark: Color) {
    self.init(uiColor: UIColor { UIColor($0.userInterfaceStyle == .dark ? dark : light) })
  }
}

extension Image {
  static let star = Image(systemName: "star")
}

extension Color: Encodable {
  /// By its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(self)")
  }
}

private struct Palette: Sendable {
  var accent = Color.brand
  var title = Text("Title")
}

/// What a table of sizes hands to the views around.
private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static let framed = PreviewTrait.modifier(Framed())
}

private struct Library: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Text("One"), title: "One", category: .control)
    LibraryItem(Text("Two"))
  }

  func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), category: .effect) }
}

private struct SelectableNote: View {
  @State private var height: CGFloat = 0
  @State private var isChoosing = false

  var body: some View {
    VStack {
      Text("Note").font(.body.smallCaps().leading(.tight)).textSelection(.enabled)
      Text("Scaled").font(.body.scaled(by: 1.2).lowercaseSmallCaps())
      Group { Text("Wide") }.tracking(2).baselineOffset(1).kerning(1)
    }
    .textSelection(.disabled)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: {
      height = $0
    }
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { _, new in height = new }
    .anchorPreference(key: BoundsKey.self, value: .bounds) { [1: $0] }
    .onDrop(of: [.plainText, .fileURL], isTargeted: nil) { _ in true }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.pdf, .image]) { _ in }
  }
}

/// Forms that libraries use.
@MainActor
struct LibraryFormTests {
  private func records(_ view: some View) throws -> [ModifierRecord] {
    let tree = try Fixture.stage().layout(view, width: 300, for: Stage.english)
    return TreeTraversal(tree).nodes.flatMap(\.node.attributes.records)
  }

  @Test("what libraries write compiles, and what has no effect leaves its record")
  func compiles() throws {
    let records = try records(SelectableNote())
    for name in [
      "textSelection", "onGeometryChange", "onDrop", "fileImporter", "leading", "indexViewStyle",
    ] {
      #expect(records.contains { $0.name == name }, "\(name)")
    }
    #expect(Library().views.count == 2)
    let data = try JSONEncoder().encode([Palette().accent])
    #expect(!data.isEmpty)
  }

  @Test("small capitals, whose widths nobody knows, are of class C")
  func smallCapitals() throws {
    let view = Text(verbatim: "Capitals").font(.body.smallCaps()).lineLimit(1)
    let text = try #require(
      try Fixture.stage().layout(view, width: 390, for: Stage.english).texts.first)
    #expect(text.text.fit?.confidence == .unverified)
  }

  @Test("space between letters, set around a text, is that of the text; its own wins")
  func tracking() throws {
    func width(_ view: some View) throws -> CGFloat {
      try Fixture.stage().layout(view, width: 300, for: Stage.english).root.frame.width
    }
    let own = try width(Text(verbatim: "Tracked").tracking(3))
    #expect(try width(Group { Text(verbatim: "Tracked") }.tracking(3)) == own)
    #expect(try width(Group { Text(verbatim: "Tracked").tracking(3) }.kerning(9)) == own)
    #expect(try width(Text(verbatim: "Tracked")) < own)
  }

  @Test("a scaled font follows the text size as its style does")
  func scaled() throws {
    func height(_ font: Font, _ size: DynamicTypeSize) throws -> CGFloat {
      let view = Text(verbatim: "A").font(font).dynamicTypeSize(size)
      return try Fixture.stage().layout(view, width: 300, for: Stage.english).root.frame.height
    }
    let doubled = Font.body.scaled(by: 2)
    #expect(try height(doubled, .large) == height(.system(size: 34), .large))
    #expect(try height(doubled, .xLarge) > height(doubled, .large))
  }
}
