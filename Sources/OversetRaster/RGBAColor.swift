/// A colour of 8 bits per channel in sRGB, not premultiplied.
public struct RGBAColor: Sendable, Hashable {
  /// The pixel as a bitmap stores it: red in the lowest byte, then green, blue and alpha.
  public var packed: UInt32

  /// A colour from its stored form.
  public init(packed: UInt32) {
    self.packed = packed
  }

  /// A colour from its channels, 0 to 255; opaque unless `alpha` says otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    packed = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Red, 0 to 255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }

  /// Green, 0 to 255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }

  /// Blue, 0 to 255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }

  /// Alpha: 0 is transparent, 255 opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  /// Transparent black, the colour of a new bitmap.
  public static let clear = RGBAColor(packed: 0)

  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)

  /// Opaque white.
  public static let white = RGBAColor(red: 255, green: 255, blue: 255)

  /// Opaque yellow, which marks a difference at a soft edge.
  public static let yellow = RGBAColor(red: 255, green: 255, blue: 0)

  /// Opaque magenta, which marks a difference.
  public static let magenta = RGBAColor(red: 255, green: 0, blue: 255)
}

extension RGBAColor: CustomStringConvertible {
  /// The channels in hexadecimal, such as `#FF00FFFF`.
  public var description: String {
    let digits = [red, green, blue, alpha].map { channel in
      let text = String(channel, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
