public import Foundation
import OversetVocabulary

/// What a font of UIKit is like.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What letters are like beside their size.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Emphasized.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Lines near each other. Lines keep their distance here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    /// Lines far from each other. Lines keep their distance here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }

  /// The design of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design

    /// San Francisco.
    public static let `default` = SystemDesign(design: .default)
    /// Letters of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
    /// Rounded ends of strokes.
    public static let rounded = SystemDesign(design: .rounded)
    /// New York.
    public static let serif = SystemDesign(design: .serif)
  }

  /// A property of a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, slant and width.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features of the font.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// One of the traits.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The set of symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  let font: Font
  /// The size, in points; of a style that at the default text size.
  public let pointSize: CGFloat
  /// What letters are like beside their size.
  public let symbolicTraits: SymbolicTraits

  init(_ font: Font, pointSize: CGFloat, traits: SymbolicTraits = []) {
    self.font = font
    self.pointSize = pointSize
    symbolicTraits = traits
    super.init()
  }

  /// Describes the font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Describes the font of a text style, whatever the traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  /// The font with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font, pointSize: pointSize, traits: symbolicTraits)
  }

  /// The font in another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = font
    font.design = design.design
    return UIFontDescriptor(font, pointSize: pointSize, traits: symbolicTraits)
  }

  /// The font at another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = font
    font.base = .fixed(newPointSize)
    return UIFontDescriptor(font, pointSize: newPointSize, traits: symbolicTraits)
  }

  /// The font with other properties, of which the weight counts: features change no letter here.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    guard let weight = traits?[.weight] as? UIFont.Weight else { return self }
    return UIFontDescriptor(
      font.weight(weight.weight), pointSize: pointSize, traits: symbolicTraits)
  }
}

extension UIFont {
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, pointSize: pointSize) }

  /// Creates a font that a descriptor describes; 0 points keep its size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let described = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    self.init(font: described.font, pointSize: described.pointSize)
  }
}
