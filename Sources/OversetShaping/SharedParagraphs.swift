import Synchronization

/// Paragraphs that the shapers of several tasks share: what one has shaped the others need not.
package final class SharedParagraphs: Sendable {
  /// The faces that all of them draw from.
  package let fonts: FontCollection

  private let paragraphs: Mutex<GenerationCache<Shaper.Request, ShapedParagraph>>

  /// Keeps up to `2 * capacity` paragraphs in the faces of `fonts`.
  package init(fonts: FontCollection, capacity: Int = 4096) {
    self.fonts = fonts
    paragraphs = Mutex(GenerationCache(capacity: capacity))
  }

  /// The shaped form of `request`; nil if it has not been shaped.
  func paragraph(for request: Shaper.Request) -> ShapedParagraph? {
    paragraphs.withLock { $0.value(for: request) }
  }

  /// Gives `paragraph` to all. Nobody waits while it is shaped: should two shape one text at once, the one
  /// that comes last stays, except that one with display glyphs is kept.
  func keep(_ paragraph: ShapedParagraph) {
    let request = paragraph.request
    paragraphs.withLock { paragraphs in
      if !paragraph.hasDisplayGlyphs, paragraphs.value(for: request)?.hasDisplayGlyphs == true {
        return
      }
      paragraphs.keep(paragraph, for: request)
    }
  }
}
