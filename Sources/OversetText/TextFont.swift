public import OversetShaping
public import OversetVocabulary

/// The font of a span, resolved to points.
public struct TextFont: Hashable, Sendable {
  /// The size of the em, in points.
  public var size: Double
  /// Weight, slant and width.
  public var style: FontStyle
  /// The distance between the baselines of a text style, in points; nil for a font of fixed size,
  /// whose lines stand a line height apart.
  ///
  /// Source: the two line-height rules of iOS (HIG Typography; measured in UIKit and SwiftUI).
  public var leading: Double?

  /// A font of `size` points.
  public init(size: Double, style: FontStyle = .regular, leading: Double? = nil) {
    self.size = size
    self.style = style
    self.leading = leading
  }

  /// The font at `factor` of its size, as `minimumScaleFactor` makes it.
  func scaled(by factor: Double) -> TextFont {
    TextFont(size: size * factor, style: style, leading: leading.map { $0 * factor })
  }
}

/// A stretch of a paragraph in one font.
public struct TextSpan: Hashable, Sendable {
  /// The UTF-16 offset where it begins.
  public var start: Int
  /// Its font.
  public var font: TextFont
  /// Space added after every cluster, in points; never applied to joining scripts.
  public var tracking: Double
  /// How far the span is raised above the baseline, in points.
  public var baselineOffset: Double

  /// Its language, if it differs from the paragraph's; it selects localized glyphs.
  public var language: LocaleTag?

  /// The span that begins at `start`.
  public init(
    start: Int = 0, font: TextFont, tracking: Double = 0, baselineOffset: Double = 0,
    language: LocaleTag? = nil
  ) {
    self.start = start
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.language = language
  }
}
