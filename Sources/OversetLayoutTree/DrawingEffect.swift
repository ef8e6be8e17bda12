package import Foundation
package import OversetLayoutEngine

/// A difference between how a view is laid out and drawn: turned or scaled about a point of its frame.
///
/// Layout does not know of it. It is the same in both directions of layout: SwiftUI mirrors neither an
/// angle nor an anchor, which is a `UnitPoint` and runs from the left (from memory, not measured).
package enum DrawingEffect: Hashable, Sendable {
  /// Turned clockwise.
  case rotation(degrees: Double, anchor: UnitPoint)
  /// Scaled; a negative factor turns it over.
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  /// Mapped, from the upper left corner of the frame.
  case map(Transform)

  /// The map of a view with this frame, in points of the screen.
  package func transform(in frame: CGRect) -> Transform {
    let linear: Transform
    let anchor: UnitPoint
    switch self {
    case .rotation(let degrees, let point):
      (linear, anchor) = (DrawingEffect.rotation(degrees), point)
    case .scale(let x, let y, let point):
      (linear, anchor) = (Transform(a: x, b: 0, c: 0, d: y), point)
    case .map(let map):
      (linear, anchor) = (map, UnitPoint(x: 0, y: 0))
    }
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    return Transform.translation(x: center.x, y: center.y)
      .after(linear)
      .after(.translation(x: -center.x, y: -center.y))
  }

  /// A turn about the origin.
  ///
  /// The sine is rounded to a billionth: mathematical libraries differ in its last digit, and pictures
  /// must not.
  private static func rotation(_ degrees: Double) -> Transform {
    let radians = degrees.truncatingRemainder(dividingBy: 360) / 180 * Double.pi
    let (sine, cosine) = (rounded(sin(radians)), rounded(cos(radians)))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
