public import Foundation

extension Text {
  /// Of two modifiers of one kind the inner one wins, as among views: an outer one fills only what
  /// is still open. Source: OpenSwiftUI, which resolves a text's modifiers from the last to the
  /// first.
  nonisolated func styled(_ outer: Style) -> Text {
    var text = self
    text.style = style.over(outer)
    return text
  }

  /// The same text in a font; nil takes the font of the environment.
  nonisolated public func font(_ font: Font?) -> Text { styled(Style(font: font)) }

  /// The same text at a weight; nil keeps that of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled(Style(weight: weight))
  }

  /// The same text at a width of letters; nil keeps that of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { styled(Style(width: width)) }

  /// The same text, emphasized: see ``Font/bold()``.
  nonisolated public func bold() -> Text { fontWeight(.emphasized) }

  /// The same text, emphasized if `isActive`.
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The same text in a design of the system font; nil keeps that of the font. A custom font stays.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    styled(Style(design: design))
  }

  /// The same text in letters of one width, if `isActive`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// The same text, slanted.
  nonisolated public func italic() -> Text { styled(Style(isItalic: true)) }

  /// The same text in a colour; nil takes the foreground style of the environment.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled(Style(color: color.map(TextColor.init)))
  }

  /// The same text in a style.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled(Text.Style(color: TextColor(style)))
  }

  /// The same text with extra space after each cluster, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    styled(Style(tracking: tracking))
  }

  /// The same text with extra space after each cluster, in points: here the same as `tracking(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// The same text, raised by points; a negative number lowers it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled(Style(baselineOffset: baselineOffset))
  }
}

/// The colour of a text, resolved where the text stands.
struct TextColor: Equatable, Sendable {
  let style: any ShapeStyle

  init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  /// By their descriptions, which are made here: few texts are compared, and all have a colour.
  static func == (left: TextColor, right: TextColor) -> Bool {
    "\(left.style)" == "\(right.style)"
  }
}
