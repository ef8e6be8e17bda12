/// An angle for `rotationEffect(_:anchor:)`. Positive angles turn clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees; 360 is a full turn.
  public var degrees: Double

  /// 0 degrees.
  public static let zero = Angle()

  /// Creates an angle from degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }

  /// Creates an angle from radians.
  public init(radians: Double) { degrees = radians * 180 / Double.pi }

  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians; 2 pi is a full turn.
  public var radians: Double {
    get { degrees * Double.pi / 180 }
    set { degrees = newValue * 180 / Double.pi }
  }

  /// Compares the degrees as numbers: 370 is more than 10.
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }

  /// The same angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// The sum, in degrees; it may exceed a full turn.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees + second.degrees)
  }

  /// The difference, in degrees.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees - second.degrees)
  }

  /// The angle multiplied by `factor`.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// The angle multiplied by `factor`.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// The angle divided by `divisor`.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }

  /// Adds an angle.
  public static func += (first: inout Angle, second: Angle) { first = first + second }

  /// Subtracts an angle.
  public static func -= (first: inout Angle, second: Angle) { first = first - second }
}
