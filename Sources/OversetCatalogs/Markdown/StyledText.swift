/// A text with its styles, as SwiftUI shows a localized text with Markdown.
package struct StyledText: Sendable, Hashable {
  /// What a part of a text looks like or does.
  package enum Style: Sendable, Hashable {
    /// `**bold**`
    case bold
    /// `*italic*`
    case italic
    /// A part between backticks.
    case code
    /// `~~struck~~`
    case strikethrough
    /// `[text](destination)`, with the destination as it is written.
    case link(destination: String)
    /// `^[text](attributes)`, with the attributes as they are written: `inflect: true`.
    case attributes(String)
  }

  /// A styled part.
  package struct Span: Sendable, Hashable {
    /// Where it is, in UTF-16 offsets of the text; never empty.
    package let range: Range<Int>
    /// Its style.
    package let style: Style

    /// A part by range and style.
    package init(range: Range<Int>, style: Style) {
      self.range = range
      self.style = style
    }
  }

  /// The text without its markers.
  package let text: String
  /// The styled parts, by start, the longer first; they may nest.
  package let spans: [Span]
  /// Where the arguments are, in UTF-16 offsets of the text.
  package let insertions: [Insertion]

  /// A text with styles and insertions.
  package init(text: String, spans: [Span] = [], insertions: [Insertion] = []) {
    self.text = text
    self.spans = spans
    self.insertions = insertions
  }
}
