/// What is asked of a font family: a weight and a slant.
public struct FontStyle: Hashable, Sendable {
  /// The weight on the scale of CSS and OpenType, 100 to 900; 400 is regular.
  public var weight: Int
  /// Whether the slanted face is wanted.
  public var isItalic: Bool

  /// The style of `weight`, upright unless said otherwise.
  public init(weight: Int = 400, isItalic: Bool = false) {
    self.weight = min(max(weight, 1), 1000)
    self.isItalic = isItalic
  }

  /// Regular, upright.
  public static let regular = FontStyle()
}

/// The instances that draw a family at one style.
public final class FontCuts: Sendable {
  /// The cut for text sizes.
  public let text: FontInstance
  /// The cut for display sizes; nil for a family without one.
  public let display: FontInstance?

  init(text: FontInstance, display: FontInstance?) {
    self.text = text
    self.display = display
  }
}
