public import Foundation

extension Text {
  nonisolated private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// The text in `font`.
  nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// The text at `weight`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// The text in bold.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or as it is.
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text slanted.
  nonisolated public func italic() -> Text { styled { $0.isItalic = true } }

  /// The text in `color`.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = color.map(TextColor.init) }
  }

  /// The text in `style`.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { $0.color = TextColor(style) }
  }

  /// The text with `tracking` points between its clusters.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.tracking = tracking }
  }

  /// The text with `kerning` points between its clusters.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// The text raised by `baselineOffset` points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }
}

/// The colour of a text, resolved where the text stands.
struct TextColor: Equatable, Sendable {
  let style: any ShapeStyle
  private let description: String

  init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
    description = "\(style)"
  }

  static func == (left: TextColor, right: TextColor) -> Bool {
    left.description == right.description
  }
}
