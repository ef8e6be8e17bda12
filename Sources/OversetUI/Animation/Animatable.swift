public import Foundation
public import OversetLayoutEngine

/// What an animation can change in small steps: numbers, and vectors of them.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by a number.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector, each part multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var scaled = self
    scaled.scale(by: rhs)
    return scaled
  }

  /// Goes a share of the way to another vector, 0 to 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The vector at a share of the way to another, 0 to 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No number: what cannot be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public static let zero = EmptyAnimatableData()

  /// Creates nothing.
  public init() {}

  /// Nothing.
  public static func + (_: Self, _: Self) -> Self { .zero }
  /// Nothing.
  public static func - (_: Self, _: Self) -> Self { .zero }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One of the two.
  public var first: First
  /// The other one.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both zero.
  public static var zero: Self { Self(.zero, .zero) }

  /// Part by part.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }

  /// Part by part.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }

  /// Multiplies both parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts' squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A view, a shape or a modifier with values that an animation changes. Nothing is animated here: it is shown with the
/// values that it has.
public protocol Animatable {
  /// The type of the values.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The values.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// None.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  /// Both coordinates, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size, in points.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Angle: Animatable {
  /// The angle, in radians.
  public var animatableData: Double {
    get { radians }
    set { self = .radians(newValue) }
  }
}

extension UnitPoint: Animatable {
  /// Both fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

/// A modifier with values that an animation changes. Nothing is animated here.
public protocol AnimatableModifier: Animatable, ViewModifier {}
