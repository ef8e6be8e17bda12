public import Foundation

/// How a change would be animated. Overset animates nothing and shows views as they are at rest, so every
/// animation leads to the same picture.
public struct Animation: Hashable, Sendable {
  let name: String

  /// The system's own.
  public static let `default` = Animation(name: "default")
  /// At constant speed.
  public static let linear = Animation(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  /// As a spring that keeps its speed when it is interrupted.
  public static let interpolatingSpring = Animation(name: "interpolatingSpring")
  /// As a spring without bounce.
  public static let smooth = Animation(name: "smooth")
  /// As a spring with a small bounce.
  public static let snappy = Animation(name: "snappy")
  /// As a spring with more bounce.
  public static let bouncy = Animation(name: "bouncy")

  /// At constant speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }

  /// Slow at the beginning, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }

  /// Slow at the end, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }

  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }

  /// Along a cubic curve between two control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(name: "timingCurve")
  }

  /// As a spring of a response in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    .spring
  }

  /// As a spring of a duration in seconds.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring
  }

  /// As a spring that you describe.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring
  }

  /// As a spring that follows a finger, of a response in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .interactiveSpring
  }

  /// As a spring that follows a finger, of a duration in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .interactiveSpring
  }

  /// As a spring of a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring
  }

  /// As a spring that keeps its speed, of a duration in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring
  }

  /// As a spring that you describe, with a speed at the beginning.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring
  }

  /// As a spring without bounce, of a duration in seconds.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    .smooth
  }

  /// As a spring with a small bounce, of a duration in seconds.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    .snappy
  }

  /// As a spring with more bounce, of a duration in seconds.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    .bouncy
  }

  /// The same animation, later by seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The same animation, as many times as fast.
  public func speed(_ speed: Double) -> Animation { self }

  /// The same animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The same animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The same animation, which counts as finished after some seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A spring, for animations. Overset animates nothing.
public struct Spring: Hashable, Sendable {
  /// How long it takes, in seconds.
  public var duration: TimeInterval
  /// How far it swings over, from -1 to 1.
  public var bounce: Double

  /// Creates a spring of a duration in seconds.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring of a response in seconds.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring of a stiffness and a damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      response: 2 * .pi / frequency, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// How long one swing takes, in seconds.
  public var response: Double { duration }
  /// How strongly it is damped: 1 does not swing over.
  public var dampingRatio: Double { 1 - bounce }
  /// How long it moves, in seconds: until less than a thousandth is left.
  public var settlingDuration: TimeInterval {
    let ratio = max(dampingRatio, 0.01)
    return log(1000) * duration / (2 * .pi * min(ratio, 1))
  }

  /// Where it is after a time in seconds, from 0 to 1 without speed at first.
  private func share(at time: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    let (frequency, ratio) = (2 * .pi / duration, dampingRatio)
    guard ratio < 1 else { return 1 - exp(-frequency * time) * (1 + frequency * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let rest = cos(swing * time) + ratio * frequency / swing * sin(swing * time)
    return 1 - exp(-ratio * frequency * time) * rest
  }

  /// The value after a time in seconds, on the way from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    target.scaled(by: share(at: time))
  }

  /// The value after a time in seconds, on the way between two.
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    fromValue + (toValue - fromValue).scaled(by: share(at: time))
  }

  /// Without bounce, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With a small bounce, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With more bounce, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Without bounce.
  public static let smooth = Spring()
  /// With a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// With more bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
