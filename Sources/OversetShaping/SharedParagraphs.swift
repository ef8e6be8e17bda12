import Synchronization

/// Paragraphs that the shapers of several tasks share: what one has shaped the others need not.
public final class SharedParagraphs: Sendable {
  /// The faces that all of them draw from.
  public let fonts: FontCollection

  private let paragraphs: Mutex<GenerationCache<Shaper.Request, ShapedParagraph>>

  /// Keeps up to `2 * capacity` paragraphs in the faces of `fonts`.
  public init(fonts: FontCollection, capacity: Int = 4096) {
    self.fonts = fonts
    paragraphs = Mutex(GenerationCache(capacity: capacity))
  }

  /// The shaped form of `request`; nil where nobody has shaped it.
  func paragraph(for request: Shaper.Request) -> ShapedParagraph? {
    paragraphs.withLock { $0.value(for: request) }
  }

  /// Gives `paragraph` to all. Nobody waits while it is shaped: should two shape one text at once, both
  /// come to the same.
  func keep(_ paragraph: ShapedParagraph) {
    paragraphs.withLock { $0.keep(paragraph, for: paragraph.request) }
  }
}
