import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import OversetUI
import Testing

/// What is drawn turned or scaled.
@MainActor
struct EffectDrawingTests {
  private static let size = CGSize(width: 40, height: 40)

  private func draw(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    var variant = Stage.english
    variant.displayScale = scale
    return try Easel.draw(Stage().layout(view, screen: Self.size, for: variant))
  }

  /// Something without any symmetry: an L with a mark.
  private var letter: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color.red).frame(width: 4, height: 30)
      Rectangle().fill(Color.blue).frame(width: 20, height: 6).padding(.top, 24)
    }
    .frame(width: 40, height: 40)
  }

  /// The picture with its pixels at other places.
  private func moved(
    _ picture: Bitmap, _ place: (Int, Int) -> (x: Int, y: Int)
  ) throws -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let source = place(x, y)
        pixels.append(picture.color(source.x, source.y).packed)
      }
    }
    return try Bitmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  @Test(
    "a quarter turn clockwise moves every pixel to its place, whatever the scale",
    arguments: [1, 2, 3] as [CGFloat])
  func quarterTurns(scale: CGFloat) throws {
    let upright = try draw(letter, scale: scale)
    let last = upright.width - 1
    let expected: [(Double, (Int, Int) -> (x: Int, y: Int))] = [
      (90, { ($1, last - $0) }), (180, { (last - $0, last - $1) }), (-90, { (last - $1, $0) }),
      (360, { ($0, $1) }),
    ]
    for (degrees, place) in expected {
      let turned = try draw(letter.rotationEffect(.degrees(degrees)), scale: scale)
      #expect(turned == (try moved(upright, place)), "\(degrees)")
    }
  }

  @Test("a negative scale flips the pixels along its axis")
  func aNegativeScaleTurnsOver() throws {
    let upright = try draw(letter)
    #expect(try draw(letter.scaleEffect(x: -1)) == moved(upright) { (39 - $0, $1) })
    #expect(try draw(letter.scaleEffect(x: 1, y: -1)) == moved(upright) { ($0, 39 - $1) })
  }

  @Test("a scale changes what is drawn and no frame")
  func layoutDoesNotKnow() throws {
    let view = HStack(spacing: 0) {
      Rectangle().fill(Color.red).frame(width: 10, height: 10).scaleEffect(2, anchor: .leading)
      Rectangle().fill(Color.blue).frame(width: 10, height: 10)
    }
    let tree = try Stage().layout(view, screen: Self.size)
    var frames: [CGRect] = []
    for node in tree.nodes {
      if case .shape = node.content { frames.append(node.frame) }
    }
    #expect(
      frames == [
        CGRect(x: 10, y: 15, width: 10, height: 10), CGRect(x: 20, y: 15, width: 10, height: 10),
      ])
    let picture = try draw(view)
    #expect(picture.box { $0.red == 0xFF && $0.blue < 0x80 }?.height == 20)
  }

  @Test("a turn inside a turn is both, and a turn back restores the picture but for soft edges")
  func nested() throws {
    let twice = letter.rotationEffect(.degrees(45)).rotationEffect(.degrees(45))
    #expect(try draw(twice) == draw(letter.rotationEffect(.degrees(90))))
    let back = letter.rotationEffect(.degrees(30)).rotationEffect(.degrees(-30))
    let (restored, upright) = (try draw(back).pixels, try draw(letter).pixels)
    try #require(restored.count == upright.count)
    let differing = zip(restored, upright).count { $0 != $1 }
    // Edges that came back by a billionth beside a pixel's are softer by one step.
    #expect(differing < 200)
  }

  @Test(
    "text, symbols and clipped shapes turn with their background", arguments: [2, 3] as [CGFloat])
  func everythingTurns(scale: CGFloat) throws {
    let view = VStack(spacing: 2) {
      Text(verbatim: "Lf").font(.system(size: 12))
      Image(systemName: "chevron.right").resizable().frame(width: 8, height: 8)
      Circle().fill(Color.red).frame(width: 12, height: 6).clipped().opacity(0.5)
    }
    .frame(width: 40, height: 40)
    .background(Color(red: 0.9, green: 0.95, blue: 1))
    let upright = try draw(view.rotationEffect(.degrees(360)), scale: scale)
    let turned = try draw(view.rotationEffect(.degrees(180)), scale: scale)
    let last = upright.width - 1
    let expected = try moved(upright) { (last - $0, last - $1) }
    try #require(turned.pixels.count == expected.pixels.count && turned.ink != nil)
    let worst = zip(turned.pixels, expected.pixels).map { first, second in
      let (one, other) = (RGBAColor(packed: first), RGBAColor(packed: second))
      return abs(Int(one.green) - Int(other.green))
    }.max()
    // Outlines are rounded to 64ths of a pixel after the turn, at every edge of a stem.
    #expect((worst ?? 255) <= 24)
  }

  @Test("a bitmap turns with its pixels, and outside its rectangle nothing is drawn")
  func pictures() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255]
    var node = LayoutNode(
      kind: "rotationEffect", frame: CGRect(x: 10, y: 10, width: 20, height: 20),
      children: [
        LayoutNode(
          kind: "Image", frame: CGRect(x: 10, y: 10, width: 20, height: 20),
          content: .image(ImageContent(name: "four", width: 2, height: 2, pixels: bytes)))
      ])
    node.effect = .rotation(degrees: 90, anchor: .center)
    let picture = try Easel.draw(Easel.tree([node], Self.size))
    #expect(picture.ink == PixelRect(x: 10, y: 10, width: 20, height: 20))
    #expect(picture.color(28, 11) == RGBAColor(red: 255, green: 0, blue: 0))
    #expect(picture.color(28, 28) == RGBAColor(red: 0, green: 255, blue: 0))
    #expect(picture.color(11, 11) == RGBAColor(red: 0, green: 0, blue: 255))
  }

  @Test(
    "an absurd scale keeps the picture's size, and a turn by NaN draws the text",
    arguments: [0, 1e-30, 1e30, -1e9] as [CGFloat])
  func absurdScales(factor: CGFloat) throws {
    let view = Text(verbatim: "A").scaleEffect(factor)
    #expect(try draw(view).width == 40)
    let nowhere = UnitPoint(x: .nan, y: .infinity)
    #expect(
      try draw(Text(verbatim: "A").rotationEffect(.radians(.nan), anchor: nowhere)).ink != nil)
  }

  @Test("lists that differ by a turn have different fingerprints")
  func theFingerprintKnowsTheTurn() throws {
    func fingerprint(_ degrees: Double) throws -> Data {
      DisplayList(
        try Stage().layout(
          Text(verbatim: "A").rotationEffect(.degrees(degrees)), screen: Self.size)
      ).fingerprint
    }
    #expect(try fingerprint(10) != fingerprint(11))
    #expect(try fingerprint(10) == fingerprint(10))
  }
}
