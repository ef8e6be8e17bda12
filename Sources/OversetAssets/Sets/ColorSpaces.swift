import Foundation

/// Brings colours of other spaces into sRGB, in which all is drawn.
package enum ColorSpaces {
  /// The sRGB components of a Display P3 colour, all 0 to 1.
  ///
  /// Both spaces have the curve and the white point (D65) of sRGB. Light is converted by the matrix of their
  /// primaries (CSS Color 4, section 10.8); what sRGB cannot show is clipped channel by channel.
  package static func sRGB(
    displayP3 red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      red: curved(1.2249401762 * r - 0.2249401762 * g),
      green: curved(-0.0420569547 * r + 1.0420569547 * g),
      blue: curved(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }

  /// The component of sRGB, 0 to 1, for an amount of light.
  package static func curved(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The amount of light for a component of sRGB, 0 to 1.
  package static func linear(_ component: Double) -> Double {
    let component = min(max(component, 0), 1)
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
