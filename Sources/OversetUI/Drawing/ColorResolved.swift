import Foundation
import OversetLayoutTree

extension Color {
  /// The space in which components are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one, without its curve: amounts of light.
    case sRGBLinear
    /// The wider one of Apple's screens. What sRGB cannot show is clipped.
    case displayP3
  }

  /// The components that a colour has in one environment, from 0 to 1 in sRGB.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    /// A style that is drawn as it is.
    public typealias Resolved = Never

    /// Red, 0 to 1.
    public var red: Float
    /// Green, 0 to 1.
    public var green: Float
    /// Blue, 0 to 1.
    public var blue: Float
    /// How opaque it is, 0 to 1.
    public var opacity: Float

    /// Creates components, 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour of the components.
    public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
      Color(self)._resolved(in: environment)
    }
  }

  /// The components of the colour in an environment.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    let value = color(in: environment)
    return Resolved(
      red: Float(value.red) / 255, green: Float(value.green) / 255,
      blue: Float(value.blue) / 255, opacity: Float(value.alpha) / 255)
  }

  /// A gradient from a slightly lighter tone of the colour to the colour itself.
  nonisolated public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: 0.15), self]))
  }
}
