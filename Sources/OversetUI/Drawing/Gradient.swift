public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// Colours at places from 0 to 1.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  /// The way colours are mixed. Overset mixes both in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    /// In the space of the screen.
    public static let device = ColorSpace(name: "device")
    /// By how they are seen.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// Creates a colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// The same gradient, mixed in another space: Overset mixes in sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// From top to bottom.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    paint(.linear(from: UnitPoint.top.point, to: UnitPoint.bottom.point), in: environment)
  }

  /// The gradient on a course.
  func paint(
    _ course: GradientContent.Course, in environment: EnvironmentValues
  ) -> _ResolvedColor {
    let known = stops.map { stop in
      GradientContent.Stop(
        color: stop.color.color(in: environment),
        location: stop.location.isFinite ? stop.location : 0)
    }
    let ordered = known.indices.sorted {
      (known[$0].location, $0) < (known[$1].location, $1)
    }.map { known[$0] }
    let content = GradientContent(course, stops: ordered)
    return _ResolvedColor(Paint(color: content.mean, gradient: content))
  }
}

/// A gradient of one colour or of several, from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  let gradient: Gradient

  /// Takes a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The same gradient, mixed in another space: Overset mixes in sRGB.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// From top to bottom.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    gradient._resolved(in: environment)
  }
}

extension UnitPoint {
  /// The point as shares of the sides; the middle where a number is none.
  var point: CGPoint { CGPoint(x: x.isFinite ? x : 0.5, y: y.isFinite ? y : 0.5) }
}
