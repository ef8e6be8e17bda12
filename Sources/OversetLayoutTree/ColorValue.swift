/// A colour of the sRGB space, resolved for one appearance.
package struct ColorValue: Hashable, Sendable {
  /// Red, 0 to 255.
  package var red: UInt8
  /// Green, 0 to 255.
  package var green: UInt8
  /// Blue, 0 to 255.
  package var blue: UInt8
  /// Opacity, 0 to 255.
  package var alpha: UInt8

  /// The colour of the given components.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a hexadecimal number `0xRRGGBB`, opaque.
  package init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// The colour with its opacity multiplied by `factor`, 0 to 1.
  package func opacity(_ factor: Double) -> ColorValue {
    var color = self
    let factor = factor.isFinite ? min(max(factor, 0), 1) : 1
    color.alpha = UInt8((Double(alpha) * factor).rounded())
    return color
  }

  /// `#RRGGBB`, with two more digits where it is not opaque.
  package var hex: String {
    let digits = Array("0123456789ABCDEF")
    var result = "#"
    for component in [red, green, blue] + (alpha == 255 ? [] : [alpha]) {
      result.append(digits[Int(component >> 4)])
      result.append(digits[Int(component & 15)])
    }
    return result
  }
}
