/// A colour of 8 bits per channel in sRGB, not premultiplied.
package struct RGBAColor: Sendable, Hashable {
  /// The pixel as a bitmap stores it: red in the lowest byte, then green, blue and alpha.
  package var packed: UInt32

  /// A colour from its stored form.
  package init(packed: UInt32) {
    self.packed = packed
  }

  /// A colour from its channels, 0 to 255; opaque unless `alpha` says otherwise.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    packed = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Red, 0 to 255.
  package var red: UInt8 { UInt8(truncatingIfNeeded: packed) }

  /// Green, 0 to 255.
  package var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }

  /// Blue, 0 to 255.
  package var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }

  /// Alpha: 0 is transparent, 255 opaque.
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  /// Transparent black, the colour of a new bitmap.
  package static let clear = RGBAColor(packed: 0)

  /// Opaque black.
  package static let black = RGBAColor(red: 0, green: 0, blue: 0)

  /// Opaque white.
  package static let white = RGBAColor(red: 255, green: 255, blue: 255)

  /// Opaque yellow, which marks a difference at a soft edge.
  package static let yellow = RGBAColor(red: 255, green: 255, blue: 0)

  /// Opaque magenta, which marks a difference.
  package static let magenta = RGBAColor(red: 255, green: 0, blue: 255)
}

extension RGBAColor: CustomStringConvertible {
  /// The channels in hexadecimal, such as `#FF00FFFF`.
  package var description: String {
    let digits = [red, green, blue, alpha].map { channel in
      let text = String(channel, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
