/// The lines below and through a stretch of a text.
package struct TextDecoration: Hashable, Sendable {
  /// How a line is broken.
  package enum Pattern: Hashable, Sendable {
    /// Not at all.
    case solid
    /// Into dots.
    case dot
    /// Into dashes.
    case dash
    /// Into a dash and a dot in turn.
    case dashDot
    /// Into a dash and two dots in turn.
    case dashDotDot
  }

  /// A line.
  package struct Line: Hashable, Sendable {
    /// How it is broken.
    package var pattern: Pattern
    /// Its colour.
    package var color: ColorValue

    /// Describes a line.
    package init(pattern: Pattern, color: ColorValue) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The line below; nil if there is none.
  package var underline: Line?
  /// The line through the middle; nil if there is none.
  package var strikethrough: Line?

  /// No line, or these.
  package init(underline: Line? = nil, strikethrough: Line? = nil) {
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Whether nothing is drawn.
  package var isEmpty: Bool { underline == nil && strikethrough == nil }
}
