public import Foundation

extension Text {
  /// Of two modifiers of one kind the inner one wins, as among views: an outer one fills only what
  /// is still open. Source: OpenSwiftUI, which resolves a text's modifiers from the last to the
  /// first.
  nonisolated private func styled(_ outer: Style) -> Text {
    var text = self
    text.style = style.over(outer)
    return text
  }

  /// The text in `font`.
  nonisolated public func font(_ font: Font?) -> Text { styled(Style(font: font)) }

  /// The text at `weight`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled(Style(weight: weight))
  }

  /// The text at `width`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { styled(Style(width: width)) }

  /// The text in bold.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or as it is.
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text slanted.
  nonisolated public func italic() -> Text { styled(Style(isItalic: true)) }

  /// The text in `color`.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled(Style(color: color.map(TextColor.init)))
  }

  /// The text in `style`.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled(Text.Style(color: TextColor(style)))
  }

  /// The text with `tracking` points between its clusters.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    styled(Style(tracking: tracking))
  }

  /// The text with `kerning` points between its clusters.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// The text raised by `baselineOffset` points.
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
