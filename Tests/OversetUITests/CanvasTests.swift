import Foundation
import OversetChecks
import OversetLayoutTree
import OversetTestSupport
import OversetVocabulary
import Testing

@testable import OversetUI

/// `Canvas`: what code draws becomes nodes that checks read.
@MainActor
struct CanvasTests {
  private static let size = CGSize(width: 200, height: 100)

  private func tree(
    _ variant: ViewEnvironment = Stage.english,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> LayoutTree {
    try Stage().layout(Canvas(renderer: renderer), screen: Self.size, for: variant)
  }

  private func ignored(_ tree: LayoutTree) -> [String] {
    tree.nodes.flatMap(\.attributes.records).filter { $0.effect == .ignored }
      .map { "\($0.name) \($0.words)" }
  }

  @Test("the code is given the canvas's size and its environment")
  func givesSizeAndEnvironment() throws {
    var found: (CGSize, LayoutDirection)?
    _ = try tree(Stage.arabic) { context, size in
      found = (size, context.environment.layoutDirection)
    }
    #expect(found?.0 == Self.size)
    #expect(found?.1 == .rightToLeft)
  }

  @Test("a text stands with its anchor at the point, in both directions of layout")
  func drawsTexts() throws {
    for variant in [Stage.english, Stage.arabic] {
      var measured = CGSize.zero
      let tree = try tree(variant) { context, _ in
        let text = context.resolve(Text(verbatim: "Speed"))
        measured = text.measure(in: CGSize(width: 1_000, height: 1_000))
        context.draw(text, at: CGPoint(x: 50, y: 40), anchor: .topLeading)
      }
      #expect(tree.strings == ["Speed"])
      let frame = try #require(tree.texts.first).node.frame
      #expect(frame.isClose(to: CGRect(origin: CGPoint(x: 50, y: 40), size: measured)))
      #expect(measured.width > 20)
    }
  }

  @Test("a text that is too long for its rectangle is found, one that fits is not")
  func findsTruncation() throws {
    func rules(_ width: CGFloat) throws -> [String] {
      let tree = try tree { context, _ in
        let text = Text(verbatim: "A long label of a gauge").font(.system(size: 17))
        context.draw(text, in: CGRect(x: 0, y: 0, width: width, height: 20))
      }
      return TreeChecks.findings(in: CheckedTree(tree)).map(\.rule.name)
    }
    #expect(try rules(60) == ["text-cut-by-height"])
    #expect(try rules(199).isEmpty)
  }

  @Test("a text that reaches beyond the upper edge of the canvas is found as cut off")
  func findsCutTexts() throws {
    let cut = try tree { context, size in
      context.draw(Text(verbatim: "Speed"), at: CGPoint(x: size.width / 2, y: 4))
    }
    #expect(TreeChecks.findings(in: CheckedTree(cut)).map(\.rule.name) == ["ink-clipped"])
    let whole = try tree { context, size in
      context.draw(Text(verbatim: "Speed"), at: CGPoint(x: size.width / 2, y: 50))
    }
    #expect(TreeChecks.findings(in: CheckedTree(whole)).isEmpty)
  }

  @Test("a text draws in its shading unless it says otherwise")
  func shadesTexts() throws {
    let tree = try tree { context, _ in
      var text = context.resolve(Text(verbatim: "a"))
      text.shading = .color(red: 1, green: 0, blue: 0)
      context.draw(text, at: CGPoint(x: 20, y: 20))
      context.draw(Text(verbatim: "b").foregroundStyle(Color.blue), at: CGPoint(x: 60, y: 20))
    }
    let colors = tree.texts.map { $0.text.colors.first?.hex }
    #expect(colors.first == "#FF0000")
    #expect(colors.last != "#FF0000")
  }

  @Test("a shape keeps its path, wherever it lies")
  func drawsShapes() throws {
    let tree = try tree { context, _ in
      context.fill(Path(CGRect(x: 10.25, y: 20, width: 30, height: 5)), with: .color(.red))
    }
    let node = try #require(tree.nodes(of: "fill").first)
    guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry else {
      Issue.record("no path")
      return
    }
    let place = Path(outline: path).boundingRect
      .offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    #expect(place.isClose(to: CGRect(x: 10.25, y: 20, width: 30, height: 5)))
  }

  @Test("opacity, clips, filters, modes and turns wrap what is drawn after them, a shift moves it")
  func wrapsWhatIsDrawn() throws {
    let tree = try tree { context, _ in
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(square, with: .foreground)
      context.opacity = 0.5
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.addFilter(.blur(radius: 2))
      context.blendMode = .multiply
      context.rotate(by: .degrees(30))
      context.fill(square, with: .foreground)
    }
    #expect(tree.nodes(of: "fill").count == 2)
    for kind in ["opacity", "clip", "filter", "blendMode", "transform"] {
      #expect(tree.nodes(of: kind).count == 1, "\(kind)")
    }
    #expect(tree.nodes(of: "transform").first?.effect != nil)
    #expect(ignored(tree).isEmpty)
  }

  @Test("a layer is one picture, and its own settings end with it")
  func drawsLayers() throws {
    let tree = try tree { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.opacity = 0.25
        layer.draw(Text(verbatim: "in"), at: CGPoint(x: 50, y: 50))
      }
      context.opacity = 1
      context.draw(Text(verbatim: "out"), at: CGPoint(x: 50, y: 20))
    }
    #expect(tree.strings == ["in", "out"])
    #expect(tree.nodes(of: "opacity").map(\.opacity) == [0.5, 0.25])
  }

  @Test("what is not drawn as on a device is recorded")
  func recordsWhatIsNotDrawn() throws {
    let tree = try tree { context, _ in
      let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip(to: path, options: .inverse)
      context.blendMode = .hue
      context.addFilter(.alphaThreshold(min: 0.5))
      context.fill(path, with: .tiledImage(Image(systemName: "star")))
    }
    #expect(
      ignored(tree) == [
        "GraphicsContext.clip inverse", "GraphicsContext.blendMode hue",
        "GraphicsContext.addFilter alphaThreshold", "GraphicsContext.Shading tiledImage",
      ])
  }

  @Test("coordinates that are no numbers draw nothing and stop nothing")
  func takesAnyNumber() throws {
    let tree = try tree { context, _ in
      context.scaleBy(x: .nan, y: .infinity)
      context.translateBy(x: .infinity, y: -.infinity)
      context.draw(Text(verbatim: "a"), at: CGPoint(x: CGFloat.nan, y: 1))
      context.fill(
        Path(CGRect(x: .nan, y: 0, width: CGFloat.infinity, height: 10)), with: .foreground)
      context.stroke(Path(), with: .foreground, lineWidth: .nan)
    }
    #expect(!tree.nodes.isEmpty)
  }

  @Test("a geometry effect maps its content by the size that it got")
  func mapsByGeometry() throws {
    let view = Color.red.frame(width: 40, height: 20).modifier(Half())
    let tree = try Stage().layout(view, screen: Self.size)
    let node = try #require(tree.nodes(of: "geometryEffect").first)
    #expect(node.frame.size == CGSize(width: 40, height: 20))
    #expect(node.effect == .map(Transform(a: 1, b: 0, c: 0, d: 1, shift: CGPoint(x: 20, y: 0))))
  }

  private struct Half: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
  }
}
