public import Foundation
import OversetConfig
import OversetShaping
import OversetText
import OversetVocabulary

/// A font of UIKit. A SwiftUI view takes it with `Font(_:)`; its widths are those of the system font's model.
public final class UIFont: NSObject, Sendable {
  /// The styles whose size follows the user's text size.
  public struct TextStyle: Hashable, Sendable {
    let style: OversetVocabulary.TextStyle

    /// 34 points at the default text size.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// 28 points at the default text size.
    public static let title1 = TextStyle(style: .title)
    /// 22 points at the default text size.
    public static let title2 = TextStyle(style: .title2)
    /// 20 points at the default text size.
    public static let title3 = TextStyle(style: .title3)
    /// 17 points at the default text size, semibold.
    public static let headline = TextStyle(style: .headline)
    /// 17 points at the default text size.
    public static let body = TextStyle(style: .body)
    /// 16 points at the default text size.
    public static let callout = TextStyle(style: .callout)
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(style: .subheadline)
    /// 13 points at the default text size.
    public static let footnote = TextStyle(style: .footnote)
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(style: .caption)
    /// 11 points at the default text size.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The weight of letters.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    /// Weight 100.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Weight 200.
    public static let thin = Weight(weight: .thin)
    /// Weight 300.
    public static let light = Weight(weight: .light)
    /// Weight 400.
    public static let regular = Weight(weight: .regular)
    /// Weight 500.
    public static let medium = Weight(weight: .medium)
    /// Weight 600.
    public static let semibold = Weight(weight: .semibold)
    /// Weight 700.
    public static let bold = Weight(weight: .bold)
    /// Weight 800.
    public static let heavy = Weight(weight: .heavy)
    /// Weight 900.
    public static let black = Weight(weight: .black)

    // Written out, since the ones that come with `rawValue` would ask it, and it compares weights.
    /// Whether two weights are the same.
    public static func == (first: Weight, second: Weight) -> Bool { first.weight == second.weight }

    /// Feeds the weight into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(weight) }
  }

  let font: Font
  /// The size, in points; of a style that at the default text size.
  public let pointSize: CGFloat

  init(font: Font, pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
    super.init()
  }

  /// Creates a font by name, at a size in points. It is drawn and measured with the system family.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(font: .custom(fontName, fixedSize: fontSize), pointSize: fontSize)
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: .system(size: size, weight: weight.weight), pointSize: size)
  }

  /// The system font at a size in points and weight 700.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font at a size in points, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(font: .system(size: size).italic(), pointSize: size)
  }

  /// The system font at a size in points, with letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      font: .system(size: size, weight: weight.weight, design: .monospaced), pointSize: size)
  }

  /// The system font at a size in points, with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      font: .system(size: size, weight: weight.weight).monospacedDigit(), pointSize: size)
  }

  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font(base: .style(style.style))
    let size = font.resolved(typeSize: .large, style: Font.StyleOverride()).size
    return UIFont(font: font, pointSize: CGFloat(size))
  }

  /// The font of a text style, whatever the traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The font at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.base = .fixed(fontSize)
    return UIFont(font: font, pointSize: fontSize)
  }

  /// The height of a line, in points: 1.193359375 times the size, as of the system font.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
  /// The height above the baseline, in points, as of the system font.
  public var ascender: CGFloat { pointSize * 0.9521484375 }
  /// The depth below the baseline, in points and negative, as of the system font.
  public var descender: CGFloat { pointSize * -0.2412109375 }
  /// The height of capitals, in points, as of the system font.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The name, as of the system font.
  public var fontName: String { ".SFUI-Regular" }
  /// The name of the family, as of the system font.
  public var familyName: String { ".AppleSystemUIFont" }
  /// 17 points, as Apple documents it.
  public static let labelFontSize: CGFloat = 17
  /// 14 points, from memory.
  public static let systemFontSize: CGFloat = 14
  /// 12 points, from memory.
  public static let smallSystemFontSize: CGFloat = 12
  /// 18 points, from memory.
  public static let buttonFontSize: CGFloat = 18

  /// Fonts are equal if SwiftUI draws them alike.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  /// Equal for equal fonts.
  public override var hash: Int { font.hashValue }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
