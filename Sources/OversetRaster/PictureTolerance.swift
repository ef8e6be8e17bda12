import Foundation

/// How far a picture may be from its reference and still count as equal.
///
/// The default is exact. The two numbers are those of swift-snapshot-testing; but where it counts
/// bytes this counts pixels, and a size that differs is never tolerated.
package struct PictureTolerance: Sendable, Hashable {
  /// The share of pixels that must match, 0 to 1.
  package let precision: Float

  /// How close a pixel must come to match: 1 is equal, and 0.98 a difference of colour (delta E) of
  /// at most 2, which is about what an eye can tell.
  package let perceptualPrecision: Float

  /// None: every pixel must match.
  package static let exact = PictureTolerance()

  /// A tolerance; numbers outside of 0 to 1 count as the nearest.
  package init(precision: Float = 1, perceptualPrecision: Float = 1) {
    self.precision = min(max(precision, 0), 1)
    self.perceptualPrecision = min(max(perceptualPrecision, 0), 1)
  }

  /// What differs; nil if `new` is as close to `reference` as asked for.
  package func difference(reference: Bitmap, new: Bitmap) -> PictureDifference? {
    guard let difference = PictureDifference.compare(reference: reference, new: new),
      self == .exact || !accepts(reference: reference, new: new)
    else { return nil }
    return difference
  }

  /// Whether `new` is as close to `reference` as asked for.
  package func accepts(reference: Bitmap, new: Bitmap) -> Bool {
    guard reference.bounds == new.bounds else { return false }
    guard self != .exact else { return reference == new }
    let allowed = (1 - Double(precision)) * Double(reference.pixels.count)
    let limit = (1 - Double(perceptualPrecision)) * 100
    var different = 0
    for (old, new) in zip(reference.pixels, new.pixels) where old != new {
      if limit == 0 || LabColor.difference(old, new) > limit { different += 1 }
    }
    return Double(different) <= allowed
  }
}

/// A colour in CIE L*a*b*, for daylight (D65).
private struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// The difference (delta E) of two pixels: before white or before black, whichever is greater, so
  /// that no transparent pixel equals one of the colour behind it.
  static func difference(_ first: UInt32, _ second: UInt32) -> Double {
    let (first, second) = (RGBAColor(packed: first), RGBAColor(packed: second))
    return [0.0, 1.0].map { backdrop in
      LabColor(first, before: backdrop).difference(from: LabColor(second, before: backdrop))
    }.reduce(0, max)
  }

  /// sRGB to CIE XYZ (IEC 61966-2-1), and that to L*a*b* (CIE 15).
  init(_ color: RGBAColor, before backdrop: Double) {
    let alpha = Double(color.alpha) / 255
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255 * alpha + backdrop * (1 - alpha)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// CIE 94 for graphic arts: what Core Image's CILabDeltaE is documented to give.
  private func difference(from other: LabColor) -> Double {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let lightness = lightness - other.lightness
    let chromas = chroma - otherChroma
    let hue = max(0, pow(a - other.a, 2) + pow(b - other.b, 2) - chromas * chromas)
    return sqrt(
      lightness * lightness + pow(chromas / (1 + 0.045 * chroma), 2)
        + hue / pow(1 + 0.015 * chroma, 2))
  }
}
