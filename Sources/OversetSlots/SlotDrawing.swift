package import Foundation
package import OversetLayoutTree
import OversetText
import OversetUnicode
import OversetVocabulary

/// A text as its slot shows it, and below it the whole text: what a reader needs to see where it is cut.
package struct SlotDrawing: Sendable {
  /// Both, one below the other.
  package let tree: LayoutTree
  /// The room that the slot has for the text, in points of the tree.
  package let room: CGRect
  /// What of the whole text is not shown, in points of the tree; nil if all is.
  package let cut: CGRect?

  /// The space around the texts and between them, in points.
  private static let margin = 8.0
  /// The widest drawing, in points. Of a longer text there is none: nobody would see its end.
  private static let widest = 6_000.0

  /// Draws a text in its request's room. Nil for a text that is too long to be drawn.
  init?(_ request: TextRequest, string: String, _ engine: TextEngine) {
    let shown = engine.layout(request)
    let whole = engine.layout(Self.unlimited(request))
    let isReversed = request.locale.isRightToLeft
    let margin = Self.margin
    let roomWidth = request.width ?? Double(shown.size.width)
    let width = max(roomWidth, Double(whole.size.width), Double(shown.size.width))
    guard width <= Self.widest else { return nil }
    let size = CGSize(
      width: width + 2 * margin, height: shown.size.height + whole.size.height + 3 * margin)
    /// Lines begin at the right edge where the language runs from there.
    func frame(_ inner: CGSize, y: Double) -> CGRect {
      let x = isReversed ? size.width - margin - inner.width : margin
      return CGRect(origin: CGPoint(x: x, y: y), size: inner)
    }
    let upper = frame(shown.size, y: margin)
    let lower = frame(whole.size, y: 2 * margin + shown.size.height)
    room = frame(CGSize(width: roomWidth, height: shown.size.height), y: margin)
    cut = Self.cut(of: request, shown, whole, engine).map { part in
      let x = isReversed ? lower.width - part.maxX : part.minX
      return CGRect(
        x: lower.minX + x, y: lower.minY + part.minY, width: part.width, height: part.height)
    }
    func node(_ layout: ParagraphLayout, _ frame: CGRect) -> LayoutNode {
      LayoutNode(
        kind: "Text", frame: frame,
        content: .text(
          TextContent(
            string: string, origin: nil, request: request, layout: layout, fit: nil,
            colors: [ColorValue(hex: 0x000000)])))
    }
    tree = LayoutTree(
      size: size, displayScale: CGFloat(request.displayScale), direction: .leftToRight,
      locale: request.locale, background: ColorValue(hex: 0xFFFFFF),
      root: LayoutNode(
        kind: "frame", frame: CGRect(origin: .zero, size: size),
        children: [node(shown, upper), node(whole, lower)]))
  }

  /// The request of the whole text: of one line without an end, of several without a last one.
  private static func unlimited(_ request: TextRequest) -> TextRequest {
    var request = request
    if request.lineLimit == 1 { request.width = nil }
    request.lineLimit = nil
    request.height = nil
    request.minimumScaleFactor = 1
    return request
  }

  /// What of the whole text is not shown, from where its lines begin.
  private static func cut(
    of request: TextRequest, _ shown: ParagraphLayout, _ whole: ParagraphLayout,
    _ engine: TextEngine
  ) -> CGRect? {
    guard shown.isTruncated, let last = shown.lines.last else { return nil }
    let size = whole.size
    let isOneLine = shown.lines.count == 1 && whole.lines.count == 1
    guard isOneLine else {
      guard whole.lines.count > shown.lines.count else { return nil }
      let line = whole.lines[shown.lines.count]
      let top = max(line.baseline - line.ascent, 0)
      return CGRect(x: 0, y: top, width: size.width, height: max(size.height - top, 0))
    }
    // The width of the shown part alone is where it ends, but for letters that join.
    var part = unlimited(request)
    part.text = Array(part.text.prefix(last.range.upperBound))
    let start = min(engine.layout(part).size.width, size.width)
    return CGRect(x: start, y: 0, width: size.width - start, height: size.height)
  }
}
