public import Foundation
public import OversetLayoutEngine

/// A curve from 0 to 1: how far a change has come after a share of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    /// By the two points that pull at it.
    case bezier(UnitPoint, UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
    /// The inverse of ``circularInOut``.
    case circularOutIn
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// A curve by the two points that pull at it, as in CSS.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat)
    -> UnitCurve
  {
    UnitCurve(.bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }

  /// At constant speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at both ends: (0.42, 0) and (0.58, 1), as in CSS.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Slow at the beginning: (0.42, 0) and (1, 1), as in CSS.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end: (0, 0) and (0.58, 1), as in CSS.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// The bottom right quarter of a circle: slow at the beginning.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// The top left quarter of a circle: slow at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// ``circularEaseIn`` to the middle and ``circularEaseOut`` from there: slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// How far the change has come after a share of its time, which is 0 to 1. A curve that is pulled beyond 0 or 1 goes there.
  public func value(at progress: Double) -> Double {
    let share = progress > 0 ? min(progress, 1) : 0
    return switch shape {
    case .linear: share
    case .bezier(let first, let second):
      UnitCurve.point(first.y, second.y, at: UnitCurve.time(of: share, first.x, second.x))
    case .circularIn: 1 - UnitCurve.side(share)
    case .circularOut: UnitCurve.side(1 - share)
    case .circularInOut:
      share < 0.5
        ? (1 - UnitCurve.side(2 * share)) / 2 : (1 + UnitCurve.side(2 - 2 * share)) / 2
    case .circularOutIn:
      share < 0.5
        ? UnitCurve.side(1 - 2 * share) / 2 : 1 - UnitCurve.side(2 * share - 1) / 2
    }
  }

  /// How fast the change is after a share of its time, as a quotient.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0005
    let share = progress > 0 ? min(progress, 1) : 0
    let (before, after) = (max(share - step, 0), min(share + step, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve whose time and value are exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let first, let second): UnitCurve.bezier(first.y, first.x, second.y, second.x)
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: UnitCurve(.circularInOut)
    }
  }

  /// The other short side of a right triangle whose longest side is 1.
  private static func side(_ length: Double) -> Double { (1 - length * length).squareRoot() }

  /// The parameter of a curve at which its time is `share`, found by halving.
  private static func time(of share: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<32 {
      let middle = (low + high) / 2
      if point(first, second, at: middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ first: CGFloat, _ second: CGFloat, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
  }
}

extension Animation {
  /// Along a curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .default
  }
}
