public import Foundation
import OversetVocabulary

/// Sizes that follow the user's text size as a style does.
public final class UIFontMetrics: Sendable {
  private let style: OversetVocabulary.TextStyle

  /// As the body style does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// As `textStyle` does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// The font with a size that follows the text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    var scaled = font.font
    scaled.base = .relative(font.pointSize, to: style)
    return UIFont(font: scaled, pointSize: font.pointSize)
  }

  /// The font with a size that follows the text size up to a largest one, which is ignored.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }

  /// The font with a size that follows the text size, whatever the traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font)
  }

  /// The length itself, in points: the text size is known to views alone.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The length at the text size of the traits, in points, as `ScaledMetric` has it; the length itself if they say
  /// nothing of it.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    guard let size = traitCollection?.preferredContentSizeCategory.dynamicTypeSize else {
      return value
    }
    let factor = style.metrics(at: size).leading / style.metrics(at: .large).leading
    return value * CGFloat(factor)
  }
}
