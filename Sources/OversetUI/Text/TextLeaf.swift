import Foundation
import OversetLayout
import OversetModel
import OversetText
import OversetUnicode

/// The leaf of a text: measures it for layout and draws it where it was placed.
@MainActor
struct TextLeaf {
  private let context: _ViewContext
  private let request: TextRequest
  private let string: String
  private let origin: StringOrigin?
  private let colors: [ColorValue]
  private let number: Int

  init(_ text: Text, in context: _ViewContext) {
    self.context = context
    number = context.services.numberText()
    let runs = TextLeaf.grown(
      TextResolver(context: context).runs(of: text), number, by: context.services.growth)
    string = runs.map(\.string).joined()
    origin = runs.lazy.compactMap(\.origin).first
    colors = runs.map(\.color)
    request = TextLeaf.request(runs, context.environment)
  }

  /// `runs` with what a stress test puts behind the text with this number.
  private static func grown(
    _ runs: [TextRun], _ number: Int, by growth: TextGrowth?
  ) -> [TextRun] {
    guard let growth, growth.number == number, var last = runs.last else { return runs }
    last.string += growth.suffix
    return runs.dropLast() + [last]
  }

  private static func request(
    _ runs: [TextRun], _ environment: EnvironmentValues
  ) -> TextRequest {
    var units: [UInt16] = []
    var spans: [TextSpan] = []
    for run in runs {
      var span = run.span
      span.start = units.count
      spans.append(span)
      units += run.string.utf16
    }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var request = TextRequest(
      text: units, spans: spans, locale: environment.languageTag,
      direction: .firstStrong(fallbackRightToLeft: isRightToLeft))
    request.lineBreak = environment.lineBreakStyle
    request.lineLimit = environment.lineLimit
    request.minimumLines = environment.minimumLines
    request.minimumScaleFactor = Double(environment.minimumScaleFactor)
    request.allowsTightening = environment.allowsTightening
    request.truncation =
      OversetText.TruncationMode(
        rawValue: environment.truncationMode.rawValue) ?? .tail
    request.alignment =
      LineAlignment(
        rawValue: environment.multilineTextAlignment.rawValue) ?? .leading
    request.lineSpacing = Double(environment.lineSpacing)
    request.isRightToLeftLayout = isRightToLeft
    request.displayScale = Double(environment.displayScale)
    request.metrics = environment.metricsModel
    return request
  }

  /// The text's node.
  func node() -> _ViewNode {
    let offers = Offers()
    let leaf = LeafBehavior(spacing: spacing) { [self] proposal in
      MainActor.assumeIsolated { measure(proposal, offers) }
    }
    let node = _ViewNode("Text", leaf, in: context)
    node.words = string
    node.content = { node in
      .text(content(proposal: node.item.proposal, offers))
    }
    return node
  }

  /// The widths that layout offered the text, in points.
  ///
  /// Some containers measure a child with their room and then place it in its own size; the room is
  /// what a verdict is about.
  @MainActor private final class Offers {
    var widest: Double?
  }

  // MARK: Measuring

  private func measure(_ proposal: ProposedSize, _ offers: Offers) -> LeafMetrics {
    if let width = proposal.width, width.isFinite, width > 0 {
      offers.widest = max(offers.widest ?? 0, Double(width))
    }
    // A width of 0 asks how far the text can shrink: to nothing.
    if proposal.width == 0 { return LeafMetrics(size: .zero) }
    let layout = layout(proposal, detail: .summary)
    let scale = request.displayScale
    return LeafMetrics(
      size: layout.size,
      firstBaseline: CGFloat((layout.firstBaseline * scale).rounded() / scale),
      lastBaseline: CGFloat((layout.lastBaseline * scale).rounded(.up) / scale))
  }

  private func layout(
    _ proposal: ProposedSize, detail: TextEngine.Detail
  ) -> ParagraphLayout {
    context.services.engine.layout(room(proposal), detail: detail)
  }

  private func room(_ proposal: ProposedSize) -> TextRequest {
    var request = request
    request.width = proposal.width.map(Double.init)
    request.height = proposal.height.map(Double.init)
    return request
  }

  private var spacing: ViewSpacing {
    let model = request.spans.max { $0.font.size < $1.font.size }
    let size = CGFloat(model?.font.size ?? 17)
    return .text(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048,
      leading: 0, displayScale: context.environment.displayScale)
  }

  // MARK: Drawing

  private func content(proposal: ProposedSize, _ offers: Offers) -> TextContent {
    var layout = layout(proposal, detail: .glyphs)
    if proposal.width == 0, !string.isEmpty {
      // Squeezed to nothing, a text draws nothing.
      layout.lines = []
      layout.shown = ""
      layout.hidden = string
    }
    var room = room(proposal)
    if !layout.isTruncated, let placed = room.width, let widest = offers.widest {
      room.width = max(placed, widest)
    }
    var content = TextContent(
      string: string, origin: origin, request: room, layout: layout,
      fit: context.services.engine.fit(room), colors: colors)
    content.number = number
    return content
  }
}
