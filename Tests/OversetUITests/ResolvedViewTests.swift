import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestBasics
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Shows how long a pixel is.
private struct Hairline: View {
  @Environment(\.displayScale) private var displayScale

  var body: some View { Color.red.frame(width: 10, height: 1 / displayScale) }
}

/// Shows a pixel by the environment of a modifier.
private struct PixelModifier: ViewModifier {
  @Environment(\.pixelLength) private var pixelLength

  func body(content: Content) -> some View { content.padding(pixelLength) }
}

/// Evaluated views: laid out as often as there are rooms, on any thread.
@MainActor
struct ResolvedViewTests {
  private static let rooms: [(Viewport, CGFloat)] = [
    (.screen(size: CGSize(width: 375, height: 667), safeArea: SafeArea()), 2),
    (
      .screen(
        size: CGSize(width: 402, height: 874),
        safeArea: SafeArea(top: 62, bottom: 34)), 3
    ),
    (.width(160), 2), (.width(343), 3), (.ideal, 3), (.ideal, 1.5),
  ]

  private func variant(_ scale: CGFloat) -> ViewEnvironment {
    var variant = Stage.arabic
    variant.displayScale = scale
    return variant
  }

  @Test(
    "one evaluation serves every room and scale as one made for it does",
    arguments: 1...12 as ClosedRange<UInt64>)
  func servesEveryRoom(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    let view = RandomView.make(depth: 4, using: &source)
    let stage = try Stage()
    let layouter = ViewLayouter(fonts: try Stage.fonts)
    let resolved = stage.resolve(view, for: variant(3))
    #expect(resolved.displayScale == nil)
    #expect(!resolved.readsGeometry)
    for (room, scale) in Self.rooms + Self.rooms.shuffled(using: &source) {
      #expect(resolved.serves(displayScale: scale, screenSize: .zero))
      let tree = layouter.layout(resolved, in: room, displayScale: scale)
      let anew = stage.layout(view, in: room, for: variant(scale))
      #expect(TreeDescription(tree).text == TreeDescription(anew).text)
    }
  }

  @Test(
    "a resolved view has the same layout in any task as on the main actor",
    arguments: 21...24 as ClosedRange<UInt64>)
  func isLaidOutElsewhere(seed: UInt64) async throws {
    var source = SeededGenerator(seed: seed)
    let view = RandomView.make(depth: 4, using: &source)
    let stage = try Stage()
    let resolved = stage.resolve(view, for: variant(3))
    let fonts = try Stage.fonts
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let layouter = ViewLayouter(fonts: fonts)
          return TreeDescription(layouter.layout(resolved, in: .width(200), displayScale: 3)).text
        }
      }
      var texts: [String] = []
      for await text in group { texts.append(text) }
      return texts
    }
    let here = stage.layout(view, in: .width(200), for: variant(3))
    #expect(texts == Array(repeating: TreeDescription(here).text, count: 4))
  }

  @Test("a view that reads the display scale serves that scale alone")
  func viewsThatAskForTheScale() throws {
    let stage = try Stage()
    for (view, heights) in [
      (AnyView(Hairline()), (0.5, 1.0 / 3)),
      (AnyView(Color.red.frame(height: 1).modifier(PixelModifier())), (2, 1 + 2.0 / 3)),
    ] {
      let resolved = stage.resolve(view, for: variant(2))
      #expect(resolved.displayScale == 2)
      #expect(resolved.serves(displayScale: 2, screenSize: .zero))
      #expect(!resolved.serves(displayScale: 3, screenSize: .zero))
      for (scale, height) in [(2, heights.0), (3, heights.1)] as [(CGFloat, CGFloat)] {
        let tree = stage.layout(view, in: .width(100), for: variant(scale))
        #expect(abs(tree.root.frame.height - height) < 1e-9)
      }
    }
  }

  @Test("a display scale that the view sets holds on every device")
  func scaleOfTheViewsOwn() throws {
    let stage = try Stage()
    let view = VStack {
      Hairline()
      Divider()
    }.environment(\.displayScale, 1)
    for scale in [2, 3] as [CGFloat] {
      let tree = stage.layout(view, in: .width(100), for: variant(scale))
      #expect(tree.root.children.map(\.frame.height) == [1, 1])
    }
  }

  @Test("a resolved view that reads geometry serves no other layout")
  func readersOfGeometryAreLaidOutOnce() throws {
    let view = VStack {
      Text("a")
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
    }
    let resolved = try Stage().resolve(view, for: variant(3))
    #expect(resolved.readsGeometry)
    #expect(!resolved.serves(displayScale: 3, screenSize: .zero))
  }

  // MARK: Texts

  @Test(
    "a text takes the size that its engine finds in the room it is offered",
    arguments: 31...50 as ClosedRange<UInt64>)
  func textsTakeTheirSize(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    let engine = TextEngine(fonts: try Stage.fonts)
    let stage = try Stage()
    var placements = 0
    for _ in 0..<12 {
      let string = String(decoding: RandomText.make(upTo: 12, using: &source), as: UTF16.self)
      let limit = ([nil, 1, 2] as [Int?]).randomElement(using: &source) ?? nil
      let scale = ([1, 0.5] as [CGFloat]).randomElement(using: &source) ?? 1
      let text = Text(verbatim: string).lineLimit(limit).minimumScaleFactor(scale)
      let ideal = stage.layout(text.fixedSize(), width: 300)
      guard let request = ideal.texts.first?.text.request else { continue }
      let whole = engine.layout(request).size
      let sizes = [
        whole, CGSize(width: whole.width + 0.01, height: whole.height + 40),
        CGSize(width: whole.width - 0.4, height: whole.height + 40),
        CGSize(width: whole.width, height: whole.height - 0.4),
        CGSize(width: whole.width * 0.6, height: whole.height * 3),
      ]
      for size in sizes where size.width > 0 && size.height > 0 {
        let tree = stage.layout(text.frame(width: size.width, height: size.height), width: 300)
        let placed = try #require(tree.texts.first)
        var room = request
        (room.width, room.height) = (Double(size.width), Double(size.height))
        let expected = engine.layout(room)
        #expect(placed.node.frame.size == expected.size, "\(string.debugDescription) in \(size)")
        #expect(placed.text.layout.shown == expected.shown)
        placements += 1
      }
    }
    #expect(placements >= 40)
  }
}
