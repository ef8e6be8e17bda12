/// What is asked of a font family: a weight, a slant and a width.
public struct FontStyle: Hashable, Sendable {
  /// The weight on the scale of CSS and OpenType, 100 to 900; 400 is regular.
  public var weight: Int
  /// Whether the slanted face is wanted.
  public var isItalic: Bool
  /// The width in percent of the normal one, the scale of OpenType's `wdth` axis, 1 to 1000.
  ///
  /// A face without that axis is scaled horizontally to it (see ``FaceWidth``). Such a width is an
  /// estimate, and texts that have it are of the confidence class C.
  public var width: Int

  /// The style of `weight`, upright and of normal width unless said otherwise.
  public init(weight: Int = 400, isItalic: Bool = false, width: Int = 100) {
    self.weight = min(max(weight, 1), 1000)
    self.isItalic = isItalic
    self.width = min(max(width, 1), 1000)
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
