public import Foundation
import OversetConfig
import OversetShaping
import OversetText
public import OversetVocabulary

/// A font, as in SwiftUI: a text style, or a size of the system font.
public struct Font: Hashable, Sendable {
  /// The styles that follow the user's text size.
  public typealias TextStyle = OversetVocabulary.TextStyle

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale, 100 to 900.
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  ///
  /// Apple publishes no percentages. The system font's width axis runs from 30 to 150 percent; the
  /// figures here are estimates of where the named widths stand on it. Texts at another width than
  /// the standard one are of the confidence class C.
  public struct Width: Hashable, Sendable {
    /// The width in percent of the normal one, the scale of OpenType's `wdth` axis.
    let percent: Int

    /// The narrowest: 62 % (an estimate).
    public static let compressed = Width(percent: 62)
    /// Narrower than normal: 78 % (an estimate).
    public static let condensed = Width(percent: 78)
    /// The normal width.
    public static let standard = Width(percent: 100)
    /// Wider than normal: 122 % (an estimate).
    public static let expanded = Width(percent: 122)
  }

  /// The design of the system font. All are drawn with the default design: no open face stands in
  /// for the others.
  public enum Design: Hashable, Sendable {
    /// The system font.
    case `default`
    /// Letters of one width.
    case monospaced
    /// Rounded terminals.
    case rounded
    /// With serifs.
    case serif
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    /// A size that grows with the text size as a style does.
    case relative(CGFloat, to: TextStyle)
  }

  var base: Base
  var weight: Weight?
  var width: Width?
  var isItalic = false

  /// The largest title: 34 points at the default text size.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The first title: 28 points.
  public static let title = Font(base: .style(.title))
  /// The second title: 22 points.
  public static let title2 = Font(base: .style(.title2))
  /// The third title: 20 points.
  public static let title3 = Font(base: .style(.title3))
  /// A heading: 17 points, semibold.
  public static let headline = Font(base: .style(.headline))
  /// Running text: 17 points.
  public static let body = Font(base: .style(.body))
  /// A remark: 16 points.
  public static let callout = Font(base: .style(.callout))
  /// A second heading: 15 points.
  public static let subheadline = Font(base: .style(.subheadline))
  /// A note at the foot: 13 points.
  public static let footnote = Font(base: .style(.footnote))
  /// A label: 12 points.
  public static let caption = Font(base: .style(.caption))
  /// The smallest label: 11 points.
  public static let caption2 = Font(base: .style(.caption2))

  /// The system font at a fixed size, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .fixed(size), weight: weight)
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight)
  }

  /// A font by name at a size that follows the body style, in points. Drawn with the system
  /// family.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .relative(size, to: .body))
  }

  /// A font by name at a size that follows `style`, in points. Drawn with the system family.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    Font(base: .relative(size, to: style))
  }

  /// A font by name at a fixed size, in points. Drawn with the system family.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .fixed(fixedSize))
  }

  /// The font at another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font at another width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with digits of one width. The widths of digits are not changed yet.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// The font in points at `typeSize`. What `style` says stands over what the font says of itself.
  ///
  /// A font of fixed size does not follow the text size; a text style takes size and leading from
  /// the Dynamic Type table.
  func resolved(typeSize: DynamicTypeSize, style outer: StyleOverride) -> TextFont {
    switch base {
    case .style(let style):
      let metrics = style.metrics(at: typeSize)
      let own: Weight = style == .headline ? .semibold : .regular
      return TextFont(
        size: metrics.size, style: fontStyle(outer, own: own), leading: metrics.leading)
    case .fixed(let size):
      return TextFont(size: Double(size), style: fontStyle(outer))
    case .relative(let size, let style):
      let factor =
        style.metrics(at: typeSize).size / style.metrics(at: .large).size
      return TextFont(size: Double(size) * factor, style: fontStyle(outer))
    }
  }

  /// What stands over the style of a font: modifiers of the text and of the views around it.
  struct StyleOverride {
    var weight: Weight?
    var width: Width?
    var isItalic = false
  }

  private func fontStyle(_ outer: StyleOverride, own: Weight = .regular) -> FontStyle {
    FontStyle(
      weight: (outer.weight ?? weight ?? own).value, isItalic: outer.isItalic || isItalic,
      width: (outer.width ?? width ?? .standard).percent)
  }
}

extension Font.TextStyle {
  /// Size and leading at a text size, in points.
  func metrics(at typeSize: DynamicTypeSize) -> (size: Double, leading: Double) {
    let metrics = TypeStyleTable.metrics(self, typeSize)
    return (metrics.size, metrics.leading)
  }
}
