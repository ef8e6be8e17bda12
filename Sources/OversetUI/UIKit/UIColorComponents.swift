public import Foundation
import OversetLayoutTree

extension UIColor {
  /// Writes the components of the colour in light, 0 to 1, into four variables. UIKit takes pointers, which may be
  /// nil.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    red = CGFloat(light.red) / 255
    green = CGFloat(light.green) / 255
    blue = CGFloat(light.blue) / 255
    alpha = CGFloat(light.alpha) / 255
    return true
  }

  /// Writes hue, saturation, brightness and opacity of the colour in light, 0 to 1, into four variables.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let (red, green, blue) = (Double(light.red), Double(light.green), Double(light.blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sector = 0.0
    if range > 0 {
      if most == red {
        sector = (green - blue) / range
      } else if most == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    hue = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
    saturation = most > 0 ? CGFloat(range / most) : 0
    brightness = CGFloat(most / 255)
    alpha = CGFloat(light.alpha) / 255
    return true
  }

  /// Writes brightness and opacity of the colour in light, 0 to 1; false if it is no grey.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    guard light.red == light.green, light.green == light.blue else { return false }
    white = CGFloat(light.red) / 255
    alpha = CGFloat(light.alpha) / 255
    return true
  }

  /// The colour in light, as CoreGraphics has it.
  public var cgColor: CGColor { CGColor(color: light) }

  /// Creates a colour from one of CoreGraphics, the same in light and dark.
  public convenience init(cgColor: CGColor) {
    self.init(light: cgColor.color, dark: cgColor.color)
  }
}

/// A colour of CoreGraphics, in sRGB.
public final class CGColor: Hashable, Sendable {
  let color: ColorValue

  init(color: ColorValue) { self.color = color }

  /// Creates a colour from components of 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      color: ColorValue(
        red: red.component, green: green.component, blue: blue.component, alpha: alpha.component))
  }

  /// Creates a colour from components of 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from its brightness, 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, 0 to 1.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
  }

  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) / 255 }

  /// The colour at another opacity, 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      color: ColorValue(
        red: color.red, green: color.green, blue: color.blue, alpha: alpha.component))
  }

  /// Colours are equal if their components are.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

  /// Equal for equal colours.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Creates a colour from one of CoreGraphics.
  nonisolated public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// Creates a colour from one of CoreGraphics.
  nonisolated public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour in light, as CoreGraphics has it.
  nonisolated public var cgColor: CGColor? { UIColor(self).cgColor }
}
