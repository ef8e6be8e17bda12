import Foundation

/// A linear map of colours: each channel of the result is a sum of shares of the channels before, and a constant.
///
/// Channels are 0 to 1, in sRGB with its curve and not multiplied by alpha. The shares of luminance are those of Rec. 709,
/// and the maps of `saturate`, `grayscale`, `hue-rotate`, `brightness` and `contrast` those of W3C Filter Effects; that
/// SwiftUI's are the same but for brightness, which it adds, is from memory.
package struct ColorMatrix: Hashable, Sendable {
  /// What SwiftUI calls the change, and by how much: `saturation(0.5)`.
  package let name: String
  /// Four rows of five: the shares of red, green, blue and alpha, and the constant.
  package let rows: [[Double]]

  private init(_ name: String, red: [Double], green: [Double], blue: [Double], alpha: [Double]) {
    self.name = name
    rows = [red, green, blue, alpha].map { row in row.map { $0.isFinite ? $0 : 0 } }
  }

  private static let opaque: [Double] = [0, 0, 0, 1, 0]
  private static let shares = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// More or less colour: 1 changes nothing, 0 leaves greys.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    saturating(amount, name: "saturation(\(amount))")
  }

  /// Less colour: 0 changes nothing, 1 leaves greys.
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    saturating(1 - min(max(amount, 0), 1), name: "grayscale(\(amount))")
  }

  private static func saturating(_ amount: Double, name: String) -> ColorMatrix {
    func row(_ channel: Int) -> [Double] {
      let shares = [Self.shares.red, Self.shares.green, Self.shares.blue]
      return shares.indices.map { shares[$0] * (1 - amount) + ($0 == channel ? amount : 0) } + [
        0, 0,
      ]
    }
    return ColorMatrix(name, red: row(0), green: row(1), blue: row(2), alpha: opaque)
  }

  /// Brighter by an amount that is added to every channel.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      "brightness(\(amount))", red: [1, 0, 0, 0, amount], green: [0, 1, 0, 0, amount],
      blue: [0, 0, 1, 0, amount], alpha: opaque)
  }

  /// Further from the middle grey by a factor: 1 changes nothing.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let rest = 0.5 * (1 - amount)
    return ColorMatrix(
      "contrast(\(amount))", red: [amount, 0, 0, 0, rest], green: [0, amount, 0, 0, rest],
      blue: [0, 0, amount, 0, rest], alpha: opaque)
  }

  /// The hues turned by an angle in degrees.
  package static func hueRotation(degrees: Double) -> ColorMatrix {
    // Rounded to a billionth: mathematical libraries differ in the last digit, and pictures must not.
    let radians = degrees.truncatingRemainder(dividingBy: 360) / 180 * Double.pi
    let sine = (sin(radians) * 1e9).rounded() / 1e9
    let cosine = (cos(radians) * 1e9).rounded() / 1e9
    let (r, g, b) = shares
    return ColorMatrix(
      "hueRotation(\(degrees))",
      red: [
        r + cosine * (1 - r) - sine * r, g - cosine * g - sine * g, b - cosine * b + sine * (1 - b),
        0, 0,
      ],
      green: [
        r - cosine * r + sine * 0.143, g + cosine * (1 - g) + sine * 0.140,
        b - cosine * b - sine * 0.283, 0, 0,
      ],
      blue: [
        r - cosine * r - sine * (1 - r), g - cosine * g + sine * g,
        b + cosine * (1 - b) + sine * b, 0, 0,
      ], alpha: opaque)
  }

  /// Every channel from the other end.
  package static let invert = ColorMatrix(
    "colorInvert", red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1],
    alpha: opaque)

  /// Black, as opaque as the colour was bright.
  package static let luminanceToAlpha = ColorMatrix(
    "luminanceToAlpha", red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0],
    alpha: [shares.red, shares.green, shares.blue, 0, 0])

  /// The product with a colour, channel by channel and with its alpha.
  package static func multiply(_ color: ColorValue) -> ColorMatrix {
    func share(_ value: UInt8) -> Double { Double(value) / 255 }
    return ColorMatrix(
      "colorMultiply(\(color.hex))", red: [share(color.red), 0, 0, 0, 0],
      green: [0, share(color.green), 0, 0, 0], blue: [0, 0, share(color.blue), 0, 0],
      alpha: [0, 0, 0, share(color.alpha), 0])
  }

  /// The map of one colour; channels beyond 0 and 1 end there.
  package func applied(to channels: [Double]) -> [Double] {
    rows.map { row in
      let sum = zip(row, channels).reduce(row[4]) { $0 + $1.0 * $1.1 }
      return min(max(sum, 0), 1)
    }
  }
}
