package import OversetShaping
package import OversetVocabulary

/// The font of a span, resolved to points.
package struct TextFont: Hashable, Sendable {
  /// The size of the em, in points.
  package var size: Double
  /// Weight, slant and width.
  package var style: FontStyle
  /// The distance between the baselines of a text style, in points; nil for a font of fixed size,
  /// whose lines stand a line height apart.
  ///
  /// Source: the two line-height rules of iOS (HIG Typography; measured in UIKit and SwiftUI).
  package var leading: Double?

  /// A font of `size` points.
  package init(size: Double, style: FontStyle = .regular, leading: Double? = nil) {
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
package struct TextSpan: Hashable, Sendable {
  /// The UTF-16 offset where it begins.
  package var start: Int
  /// Its font.
  package var font: TextFont
  /// Space added after every cluster, in points; never applied to joining scripts.
  package var tracking: Double
  /// How far the span is raised above the baseline, in points.
  package var baselineOffset: Double

  /// Its language, if it differs from the paragraph's; it selects localized glyphs.
  package var language: LocaleTag?

  /// The span that begins at `start`.
  package init(
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
