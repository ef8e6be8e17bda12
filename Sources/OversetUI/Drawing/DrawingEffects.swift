public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// A modifier that draws its content turned or scaled, without changing its layout.
private struct EffectModifier: WrappingModifier {
  typealias Body = Never

  let kind: String
  let effect: DrawingEffect

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let node = _ViewNode(kind, GroupPassThrough(), children: [content], in: context)
    node.attributes.effect = effect
    return node
  }
}

extension View {
  /// Turns the view clockwise about a point of its frame when it is drawn.
  ///
  /// Layout does not change, as in SwiftUI: neighbours stay where they are. The turn is not mirrored in
  /// right-to-left languages.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier(
        kind: "rotationEffect",
        effect: .rotation(
          degrees: angle.degrees.isFinite ? angle.degrees : 0, anchor: anchor.finite)))
  }

  /// Draws the view larger or smaller, from a point of its frame.
  ///
  /// Layout does not change, as in SwiftUI: neighbours stay where they are. A negative factor flips the
  /// view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      EffectModifier(
        kind: "scaleEffect",
        effect: .scale(x: x.isFinite ? x : 1, y: y.isFinite ? y : 1, anchor: anchor.finite)))
  }

  /// Draws the view larger or smaller in both directions, from a point of its frame. Layout does not
  /// change.
  public func scaleEffect(_ factor: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: factor, y: factor, anchor: anchor)
  }

  /// Draws the view larger or smaller by a factor for each direction. Layout does not change.
  public func scaleEffect(_ factors: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: factors.width, y: factors.height, anchor: anchor)
  }
}

extension View {
  /// Draws the view through a map whose origin is the upper left corner of its frame. Layout does not change, and the map
  /// is not mirrored in right-to-left languages.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { $0.isFinite ? $0 : 0 }
    let linear = Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3])
    return modifier(
      EffectModifier(
        kind: "transformEffect",
        effect: .map(.translation(x: numbers[4], y: numbers[5]).after(linear))))
  }
}

extension UnitPoint {
  /// The point, its middle where a number is none.
  fileprivate var finite: UnitPoint {
    UnitPoint(x: x.isFinite ? x : 0.5, y: y.isFinite ? y : 0.5)
  }
}
