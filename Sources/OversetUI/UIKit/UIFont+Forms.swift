public import Foundation

extension UIFont {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    let width: Font.Width
    /// Narrowest.
    public static let compressed = Width(width: .compressed)
    /// Narrow.
    public static let condensed = Width(width: .condensed)
    /// As usual.
    public static let standard = Width(width: .standard)
    /// Wide.
    public static let expanded = Width(width: .expanded)
  }

  /// The system font at a size in points, of a width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    UIFont(
      font: .system(size: fontSize, weight: weight.weight).width(width.width), pointSize: fontSize)
  }

  /// The names of families: none are installed.
  public static var familyNames: [String] { [] }
  /// The names of a family: none are installed.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The distance that lines leave beside their height, in points: none, as of the system font.
  public var leading: CGFloat { 0 }
  /// The height of small letters, in points, as of the system font.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}

extension UIFontDescriptor {
  /// Describes a font by its name, at a size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), pointSize: size)
  }

  /// Describes a font by its name, size and weight.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? 17
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight] as? UIFont.Weight
    let font = name.map { Font.custom($0, fixedSize: size) } ?? .system(size: size)
    self.init(weight.map { font.weight($0.weight) } ?? font, pointSize: size)
  }

  /// The name: that of the system font.
  public var postscriptName: String { ".SFUI-Regular" }
}

extension UIFont.Weight: RawRepresentable {
  /// The weights by their numbers.
  private static let numbers: [(CGFloat, UIFont.Weight)] = [
    (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
    (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
  ]

  /// The number, -1 to 1, from memory.
  public var rawValue: CGFloat { Self.numbers.first { $0.1.weight == weight }?.0 ?? 0 }

  /// The weight whose number is nearest.
  public init(rawValue: CGFloat) {
    let nearest = Self.numbers.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }
    self = nearest?.1 ?? .regular
  }

  /// The weight whose number is nearest.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}

/// A font of Core Text: one of UIKit.
public typealias CTFont = UIFont

extension UIColor {
  /// Does nothing: nothing is drawn.
  public func set() {}
  /// Does nothing: nothing is drawn.
  public func setFill() {}
  /// Does nothing: nothing is drawn.
  public func setStroke() {}
}

extension UIBezierPath {
  /// How the ends of lines look. It is not kept.
  public var lineCapStyle: CGLineCap {
    get { .butt }
    set {}
  }
  /// How the corners of lines look. It is not kept.
  public var lineJoinStyle: CGLineJoin {
    get { .miter }
    set {}
  }
  /// Whether the area is counted by crossings. It is not kept.
  public var usesEvenOddFillRule: Bool {
    get { false }
    set {}
  }
  /// The last point.
  public var currentPoint: CGPoint { cgPath.path.currentPoint ?? .zero }
  /// Draws nothing.
  public func fill() {}
  /// Draws nothing.
  public func stroke() {}
  /// Draws nothing.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing.
  public func addClip() {}
  /// Is not kept.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
  /// The path itself: its way does not matter here.
  public func reversing() -> UIBezierPath { self }
  /// Whether a point lies in the area.
  public func contains(_ point: CGPoint) -> Bool { cgPath.path.contains(point) }
}
