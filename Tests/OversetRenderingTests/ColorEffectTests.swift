import Foundation
import OversetLayoutTree
import OversetRaster
import OversetTestSupport
import OversetUI
import Testing

/// Views whose colours are mapped, or mixed with what lies behind.
@MainActor
struct ColorEffectTests {
  private static let size = CGSize(width: 8, height: 8)

  /// The colour in the middle of a picture.
  private func color(_ view: some View) throws -> RGBAColor {
    var variant = Stage.english
    variant.displayScale = 1
    let tree = try Stage().layout(view, screen: Self.size, for: variant)
    return try Easel.draw(tree).color(4, 4)
  }

  private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue)
  }

  private let orange = Color(.sRGB, red: 1, green: 0.5, blue: 0)

  /// Worked out by hand: 0.2126 * 255 + 0.7152 * 128 = 145.76 is the luminance of the orange.
  @Test("a colour is mapped by the sum of its channels' shares")
  func colorsAreMapped() throws {
    #expect(try color(orange) == rgb(255, 128, 0))
    #expect(try color(orange.saturation(0)) == rgb(146, 146, 146))
    #expect(try color(orange.grayscale(1)) == rgb(146, 146, 146))
    #expect(try color(orange.colorInvert()) == rgb(0, 127, 255))
    #expect(try color(orange.brightness(0.2)) == rgb(255, 179, 51))
    #expect(try color(orange.contrast(0)) == rgb(128, 128, 128))
    #expect(
      try color(orange.colorMultiply(Color(.sRGB, red: 0.5, green: 1, blue: 1))) == rgb(128, 128, 0)
    )
  }

  @Test(
    "a change by nothing is the identity",
    arguments: [0, 1, 2, 3, 4, 5])
  func identities(index: Int) throws {
    let views = [
      AnyView(orange.saturation(1)), AnyView(orange.grayscale(0)), AnyView(orange.brightness(0)),
      AnyView(orange.contrast(1)), AnyView(orange.hueRotation(.degrees(0))),
      AnyView(orange.colorMultiply(.white)),
    ]
    #expect(try color(views[index]) == rgb(255, 128, 0))
  }

  @Test("hues come back after a whole turn, and two inversions undo each other")
  func turns() throws {
    #expect(try color(orange.hueRotation(.degrees(360))) == rgb(255, 128, 0))
    #expect(try color(orange.colorInvert().colorInvert()) == rgb(255, 128, 0))
    #expect(try color(orange.hueRotation(.degrees(180))) != rgb(255, 128, 0))
  }

  /// Below lies 128, above 64, in every channel; the formulas are those of W3C Compositing and Blending.
  @Test(
    "a view is mixed with what lies behind",
    arguments: [
      (BlendMode.normal, 64), (.multiply, 32), (.screen, 160), (.darken, 64), (.lighten, 128),
      (.difference, 64), (.exclusion, 128), (.plusLighter, 192), (.overlay, 65), (.hardLight, 64),
      (.colorDodge, 171), (.colorBurn, 0),
    ] as [(BlendMode, Int)])
  func blends(mode: BlendMode, expected: Int) throws {
    let below = Color(.sRGB, white: 128.0 / 255, opacity: 1)
    let above = Color(.sRGB, white: 64.0 / 255, opacity: 1)
    let found = try color(
      ZStack {
        below; above.blendMode(mode)
      })
    #expect(abs(Int(found.red) - expected) <= 1, "\(mode): \(found.red)")
    #expect(found.red == found.green && found.green == found.blue)
  }

  @Test("a mode that is not drawn leaves a record, and others leave none")
  func recordsOfModes() throws {
    func records(_ mode: BlendMode) throws -> [String] {
      try Stage().layout(orange.blendMode(mode), screen: Self.size).nodes
        .flatMap(\.attributes.records).map(\.name)
    }
    #expect(try records(.luminosity) == ["blendMode"])
    #expect(try records(.multiply) == [])
    #expect(try records(.normal) == [])
  }

  @Test("a map of a view is drawn from the upper left corner of its frame")
  func transforms() throws {
    let square = Rectangle().fill(Color.black).frame(width: 4, height: 4)
    var variant = Stage.english
    variant.displayScale = 1
    let moved = square.transformEffect(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 1, ty: 2))
    let picture = try Easel.draw(Stage().layout(moved, screen: Self.size, for: variant))
    #expect(picture.ink == PixelRect(x: 3, y: 4, width: 2, height: 2))
  }
}
