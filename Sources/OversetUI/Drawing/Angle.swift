/// How far something is turned, as in SwiftUI.
public struct Angle: Hashable, Comparable, Sendable {
  /// In degrees; 360 are a whole turn.
  public var degrees: Double

  /// No turn.
  public static let zero = Angle()

  /// An angle in degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }

  /// An angle in radians.
  public init(radians: Double) { degrees = radians * 180 / Double.pi }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// In radians; 2 pi are a whole turn.
  public var radians: Double {
    get { degrees * Double.pi / 180 }
    set { degrees = newValue * 180 / Double.pi }
  }

  /// Whether it turns less far.
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }

  /// The angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// Both turns.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees + second.degrees)
  }

  /// The first turn without the second.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees - second.degrees)
  }

  /// The turn several times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }
}
