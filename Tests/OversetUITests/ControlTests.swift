import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Buttons, shapes, symbols and what is said about them.
@MainActor
struct ControlTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Fixture.stage().layout(view, width: 300, for: variant)
  }

  private func colors(_ view: some View) throws -> [String] {
    try tree(view).texts.map { $0.text.colors[0].hex }
  }

  @Test("a button takes the tint or its role's colour, and a foreground style overrides both")
  func buttonsAreTinted() throws {
    #expect(try colors(Button("Close") {}) == ["#007AFF"])
    #expect(try colors(Button("Close") {}.tint(.orange)) == ["#FF9500"])
    #expect(try colors(Button("Close", role: .destructive) {}) == ["#FF3B30"])
    #expect(try colors(Button("Close", role: .cancel) {}.tint(.green)) == ["#34C759"])
    #expect(
      try colors(
        Button {
        } label: {
          Text("Close").foregroundStyle(.purple)
        }) == ["#AF52DE"])
    #expect(try colors(VStack { Button("Close") {} }.foregroundStyle(.pink)) == ["#FF2D55"])
    #expect(try colors(Text("Close").tint(.red)) == ["#000000"])
  }

  @Test("a button is one control with a localized title")
  func buttonsAreControls() throws {
    let tree = try tree(Button("Close") {}, Stage.variant("de"))
    #expect(tree.root.isControl)
    #expect(tree.strings == ["Schließen"])
    #expect(tree.nodes.filter(\.isControl).count == 1)
  }

  @Test("the innermost identifier counts, and a label is localized unless verbatim")
  func viewsAreNamedAndLabelled() throws {
    let view = VStack {
      Image(systemName: "xmark").accessibilityIdentifier("close").accessibilityLabel("Close")
      Image(systemName: "xmark").accessibilityLabel(Text(verbatim: "Close"))
      Text(verbatim: "a").accessibilityIdentifier("inner").accessibilityIdentifier("outer")
    }
    let tree = try tree(view, Stage.arabic)
    #expect(tree.node("close")?.label == "إغلاق")
    #expect(tree.nodes(of: "Image").map(\.label) == ["إغلاق", "Close"])
    #expect(tree.node("inner")?.kind == "Text")
    #expect(tree.node("outer") == nil)
  }

  @Test("a shape keeps its geometry, fill and stroke, and a border is inset")
  func shapesAreFilledAndStroked() throws {
    let view = VStack {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 2)
      Circle().strokeBorder(.green, lineWidth: 4)
      Capsule().foregroundStyle(.orange)
      Ellipse()
    }
    let shapes = try tree(view).nodes.compactMap { node -> ShapeContent? in
      guard case .shape(let shape) = node.content else { return nil }
      return shape
    }
    #expect(
      shapes.map(\.geometry)
        == [.rectangle, .roundedRectangle(radius: 4), .circle, .capsule, .ellipse])
    #expect(shapes.map { $0.fill?.hex } == ["#FF3B30", nil, nil, "#FF9500", "#000000"])
    #expect(shapes.map { $0.stroke?.hex } == [nil, "#007AFF", "#34C759", nil, nil])
    #expect(shapes[1].inset == 0)
    #expect(shapes[2].inset == 2)
  }

  @Test(
    "a symbol is mirrored in Arabic if its name is forward or backward",
    arguments: [
      ("chevron.forward", true), ("chevron.backward", true), ("chevron.right", false),
      ("arrow.left", false), ("star", false),
    ])
  func symbolsFlip(name: String, flips: Bool) throws {
    for (variant, isMirrored) in [(Stage.english, false), (Stage.arabic, flips)] {
      let node = try #require(try tree(Image(systemName: name), variant).nodes(of: "Image").first)
      guard case .symbol(let symbol) = node.content else {
        Issue.record("\(name) is no symbol")
        return
      }
      #expect(symbol.isMirrored == isMirrored)
      #expect(symbol.name == name)
    }
  }

  @Test("an image has the size of its pixels unless it is resizable")
  func picturesHaveTheirSizeUnlessResizable() throws {
    let picture = try #require(
      UIImage(width: 6, height: 4, scale: 2, rgba: [UInt8](repeating: 9, count: 96)))
    let natural = try tree(Image(uiImage: picture)).nodes(of: "Image").map(\.frame.size)
    #expect(natural == [CGSize(width: 3, height: 2)])
    let fitted = try tree(Image(uiImage: picture).resizable().scaledToFit())
      .nodes(of: "Image").map(\.frame.size)
    #expect(fitted == [CGSize(width: 300, height: 200)])
    #expect(UIImage(width: 6, height: 4, rgba: [1, 2, 3]) == nil)
  }

  @Test("nodes keep the opacity and the clip shape of their views")
  func clipAndOpacityAreKept() throws {
    let tree = try tree(
      Color.red.frame(width: 10, height: 10).clipShape(Circle()).opacity(0.25))
    #expect(tree.root.opacity == 0.25)
    #expect(tree.root.children.first?.clip == .circle)
  }
}
