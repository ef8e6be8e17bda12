public import Foundation
import OversetLayoutTree

extension UIColor {
  /// Creates a colour from hue, saturation and brightness, 0 to 1, the same in light and dark.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.components(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Creates a colour of an asset catalog by its name. It is looked up where it is used, so that the result is
  /// never nil: one that no catalog has is reported, and drawn as the system's grey.
  public convenience init?(named name: String) { self.init(asset: name) }

  /// Creates a colour of an asset catalog by its name. Bundle and traits do not matter: all catalogs of the
  /// project are looked in, for the traits of the view that uses the colour.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(asset: name)
  }

  /// Creates a colour of an asset catalog, as Xcode names it.
  public convenience init(resource: ColorResource) { self.init(asset: resource.name) }

  /// Creates the colour that a SwiftUI colour has in light and in dark.
  public convenience init(_ color: Color) {
    if let (name, opacity) = color.asset {
      self.init(asset: name, opacity: opacity)
      return
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    self.init(light: color.color(in: EnvironmentValues()), dark: color.color(in: dark))
  }

  /// Red, green and blue of a colour by hue, saturation and brightness, 0 to 1.
  static func components(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (channel(5), channel(3), channel(1))
  }

  /// Red: #FF0000.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: #00FF00.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: #0000FF.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow: #FFFF00.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange: #FF8000.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: #800080.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Cyan: #00FFFF.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta: #FF00FF.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Brown: #996633.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Grey at half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey at two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Grey at a third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The tint of controls: ``systemBlue``.
  public static let tintColor = UIColor.systemBlue
  /// Text on dark surfaces: white.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light surfaces: black.
  public static let darkText = UIColor.black
}
