public import Foundation

extension UIImage {
  /// A picture of Core Graphics, of which nothing is known but the size: an empty one.
  public convenience init(cgImage: CGImage) { self.init() }

  /// A picture of Core Graphics, of which nothing is known but the size: an empty one.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Not.
    case up
    /// By half a turn.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Mirrored.
    case upMirrored
    /// By half a turn, mirrored.
    case downMirrored
    /// To the left, mirrored.
    case leftMirrored
    /// To the right, mirrored.
    case rightMirrored
  }

  /// How the middle of a stretched picture is drawn.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Not turned.
  public var imageOrientation: Orientation { .up }
  /// None: pixels are not handed out.
  public var cgImage: CGImage? { nil }
  /// Distances that count as no part of the picture: none.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether it is a system symbol.
  public var isSymbolImage: Bool { symbolName != nil }
  /// Nil: only PNG is written.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Nil: only PNG is written.
  public func heicData() -> Data? { nil }
  /// The picture itself.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture itself.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The picture itself.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The picture itself.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The picture itself.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The picture itself.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture itself.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
  /// The picture itself: it is not made smaller.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// The picture itself: it is not made smaller.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// The picture itself.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture itself.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// A plus in a circle.
  public static var add: UIImage { UIImage(symbol: "plus.circle") }
  /// A tick in a circle.
  public static var checkmark: UIImage { UIImage(symbol: "checkmark.circle") }
  /// A minus in a circle.
  public static var remove: UIImage { UIImage(symbol: "minus.circle") }
  /// An arrow to the left.
  public static var actions: UIImage { UIImage(symbol: "ellipsis.circle") }
}

extension UIImage.SymbolConfiguration {
  /// Creates a configuration of some colours.
  public convenience init(paletteColors: [UIColor]) { self.init(scale: .default) }
  /// Creates a configuration of levels of a colour.
  public convenience init(hierarchicalColor: UIColor) { self.init(scale: .default) }
  /// Creates a configuration of a size in points and a weight.
  @_disfavoredOverload
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(pointSize: pointSize)
  }
  /// Creates a configuration of a size in points, a weight and a scale.
  @_disfavoredOverload
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale) {
    self.init(pointSize: pointSize)
  }
  /// Creates a configuration of a weight.
  @_disfavoredOverload
  public convenience init(weight: UIImage.SymbolWeight) { self.init(scale: .default) }
  /// Both, of which neither counts.
  public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> Self { self }
  /// A configuration that says nothing.
  public static var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .default)
  }
  /// In the symbol's own colours.
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
  /// In one colour.
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
}

extension UIImage {
  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// As the place says.
    case unspecified
    /// 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// 900.
    case black
  }
}
