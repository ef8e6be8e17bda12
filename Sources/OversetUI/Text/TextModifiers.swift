public import Foundation
public import OversetVocabulary

extension View {
  /// Sets the font of texts inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of texts inside; nil leaves the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Sets the width of letters of texts inside; nil leaves the font's own.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }

  /// Draws texts inside in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// Draws texts inside slanted.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Limits texts inside to `number` lines; nil lifts the limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits texts inside to `limit` lines, and with `reservesSpace` makes them take as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.minimumLines, reservesSpace ? limit : 1)
  }

  /// Limits texts inside to a range of lines; they take at least its lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.minimumLines, limit.lowerBound)
  }

  /// Limits texts inside to at least so many lines' height.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.minimumLines, limit.lowerBound)
  }

  /// Limits texts inside to at most so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Lets texts inside shrink to `factor` of their size before they are truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters of texts inside move closer together before they shrink or are truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Says which part of a text inside is hidden when it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Aligns the lines of texts inside.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds `spacing` points between the lines of texts inside.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing)
  }

  /// Writes texts inside in one case, by the rules of the locale.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
