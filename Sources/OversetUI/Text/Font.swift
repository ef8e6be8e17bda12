public import Foundation
import OversetConfig
import OversetShaping
import OversetText
public import OversetVocabulary

/// A font: a text style, or the system font at a size.
///
/// Widths are those of a model of the system font (Inter, with Apple's tracking), since Apple does not
/// allow others to distribute the font. Each verdict states its error margin.
public struct Font: Hashable, Sendable {
  /// The styles whose size follows the user's text size. The sizes are Apple's, at every text size.
  public typealias TextStyle = OversetVocabulary.TextStyle

  /// The weight of letters, as a number on the axis of the face from 100 to 900.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale, 100 to 900.
    let value: Int
    /// Whether a text style has a weight of its own in its place.
    var isEmphasis = false

    /// Weight 100.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200.
    public static let thin = Weight(value: 200)
    /// Weight 300.
    public static let light = Weight(value: 300)
    /// Weight 400: the default.
    public static let regular = Weight(value: 400)
    /// Weight 500.
    public static let medium = Weight(value: 500)
    /// Weight 600: that of `headline`.
    public static let semibold = Weight(value: 600)
    /// Weight 700.
    public static let bold = Weight(value: 700)
    /// Weight 800.
    public static let heavy = Weight(value: 800)
    /// Weight 900.
    public static let black = Weight(value: 900)

    /// What `bold()` asks for: the emphasized weight of a text style, 700 of other fonts.
    static let emphasized = Weight(value: 700, isEmphasis: true)
  }

  /// The width of letters.
  ///
  /// Apple publishes no percentages. The width axis of the system font runs from 30 to 150 percent; the
  /// figures here are estimates. Verdicts on text of another width than `standard` have the confidence
  /// class C: unverified.
  public struct Width: Hashable, Sendable {
    /// The width in percent of the normal one, the scale of OpenType's `wdth` axis.
    let percent: Int

    /// The narrowest, at an estimated 62 %.
    public static let compressed = Width(percent: 62)
    /// Narrower than normal, at an estimated 78 %.
    public static let condensed = Width(percent: 78)
    /// The normal width, 100 %.
    public static let standard = Width(percent: 100)
    /// Wider than normal, at an estimated 122 %.
    public static let expanded = Width(percent: 122)
  }

  /// The design of the system font. All are drawn with the letters of `default`: no free face has the widths of
  /// the others.
  ///
  /// Their widths are estimates from a few texts that iOS drew; verdicts on them have the confidence class C, and
  /// a run lists them under “Not checked”.
  public enum Design: Hashable, Sendable {
    /// San Francisco, modelled.
    case `default`
    /// Letters of one width: 0.611 of the font's size.
    case monospaced
    /// Rounded ends of strokes: 97 % of the width of `default`.
    case rounded
    /// New York, with serifs: 103 % of the width of `default`.
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
  var design: Design?
  var isItalic = false
  /// The name of a font that the app brings, which Bold Text leaves as it is; nil for the system's.
  package var name: String?
  var hasTabularDigits = false
  /// The font's features that a device would draw otherwise.
  var ignored: Set<String> = []

  /// 34 points at the default text size, for the title of a screen.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// 28 points at the default text size, for the first level of titles.
  public static let title = Font(base: .style(.title))
  /// 22 points at the default text size, for the second level of titles.
  public static let title2 = Font(base: .style(.title2))
  /// 20 points at the default text size, for the third level of titles.
  public static let title3 = Font(base: .style(.title3))
  /// 17 points at the default text size, semibold.
  public static let headline = Font(base: .style(.headline))
  /// 17 points at the default text size: the font of text that sets none.
  public static let body = Font(base: .style(.body))
  /// 16 points at the default text size.
  public static let callout = Font(base: .style(.callout))
  /// 15 points at the default text size.
  public static let subheadline = Font(base: .style(.subheadline))
  /// 13 points at the default text size.
  public static let footnote = Font(base: .style(.footnote))
  /// 12 points at the default text size.
  public static let caption = Font(base: .style(.caption))
  /// 11 points at the default text size: the smallest.
  public static let caption2 = Font(base: .style(.caption2))

  /// The system font at a size in points that does not follow the text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .fixed(size), weight: weight, design: design)
  }

  /// The system font in a text style, whose size follows the text size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// A font by name, at a size in points that grows with the body style. If Fonts/fonts.yml has a family of that name
  /// with `role: app`, it is drawn and measured with that; else with the system family, and its widths are not those of your
  /// font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .relative(size, to: .body), name: name)
  }

  /// A font by name, at a size in points that grows with `style`. It is drawn and measured as ``custom(_:size:)`` says.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    Font(base: .relative(size, to: style), name: name)
  }

  /// A font by name, at a size in points that does not follow the text size. It is drawn and measured as
  /// ``custom(_:size:)`` says.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .fixed(fixedSize), name: name)
  }

  /// The same font at another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font at another width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The same font, emphasized: a text style at its emphasized weight, another font at weight 700.
  ///
  /// Semibold from the third title down, bold for larger styles. Source: Apple's Human Interface Guidelines,
  /// Typography, and native pictures.
  public func bold() -> Font { weight(.emphasized) }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font in letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The same font with digits that are all equally wide, in faces that have such.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasTabularDigits = true
    return font
  }
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
        size: metrics.size,
        style: fontStyle(outer, own: own, emphasized: style.emphasizedWeight),
        leading: metrics.leading)
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
    var design: Design?
    var isItalic = false
    var hasTabularDigits = false
    /// The families that the app brings, by name, as the faces number them.
    var ownFamilies: [String: UInt8] = [:]
    /// Bold Text makes whatever weight is chosen of the system font heavier.
    var legibilityWeight: LegibilityWeight?
  }

  private func fontStyle(
    _ outer: StyleOverride, own: Weight = .regular, emphasized: Weight = .bold
  ) -> FontStyle {
    let asked = outer.weight ?? weight ?? own
    let weight = (asked.isEmphasis ? emphasized : asked).value
    let family = name.flatMap { outer.ownFamilies[$0] }
    let isUnknown = name != nil && family == nil || hasUnknownWidths
    return FontStyle(
      weight: name != nil ? weight : outer.legibilityWeight?.weight(of: weight) ?? weight,
      isItalic: outer.isItalic || isItalic,
      width: (outer.width ?? width ?? .standard).percent,
      design: isUnknown
        ? .custom : family == nil ? (outer.design ?? design ?? .default).measured : .standard,
      hasTabularDigits: outer.hasTabularDigits || hasTabularDigits, ownFamily: family ?? 0)
  }
}

extension Font.Design {
  /// What widths are taken from.
  fileprivate var measured: FontDesign {
    switch self {
    case .default: .standard
    case .monospaced: .monospaced
    case .rounded: .rounded
    case .serif: .serif
    }
  }
}

extension Font.TextStyle {
  /// The weight that emphasis gives to the style (Apple's Human Interface Guidelines, Typography).
  fileprivate var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2:
      .semibold
    }
  }

  /// Size and leading at a text size, in points.
  func metrics(at typeSize: DynamicTypeSize) -> (size: Double, leading: Double) {
    let metrics = TypeStyleTable.metrics(self, typeSize)
    return (metrics.size, metrics.leading)
  }
}
