public import Foundation
public import OversetLayoutEngine

/// A curve from 0 to 1: how far a change has come after a share of its time.
public struct UnitCurve: Hashable, Sendable {
  private let first: UnitPoint
  private let second: UnitPoint
  private let isLinear: Bool

  private init(_ first: UnitPoint, _ second: UnitPoint, isLinear: Bool = false) {
    (self.first, self.second, self.isLinear) = (first, second, isLinear)
  }

  /// A curve by the two points that pull at it, as in CSS.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(startControlPoint, endControlPoint)
  }

  /// At constant speed.
  public static let linear = UnitCurve(.zero, UnitPoint(x: 1, y: 1), isLinear: true)
  /// Slow at both ends: (0.42, 0) and (0.58, 1), as in CSS.
  public static let easeInOut = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
  /// Slow at the beginning: (0.42, 0) and (1, 1), as in CSS.
  public static let easeIn = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// Slow at the end: (0, 0) and (0.58, 1), as in CSS.
  public static let easeOut = UnitCurve(.zero, UnitPoint(x: 0.58, y: 1))
  /// An arc of a circle that is slow at the beginning, as CSS draws it.
  public static let circularEaseIn = UnitCurve(UnitPoint(x: 0.55, y: 0), UnitPoint(x: 1, y: 0.45))
  /// An arc of a circle that is slow at the end, as CSS draws it.
  public static let circularEaseOut = UnitCurve(UnitPoint(x: 0, y: 0.55), UnitPoint(x: 0.45, y: 1))
  /// Two arcs of circles, slow at both ends, as CSS draws them.
  public static let circularEaseInOut = UnitCurve(
    UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))

  /// How far the change has come after a share of its time; both are 0 to 1.
  public func value(at progress: Double) -> Double {
    let share = min(max(progress, 0), 1)
    return isLinear ? share : UnitCurve.point(first.y, second.y, at: time(of: share))
  }

  /// How fast the change is after a share of its time, as a quotient.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0005
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve whose time and value are exchanged.
  public var inverse: UnitCurve {
    UnitCurve(
      UnitPoint(x: first.y, y: first.x), UnitPoint(x: second.y, y: second.x), isLinear: isLinear)
  }

  /// The parameter of the curve at which its time is `share`, found by halving.
  private func time(of share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<32 {
      let middle = (low + high) / 2
      if UnitCurve.point(first.x, second.x, at: middle) < share {
        low = middle
      } else {
        high = middle
      }
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
