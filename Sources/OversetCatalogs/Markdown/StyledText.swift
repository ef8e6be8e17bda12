/// A text with its styles, as SwiftUI shows a localized text with Markdown.
public struct StyledText: Sendable, Hashable {
  /// What a part of a text looks like or does.
  public enum Style: Sendable, Hashable {
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
  public struct Span: Sendable, Hashable {
    /// Where it is, in UTF-16 offsets of the text; never empty.
    public let range: Range<Int>
    /// Its style.
    public let style: Style

    /// A part by range and style.
    public init(range: Range<Int>, style: Style) {
      self.range = range
      self.style = style
    }
  }

  /// The text without its markers.
  public let text: String
  /// The styled parts, by start, the longer first; they may nest.
  public let spans: [Span]
  /// Where the arguments are, in UTF-16 offsets of the text.
  public let insertions: [Insertion]

  /// A text with styles and insertions.
  public init(text: String, spans: [Span] = [], insertions: [Insertion] = []) {
    self.text = text
    self.spans = spans
    self.insertions = insertions
  }
}
