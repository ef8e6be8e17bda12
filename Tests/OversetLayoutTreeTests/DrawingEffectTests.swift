import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestBasics
import Testing

/// Turns and scales as maps of the plane.
struct DrawingEffectTests {
  private let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

  private func box(_ effect: DrawingEffect) -> CGRect {
    effect.transform(in: frame).bounds(of: frame)
  }

  @Test("a quarter turn is clockwise about its anchor and keeps rectangles")
  func quarters() {
    #expect(
      box(.rotation(degrees: 90, anchor: .center))
        == CGRect(x: 20, y: 10, width: 20, height: 40))
    #expect(
      box(.rotation(degrees: 90, anchor: .topLeading))
        == CGRect(x: -10, y: 20, width: 20, height: 40))
    let quarter = DrawingEffect.rotation(degrees: 90, anchor: .topLeading).transform(in: frame)
    #expect(quarter.apply(CGPoint(x: 50, y: 20)) == CGPoint(x: 10, y: 60))
    #expect(quarter.keepsRectangles)
    #expect(
      !DrawingEffect.rotation(degrees: 45, anchor: .center).transform(in: frame).keepsRectangles)
  }

  @Test("a scale keeps its anchor in place, and a negative one flips")
  func scales() {
    #expect(
      box(.scale(x: 2, y: 0.5, anchor: .center))
        == CGRect(x: -10, y: 25, width: 80, height: 10))
    #expect(
      box(.scale(x: 2, y: 1, anchor: .trailing)) == CGRect(x: -30, y: 20, width: 80, height: 20))
    let flipped = DrawingEffect.scale(x: -1, y: 1, anchor: .center).transform(in: frame)
    #expect(flipped.bounds(of: frame) == frame)
    #expect(flipped.determinant == -1)
  }

  @Test(
    "the inverse of a map leads points back, and a scale to nothing has none", arguments: 0..<50)
  func theInverseUndoes(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let effects: [DrawingEffect] = [
      .rotation(
        degrees: .random(in: -720...720, using: &generator),
        anchor: UnitPoint(x: .random(in: -1...2, using: &generator), y: 0.3)),
      .scale(
        x: .random(in: 0.1...3, using: &generator), y: .random(in: -3 ... -0.1, using: &generator),
        anchor: .bottomTrailing),
    ]
    let map = effects[0].transform(in: frame).after(effects[1].transform(in: frame))
    let inverse = try #require(map.inverse)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 13, y: -7), CGPoint(x: 1e3, y: 5)] {
      let back = inverse.apply(map.apply(point))
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
    #expect(
      DrawingEffect.scale(x: 0, y: 1, anchor: .center).transform(in: frame).inverse == nil)
  }
}
