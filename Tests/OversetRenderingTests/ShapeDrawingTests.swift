import Foundation
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import Testing

/// Rectangles, clips and groups, to the pixel.
@MainActor
struct ShapeDrawingTests {
  @Test(
    "a rectangle covers exactly the pixels whose centres it contains",
    arguments: [1, 2, 3] as [CGFloat],
    [
      CGRect(x: 3, y: 4, width: 5, height: 6), CGRect(x: 0, y: 0, width: 20, height: 20),
      CGRect(x: -5, y: -5, width: 10, height: 10), CGRect(x: 15, y: 18, width: 9, height: 9),
    ])
  func rectangleCoversExactlyItsPixels(scale: CGFloat, frame: CGRect) throws {
    let picture = try Easel.draw(Easel.tree([Easel.shape(frame, 0x123456)], scale: scale))
    let color = RGBAColor(red: 0x12, green: 0x34, blue: 0x56)
    try #require((picture.width, picture.height) == (Int(20 * scale), Int(20 * scale)))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let center = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
        #expect(picture.color(x, y) == (frame.contains(center) ? color : .white), "\(x), \(y)")
      }
    }
  }

  /// Neighbours that let half of the ground through would show a gap lighter and an overlap darker.
  @Test(
    "neighbours that share a width leave no gap and do not overlap", arguments: [2, 3, 7, 11],
    [1, 2, 3] as [CGFloat])
  func neighboursNeitherGapeNorOverlap(count: Int, scale: CGFloat) throws {
    let width = 20 / CGFloat(count)
    let shapes = (0..<count).map { index in
      Easel.shape(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 20), opacity: 0.5)
    }
    let picture = try Easel.draw(Easel.tree(shapes, scale: scale))
    #expect(Set(picture.pixels).count == 1)
    #expect(picture.color(0, 0) != .white)
  }

  @Test("a line thinner than a pixel is drawn one pixel thick")
  func thinLinesAreDrawn() throws {
    let line = Easel.shape(CGRect(x: 2, y: 5.1, width: 10, height: 0.05))
    let picture = try Easel.draw(Easel.tree([line]))
    #expect(picture.ink == PixelRect(x: 2, y: 5, width: 10, height: 1))
  }

  @Test("a round shape reaches the edges of its frame and leaves the corners free")
  func roundShapesStayInTheirFrames() throws {
    let geometries: [ShapeContent.Geometry] = [
      .circle, .ellipse, .capsule, .roundedRectangle(radius: 3),
    ]
    for geometry in geometries {
      let frame = CGRect(x: 2, y: 4, width: 16, height: 8)
      let picture = try Easel.draw(Easel.tree([Easel.shape(frame, opacity: 1, geometry)]))
      let width = geometry == .circle ? 8 : 16
      #expect(picture.ink == PixelRect(x: 10 - width / 2, y: 4, width: width, height: 8))
      #expect(picture.color(10, 8) == .black)
      #expect(picture.color(10 - width / 2, 4) != .black)
    }
  }

  @Test("a stroke lies about the edge, or its inset, and leaves the inside empty")
  func strokesAreHollow() throws {
    var shape = ShapeContent(geometry: .rectangle, fill: nil, stroke: ColorValue(hex: 0))
    shape.lineWidth = 2
    for (inset, outer) in [(0, 4), (1, 5)] as [(CGFloat, Int)] {
      shape.inset = inset
      let node = LayoutNode(
        kind: "a", frame: CGRect(x: 5, y: 5, width: 10, height: 10), content: .shape(shape))
      let picture = try Easel.draw(Easel.tree([node]))
      let side = 20 - 2 * outer
      #expect(picture.ink == PixelRect(x: outer, y: outer, width: side, height: side))
      #expect(picture.color(10, 10) == .white)
      #expect(picture.color(outer + 2, 10) == .white)
      #expect(picture.color(outer + 1, 10) == .black)
    }
  }

  @Test("a clip cuts to its rectangle or circle, to the pixel")
  func clipCutsExactly() throws {
    var group = LayoutNode(
      kind: "clip", frame: CGRect(x: 4, y: 4, width: 8, height: 8),
      children: [Easel.shape(CGRect(x: 0, y: 0, width: 20, height: 20))])
    group.clip = .rectangle
    let square = try Easel.draw(Easel.tree([group]))
    #expect(square.ink == PixelRect(x: 4, y: 4, width: 8, height: 8))
    #expect(square.pixels.filter { $0 == RGBAColor.black.packed }.count == 64)
    group.clip = .circle
    let circle = try Easel.draw(Easel.tree([group]))
    #expect(circle.ink == PixelRect(x: 4, y: 4, width: 8, height: 8))
    #expect(circle.color(8, 8) == .black)
    #expect(circle.color(4, 4) != .black)
  }

  @Test("views of a translucent group are not darker where they overlap")
  func groupsShineThroughAsOne() throws {
    var group = LayoutNode(
      kind: "opacity", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      children: [
        Easel.shape(CGRect(x: 2, y: 2, width: 10, height: 10)),
        Easel.shape(CGRect(x: 8, y: 8, width: 10, height: 10)),
      ])
    group.opacity = 0.5
    let picture = try Easel.draw(Easel.tree([group]))
    #expect(Set(picture.pixels).count == 2)
    #expect((126...129).contains(picture.color(10, 10).red))
    group.opacity = 0
    #expect(try Easel.draw(Easel.tree([group])).ink == nil)
  }

  @Test("the opacities of nested groups multiply, inside the clip")
  func groupsNest() throws {
    var inner = LayoutNode(
      kind: "opacity", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      children: [Easel.shape(CGRect(x: 0, y: 0, width: 20, height: 20))])
    inner.opacity = 0.5
    var outer = LayoutNode(
      kind: "clip", frame: CGRect(x: 5, y: 5, width: 5, height: 5), children: [inner])
    outer.clip = .rectangle
    outer.opacity = 0.5
    let picture = try Easel.draw(Easel.tree([outer]))
    #expect(picture.ink == PixelRect(x: 5, y: 5, width: 5, height: 5))
    #expect((189...193).contains(picture.color(7, 7).red))
  }

  /// Two pixels, red and blue, in four times their size: each side keeps its colour.
  @Test(
    "a scaled image keeps the colour of each side, and mirroring exchanges them",
    arguments: [false, true])
  func picturesAreScaledAndMirrored(isMirrored: Bool) throws {
    let image = ImageContent(
      name: "two", width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255],
      isMirrored: isMirrored)
    let node = LayoutNode(
      kind: "Image", frame: CGRect(x: 0, y: 0, width: 8, height: 4), content: .image(image))
    let picture = try Easel.draw(Easel.tree([node], CGSize(width: 8, height: 4)))
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let blue = RGBAColor(red: 0, green: 0, blue: 255)
    #expect(picture.color(0, 0) == (isMirrored ? blue : red))
    #expect(picture.color(7, 3) == (isMirrored ? red : blue))
  }
}
