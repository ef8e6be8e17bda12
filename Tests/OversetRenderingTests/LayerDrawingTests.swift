import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import OversetUI
import Testing

/// Shadows, blurs and masks: what is drawn apart and then put over what lies behind.
@MainActor
struct LayerDrawingTests {
  private static let size = CGSize(width: 48, height: 48)

  private func tree(_ view: some View, scale: CGFloat = 1) throws -> LayoutTree {
    var variant = Stage.english
    variant.displayScale = scale
    return try Stage().layout(view, screen: Self.size, for: variant)
  }

  private func draw(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    try Easel.draw(tree(view, scale: scale))
  }

  /// Words, a half transparent disc and a gradient over each other.
  private var sample: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 30, height: 20)
      Circle().fill(Color.green.opacity(0.5)).frame(width: 16, height: 16)
      Text(verbatim: "Ab").opacity(0.7)
    }
  }

  private func square(_ color: Color = .black) -> some View {
    Rectangle().fill(color).frame(width: 12, height: 12)
  }

  @Test(
    "what changes nothing is the identity: no blur, a mask of a full rectangle, a clear shadow",
    arguments: [1, 2, 3] as [CGFloat])
  func identities(scale: CGFloat) throws {
    let square = square()
    let plain = try draw(square, scale: scale)
    #expect(plain.ink != nil)
    #expect(try draw(square.blur(radius: 0), scale: scale) == plain)
    #expect(try draw(square.mask { Rectangle() }, scale: scale) == plain)
    #expect(try draw(square.mask(Rectangle()), scale: scale) == plain)
    #expect(try draw(square.shadow(color: .clear, radius: 5, x: 3), scale: scale) == plain)
  }

  /// Half transparent pixels are rounded twice in a layer of their own.
  @Test("a layer that changes nothing is off by no more than a rounding")
  func roundings() throws {
    let plain = try draw(sample)
    let masked = try draw(sample.mask { Rectangle() })
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let (one, other) = (plain.color(x, y), masked.color(x, y))
        for channel in [\RGBAColor.red, \.green, \.blue] {
          #expect(abs(Int(one[keyPath: channel]) - Int(other[keyPath: channel])) <= 3)
        }
      }
    }
  }

  @Test("nothing of a view is left by a mask of nothing, and layout stays")
  func emptyMask() throws {
    #expect(try draw(square().mask { Color.clear }).ink == nil)
    #expect(try draw(square().mask {}).ink == nil)
    let masked = try tree(square().mask { Color.clear }).nodes(of: "mask").first
    #expect(masked?.frame.size == CGSize(width: 12, height: 12))
  }

  @Test("a mask leaves what it covers, as far as it is opaque")
  func masks() throws {
    let half = try draw(
      square().mask(alignment: .leading) { Rectangle().frame(width: 6, height: 12) })
    #expect(half.ink == PixelRect(x: 18, y: 18, width: 6, height: 12))
    let faint = try draw(square().mask { Rectangle().opacity(0.5) })
    #expect(abs(Int(faint.color(24, 24).red) - 127) <= 1)
    let fading = try draw(
      square().mask {
        LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
      })
    #expect(fading.color(18, 24).red > fading.color(24, 24).red)
    #expect(fading.color(24, 24).red > fading.color(29, 24).red)
  }

  @Test("a shadow without blur is a copy in its colour, behind the view", arguments: [1, 2, 3])
  func sharpShadow(scale: Int) throws {
    let picture = try draw(
      square(.blue).shadow(color: .red, radius: 0, x: 5, y: -3), scale: CGFloat(scale))
    let red = try draw(square(.red), scale: CGFloat(scale)).color(24 * scale, 24 * scale)
    let blue = try draw(square(.blue), scale: CGFloat(scale)).color(24 * scale, 24 * scale)
    #expect(
      picture.box { $0 == blue }
        == PixelRect(x: 18 * scale, y: 18 * scale, width: 12 * scale, height: 12 * scale))
    #expect(
      picture.box { $0 == red }
        == PixelRect(x: 23 * scale, y: 15 * scale, width: 12 * scale, height: 12 * scale))
    #expect(picture.color(20 * scale, 16 * scale) == .white)
  }

  @Test("a blurred shadow fades from the edge outwards, alike on both sides")
  func blurredShadow() throws {
    let picture = try draw(square().shadow(color: .black, radius: 3))
    let right = (30..<44).map { Int(picture.color($0, 24).red) }
    let left = (4..<18).reversed().map { Int(picture.color($0, 24).red) }
    #expect(right == right.sorted())
    #expect(right == left)
    #expect((right.first ?? 255) < 160 && right.last == 255)
    #expect(picture.color(24, 24) == .black)
  }

  @Test("a blur keeps how much there is, and takes in no colour of clear pixels")
  func blurKeepsAmount() throws {
    let sharp = try draw(square(.black))
    let blurred = try draw(square(.black).blur(radius: 2))
    func amount(_ picture: Bitmap) -> Int {
      picture.pixels.reduce(0) { $0 + 255 - Int(RGBAColor(packed: $1).red) }
    }
    #expect(abs(amount(sharp) - amount(blurred)) * 25 < amount(sharp))
    let red = try draw(square(.red).blur(radius: 2))
    for pixel in red.pixels.map(RGBAColor.init(packed:)) where pixel != .white {
      #expect(Int(pixel.red) + 2 >= Int(pixel.green))
    }
  }

  @Test("a shadow turns with the view around it")
  func turned() throws {
    let picture = try draw(
      square().shadow(color: .red, radius: 0, x: 10).rotationEffect(.degrees(90)))
    let red = try draw(square(.red)).color(24, 24)
    #expect(picture.color(24, 38) == red)
    #expect(picture.color(38, 24) == .white)
  }

  @Test("opacity and clips inside of a layer, and around it, show what they show without")
  func groups() throws {
    let plain = try draw(square().opacity(0.5))
    let shadowed = try draw(square().shadow(color: .clear, radius: 1).opacity(0.5))
    let inside = try draw(square().opacity(0.5).shadow(color: .clear, radius: 1))
    #expect(shadowed == plain)
    #expect(abs(Int(inside.color(24, 24).red) - Int(plain.color(24, 24).red)) <= 1)
    let round = try draw(square().clipShape(Circle()))
    #expect(try draw(square().clipShape(Circle()).shadow(color: .clear, radius: 1)) == round)
  }

  @Test("every change of a layer gives another fingerprint, and each list draws alike every time")
  func fingerprints() throws {
    let views: [AnyView] = [
      AnyView(sample), AnyView(sample.blur(radius: 1)), AnyView(sample.blur(radius: 2)),
      AnyView(sample.shadow(radius: 1)), AnyView(sample.shadow(radius: 2)),
      AnyView(sample.shadow(radius: 1, x: 1)), AnyView(sample.shadow(radius: 1, y: 1)),
      AnyView(sample.shadow(color: .red, radius: 1)), AnyView(sample.mask { Circle() }),
      AnyView(sample.mask { Rectangle() }),
    ]
    let lists = try views.map { DisplayList(try tree($0)) }
    #expect(Set(lists.map(\.fingerprint)).count == lists.count)
    let renderer = Renderer(fonts: try Stage.fonts)
    for list in lists {
      let first = try renderer.draw(list)
      #expect(try renderer.draw(list) == first)
    }
  }

  @Test("a description tells shadows, blurs and masks, and what is in a mask is hidden from checks")
  func described() throws {
    let tree = try tree(
      sample.shadow(color: .black, radius: 2, y: 1).blur(radius: 3).mask {
        Text(verbatim: "Mask")
      })
    let text = TreeDescription(tree).text
    #expect(text.contains(" shadow=#000000/2 at=0,1"))
    #expect(text.contains(" blurred=3"))
    #expect(text.contains(" masked"))
    let nodes = TreeTraversal(tree).nodes
    func visited(_ words: String) -> VisitedNode? {
      nodes.first {
        if case .text(let text) = $0.node.content { text.string == words } else { false }
      }
    }
    #expect(visited("Mask")?.isHidden == true)
    #expect(visited("Mask")?.isInvisible == false)
    #expect(visited("Ab")?.isHidden == false)
  }

  @Test("lengths that are no numbers, or endless, stop nothing")
  func strangeLengths() throws {
    for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e9] {
      _ = try draw(square().shadow(radius: length, x: length, y: length).blur(radius: length))
    }
  }
}
