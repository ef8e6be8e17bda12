import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetText

/// A text in one layout: measures it, and draws it where it was placed.
final class PlacedText {
  private let leaf: TextLeaf
  private let engine: TextEngine
  private let request: TextRequest
  /// The widest space that layout offered, in points.
  ///
  /// Some containers measure a child with their space and then place it in its own size; the verdict is
  /// about that space.
  private var widest: Double?

  /// `leaf`, measured by `engine` at `displayScale` pixels per point.
  init(_ leaf: TextLeaf, engine: TextEngine, displayScale: CGFloat) {
    self.leaf = leaf
    self.engine = engine
    var request = leaf.request
    request.displayScale = Double(displayScale)
    self.request = request
  }

  /// What layout asks.
  var behavior: LeafBehavior {
    LeafBehavior(spacing: spacing) { self.measure($0) }
  }

  // MARK: Measuring

  private func measure(_ proposal: ProposedSize) -> LeafMetrics {
    if let width = proposal.width, width.isFinite, width > 0 {
      widest = max(widest ?? 0, Double(width))
    }
    // A width of 0 asks how far the text can shrink: to nothing.
    if proposal.width == 0 { return LeafMetrics(size: .zero) }
    return unbounded(in: proposal)
      ?? metrics(engine.layout(request(for: proposal), detail: .summary))
  }

  /// The text in unlimited space, the most frequent case; nil if even that cuts it.
  private lazy var unbounded: LeafMetrics? = {
    let layout = engine.layout(request(for: .unspecified), detail: .summary)
    return layout.isTruncated ? nil : metrics(layout)
  }()

  /// The unbounded text, where `proposal` is no smaller: then nothing is broken, truncated or shrunk.
  private func unbounded(in proposal: ProposedSize) -> LeafMetrics? {
    guard let unbounded, proposal.width ?? .infinity >= unbounded.width,
      proposal.height ?? .infinity >= unbounded.height
    else { return nil }
    return unbounded
  }

  private func metrics(_ layout: ParagraphLayout) -> LeafMetrics {
    let scale = request.displayScale
    return LeafMetrics(
      size: layout.size,
      firstBaseline: CGFloat((layout.firstBaseline * scale).rounded() / scale),
      lastBaseline: CGFloat((layout.lastBaseline * scale).rounded(.up) / scale))
  }

  private func request(for proposal: ProposedSize) -> TextRequest {
    var request = request
    request.width = proposal.width.map(Double.init)
    request.height = proposal.height.map(Double.init)
    return request
  }

  /// The distances of the largest font. Below another text the gap is what its style's leading has above
  /// its line height; a font of fixed size has no leading, and so no gap.
  private var spacing: OversetLayoutEngine.ViewSpacing {
    let model = request.spans.max { $0.font.size < $1.font.size }
    let size = CGFloat(model?.font.size ?? 17)
    let leading = CGFloat(model?.font.leading ?? 0)
    return OversetLayoutEngine.ViewSpacing.text(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048,
      leading: max(leading - size * 2444 / 2048, 0), displayScale: CGFloat(request.displayScale))
  }

  // MARK: Drawing

  /// What the text draws, placed with `proposal`.
  func content(proposal: ProposedSize) -> TextContent {
    var placedRequest = request(for: proposal)
    var layout = engine.layout(placedRequest, detail: .glyphs)
    if proposal.width == 0, !leaf.string.isEmpty {
      // Squeezed to nothing, a text draws nothing.
      layout.lines = []
      layout.shown = ""
      layout.hidden = leaf.string
    }
    if !layout.isTruncated, let placed = placedRequest.width, let widest {
      placedRequest.width = max(placed, widest)
    }
    var content = TextContent(
      string: leaf.string, origin: leaf.origin, request: placedRequest, layout: layout,
      fit: engine.fit(placedRequest), colors: leaf.colors)
    content.number = leaf.number
    content.decorations = leaf.decorations
    content.partOrigins = leaf.partOrigins
    return content
  }
}
