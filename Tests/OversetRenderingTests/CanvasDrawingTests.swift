import Foundation
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import OversetUI
import Testing

/// What a canvas draws, as pixels.
@MainActor
struct CanvasDrawingTests {
  private func draw(
    scale: CGFloat = 1, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Bitmap {
    var variant = Stage.english
    variant.displayScale = scale
    let view = Canvas(renderer: renderer)
    return try Easel.draw(
      Stage().layout(view, screen: CGSize(width: 48, height: 48), for: variant))
  }

  private static let square = Path(CGRect(x: 12, y: 8, width: 10, height: 20))

  @Test("a path is filled where it lies", arguments: [1, 2, 3] as [CGFloat])
  func fills(scale: CGFloat) throws {
    let picture = try draw(scale: scale) { context, _ in
      context.fill(Self.square, with: .color(.black))
    }
    let factor = Int(scale)
    #expect(
      picture.ink
        == PixelRect(x: 12 * factor, y: 8 * factor, width: 10 * factor, height: 20 * factor))
  }

  @Test("a line stands on both sides of its path")
  func strokes() throws {
    let picture = try draw { context, _ in
      context.stroke(Self.square, with: .color(.black), lineWidth: 4)
    }
    #expect(picture.ink == PixelRect(x: 10, y: 6, width: 14, height: 24))
    #expect(picture.color(17, 18) == .white)
  }

  @Test("coordinates are turned, scaled and moved in the order of the calls, the last first")
  func transforms() throws {
    let picture = try draw { context, _ in
      context.translateBy(x: 40, y: 4)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 1)
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.black))
    }
    #expect(picture.ink == PixelRect(x: 20, y: 4, width: 20, height: 20))
  }

  @Test("a clip cuts off, also what is drawn in coordinates that changed after it")
  func clips() throws {
    let picture = try draw { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      context.translateBy(x: 10, y: 10)
      context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.black))
    }
    #expect(picture.ink == PixelRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test("a layer as a clip leaves what it covers")
  func clipsToLayers() throws {
    let picture = try draw { context, size in
      context.clipToLayer { $0.fill(Self.square, with: .color(.white)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(picture.ink == PixelRect(x: 12, y: 8, width: 10, height: 20))
  }

  @Test("nothing is drawn beyond the canvas")
  func endsAtTheFrame() throws {
    let view = Canvas { context, _ in
      context.fill(Path(CGRect(x: -20, y: -20, width: 90, height: 90)), with: .color(.black))
    }.frame(width: 20, height: 10)
    let picture = try Easel.draw(
      Stage().layout(
        view, screen: CGSize(width: 48, height: 48),
        for: {
          var variant = Stage.english; variant.displayScale = 1; return variant
        }()))
    #expect(picture.ink == PixelRect(x: 14, y: 19, width: 20, height: 10))
  }

  @Test("a gradient runs between points of the code's coordinates")
  func gradients() throws {
    let picture = try draw { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 48, height: 48)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 12, y: 0),
          endPoint: CGPoint(x: 36, y: 0)))
    }
    #expect(picture.color(5, 20).red == 0)
    #expect((118...137).contains(picture.color(24, 20).red))
    #expect(picture.color(45, 20).red == 255)
  }

  @Test("opacity acts on a layer as a whole: shapes in it do not shine through each other")
  func groupsLayers() throws {
    let picture = try draw { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Self.square, with: .color(.black))
        layer.fill(Self.square, with: .color(.black))
      }
    }
    #expect((126...129).contains(picture.color(15, 15).red))
  }

  @Test("a mode mixes what is drawn with what the canvas has drawn before")
  func blends() throws {
    let picture = try draw { context, _ in
      context.fill(Self.square, with: .color(red: 1, green: 1, blue: 0))
      context.blendMode = .multiply
      context.fill(Self.square, with: .color(red: 0, green: 1, blue: 1))
    }
    #expect(picture.color(15, 15) == RGBAColor(red: 0, green: 255, blue: 0))
  }
}
