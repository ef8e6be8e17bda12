public import Foundation

/// Where lines of a text of UIKit are made. None are.
public final class NSTextContainer: NSObject {
  /// The size, in points.
  public var size: CGSize
  /// The distance of lines from the sides, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 is any number.
  public var maximumNumberOfLines = 0
  /// How lines end.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the view.
  public var widthTracksTextView = false
  /// Whether the height follows the view.
  public var heightTracksTextView = false
  /// Shapes that lines leave out.
  public var exclusionPaths: [UIBezierPath] = []

  /// Creates a container of a size, in points.
  public init(size: CGSize) { self.size = size }
}

/// What makes lines of a text of UIKit. None are made.
public final class NSLayoutManager: NSObject {
  /// Whether lines keep the distance of the font.
  public var usesFontLeading = true
  /// Whether letters are made late.
  public var allowsNonContiguousLayout = false

  /// Does nothing.
  public func addTextContainer(_ container: NSTextContainer) {}
  /// Does nothing.
  public func ensureLayout(for container: NSTextContainer) {}
  /// Without extent.
  public func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// The first letter.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// The first letter.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// Without extent.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    .zero
  }
}

/// A text of UIKit that is laid out.
public final class NSTextStorage: NSMutableAttributedString {
  /// Does nothing.
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}
