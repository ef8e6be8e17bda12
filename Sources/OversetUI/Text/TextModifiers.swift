public import Foundation
public import OversetVocabulary

extension View {
  /// Sets the font of text inside this view that sets none; nil is ``Font/body``.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text inside this view; nil keeps the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Sets the width of letters of text inside this view; nil keeps that of the font.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }

  /// Emphasizes text inside this view: see ``Font/bold()``.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .emphasized : nil)
  }

  /// Sets the design of the system font for text inside this view; nil keeps that of the font. Custom fonts stay.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Shows text inside this view in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Slants text inside this view.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Limits text inside this view to `number` lines; nil is unlimited.
  ///
  /// Text beyond the limit is truncated and reported.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits text inside this view to `limit` lines. With `reservesSpace` it takes the height of that many,
  /// whatever its length.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.minimumLines, reservesSpace ? limit : 1)
  }

  /// Limits text inside this view to a range of lines. It takes at least the height of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.minimumLines, limit.lowerBound)
  }

  /// Gives text inside this view at least the height of so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.minimumLines, limit.lowerBound)
  }

  /// Limits text inside this view to at most so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Lets text inside this view shrink to `factor` of its size before it is truncated.
  ///
  /// A text that shrinks is reported with its factor: in some languages it may be too small to read.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets text inside this view reduce the space between letters before it shrinks or is truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets which part of a text inside this view the ellipsis replaces if it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Aligns the lines of each text inside this view with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds space between the lines of text inside this view, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing)
  }

  /// Shows text inside this view in capitals or small letters, by the rules of its language; nil leaves it
  /// unchanged. Capitals are wider.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
