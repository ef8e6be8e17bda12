import Foundation
import OversetLayoutTree
import OversetRaster
import OversetShaping
import OversetText

extension DisplayListBuilder {
  /// Adds the line below a run, from the line's left edge and the baseline of the run, in points.
  ///
  /// Where it stands and how thick it is are the face's; it is drawn behind letters that hang below it.
  mutating func underline(
    _ run: GlyphRun, of text: TextContent, x: CGFloat, baseline: CGFloat
  ) {
    guard let line = text.decoration(of: run)?.underline else { return }
    add(line, text.faceLines(of: run).underline, of: run, x: x, baseline: baseline)
  }

  /// Adds the line through a run.
  mutating func strike(_ run: GlyphRun, of text: TextContent, x: CGFloat, baseline: CGFloat) {
    guard let line = text.decoration(of: run)?.strikethrough else { return }
    add(line, text.faceLines(of: run).strikethrough, of: run, x: x, baseline: baseline)
  }

  private mutating func add(
    _ line: TextDecoration.Line, _ face: FaceLines.Line, of run: GlyphRun, x: CGFloat,
    baseline: CGFloat
  ) {
    let size = CGFloat(run.size)
    let frame = CGRect(
      x: x + CGFloat(run.x), y: baseline - CGFloat(face.top) * size, width: CGFloat(run.width),
      height: CGFloat(face.thickness) * size)
    for part in line.pattern.parts(of: frame) {
      emit(.fill(pixelRect(snapped(part)), RGBAColor(line.color)))
    }
  }
}

extension TextContent {
  /// The lines of a run; nil if it has none.
  fileprivate func decoration(of run: GlyphRun) -> TextDecoration? {
    decorations.indices.contains(run.span) ? decorations[run.span] : nil
  }
}

extension TextContent {
  /// Where the lines beside a run are: those of the face that draws the first letters of its span, so that a line
  /// has no steps where faces change.
  fileprivate func faceLines(of run: GlyphRun) -> FaceLines {
    for other in layout.lines.lazy.flatMap(\.runs) where other.span == run.span {
      if case .glyphs(let instance, _) = other.content { return instance.lines }
    }
    return .usual
  }
}

extension TextDecoration.Pattern {
  /// The parts of a line that are drawn. Dashes are three times as long as the line is thick, dots and gaps as
  /// long (from memory).
  fileprivate func parts(of line: CGRect) -> [CGRect] {
    let unit = line.height
    let lengths: [CGFloat]
    switch self {
    case .solid: return [line]
    case .dot: lengths = [1]
    case .dash: lengths = [3]
    case .dashDot: lengths = [3, 1]
    case .dashDotDot: lengths = [3, 1, 1]
    }
    guard unit > 0, line.width / unit < 100_000 else { return [line] }
    var parts: [CGRect] = []
    var (left, index) = (line.minX, 0)
    while left < line.maxX {
      let length = lengths[index % lengths.count] * unit
      parts.append(
        CGRect(
          x: left, y: line.minY, width: min(length, line.maxX - left), height: line.height))
      left += length + unit
      index += 1
    }
    return parts
  }
}
