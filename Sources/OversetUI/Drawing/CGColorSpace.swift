/// A space of colours of CoreGraphics. Every colour is kept in sRGB here.
public final class CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: String?

  /// The space with a name.
  public init?(name: String) { self.name = name }

  init(known name: String) { self.name = name }

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB without its curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The space of wide screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  /// Equal by their names.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  /// Equal for equal spaces.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What becomes of colours that a space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the system likes.
  case defaultIntent
  /// The nearest.
  case absoluteColorimetric
  /// The nearest, relative to white.
  case relativeColorimetric
  /// As they look.
  case perceptual
  /// As strong as they are.
  case saturation
}

extension CGColor {
  /// The space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The colour itself: it is kept in sRGB.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    self
  }
}
