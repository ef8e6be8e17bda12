import Foundation
import OversetLayoutTree
import OversetTestSupport
import Testing

@testable import OversetUI

/// The even-odd rule: what lies inside of an outline twice is outside.
@MainActor
struct EvenOddFillTests {
  /// Two squares, of which the inner one lies inside twice.
  private struct Frame: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 10, dy: 10))
      return path
    }
  }

  /// Whether the middle and the rim of what a view draws first are inside.
  private func inside(_ view: some View) throws -> [Bool] {
    let tree = try Stage().layout(view, screen: CGSize(width: 40, height: 40))
    let shape = tree.nodes.lazy.compactMap { node -> ShapeContent? in
      if case .shape(let content) = node.content { content } else { nil }
    }.first
    guard case .path(let outline) = try #require(shape).geometry else { return [] }
    let path = Path(outline: outline)
    let box = path.boundingRect
    let rim = CGPoint(x: box.minX + 5, y: box.minY + 5)
    return [CGPoint(x: box.midX, y: box.midY), rim].map { path.contains($0) }
  }

  @Test("a shape and a canvas leave out what lies inside twice, if the style says so")
  func rule() throws {
    let style = FillStyle(eoFill: true)
    #expect(try inside(Frame().fill(.red)) == [true, true])
    #expect(try inside(Frame().fill(.red, style: style)) == [false, true])
    #expect(try inside(Frame().fill(style: style)) == [false, true])
    func canvas(_ style: FillStyle) -> some View {
      Canvas { context, size in
        let path = Frame().path(in: CGRect(origin: .zero, size: size))
        context.fill(path, with: .color(.red), style: style)
      }
    }
    #expect(try inside(canvas(FillStyle())) == [true, true])
    #expect(try inside(canvas(style)) == [false, true])
  }
}
