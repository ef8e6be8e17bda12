import Foundation
import OversetLayoutTree
import OversetRaster
import OversetShaping
import OversetText

extension DisplayListBuilder {
  mutating func add(_ text: TextContent, frame: CGRect) {
    for line in text.layout.lines {
      let x = frame.minX + CGFloat(line.x)
      let baseline = frame.minY + CGFloat(line.baseline)
      for run in line.runs {
        let color = RGBAColor(
          text.colors.indices.contains(run.span) ? text.colors[run.span] : .init(hex: 0))
        let ownBaseline = baseline - CGFloat(run.baselineOffset)
        underline(run, of: text, x: x, baseline: ownBaseline)
        add(run, of: text.request.text, x: x, baseline: ownBaseline, color: color)
        strike(run, of: text, x: x, baseline: ownBaseline)
      }
    }
  }

  private mutating func add(
    _ run: GlyphRun, of text: [UInt16], x: CGFloat, baseline: CGFloat, color: RGBAColor
  ) {
    switch run.content {
    case .glyphs(let instance, let glyphs):
      for glyph in glyphs {
        let place = CGPoint(
          x: (x + CGFloat(glyph.x)) * scale, y: (baseline - CGFloat(glyph.y)) * scale)
        if let transform {
          // Turned or scaled, a glyph stands where it is, and not on the grid of pixels.
          operations.append(
            .turnedGlyph(
              instance, id: glyph.id, size: CGFloat(run.size) * scale,
              transform.after(.translation(x: place.x, y: place.y)), color))
          continue
        }
        let origin = GlyphOrigin(x: place.x, y: place.y)
        emit(
          .glyph(
            instance, id: glyph.id, size: CGFloat(run.size) * scale, origin: origin, color))
      }
    case .pictures(let instance, let pictures):
      for picture in pictures {
        add(picture, of: instance, size: run.size, left: x + CGFloat(picture.x), baseline)
      }
    case .emoji(let lefts, let width):
      for left in lefts { emoji(left: x + CGFloat(left), width: CGFloat(width), baseline) }
    case .missing(let lefts, let width):
      let labels = MissingLabel.labels(
        of: run.range, level: run.level, in: text, count: lefts.count)
      for (index, left) in lefts.enumerated() {
        missing(
          labels?[index], left: x + CGFloat(left), width: CGFloat(width), baseline, color)
      }
    }
  }

  /// The bitmap of a glyph in the middle of its room, smaller where the room is too narrow for the
  /// glyph's advance; the placeholder where the glyph has none.
  private mutating func add(
    _ picture: PositionedPicture, of instance: FontInstance, size: Double, left: CGFloat,
    _ baseline: CGFloat
  ) {
    let em = CGFloat(size) / CGFloat(instance.unitsPerEm)
    let advance = CGFloat(instance.advance(of: picture.id)) * em
    guard let box = instance.pictureBox(of: picture.id), advance > 0 else {
      emoji(left: left, width: CGFloat(picture.width), baseline)
      return
    }
    let unit = em * min(1, CGFloat(picture.width) / advance)
    let (width, height) = (
      CGFloat(box.right - box.left) * unit, CGFloat(box.top - box.bottom) * unit
    )
    emit(
      .picture(
        instance, id: picture.id,
        PixelRect(
          x: pixels(left + (CGFloat(picture.width) - width) / 2),
          y: pixels(baseline - CGFloat(box.top) * unit), width: max(pixels(width), 1),
          height: max(pixels(height), 1))))
  }

  /// A face without features, where an emoji would stand.
  private mutating func emoji(left: CGFloat, width: CGFloat, _ baseline: CGFloat) {
    let side = width * 0.8 * scale
    let rect = CGRect(
      x: (left + width * 0.1) * scale, y: (baseline - width * 0.68) * scale, width: side,
      height: side)
    emit(.path(.ellipse(rect), RGBAColor.emojiPlaceholder))
  }

  /// The box drawn for a character without a glyph: with its number in two lines, or empty.
  private mutating func missing(
    _ label: MissingLabel?, left: CGFloat, width: CGFloat, _ baseline: CGFloat, _ color: RGBAColor
  ) {
    let rect = snapped(
      CGRect(
        x: left + width * 0.1, y: baseline - width * 0.72, width: width * 0.8,
        height: width * 0.8))
    let line = max(1, (scale / 2).rounded())
    let outer = VectorPath.roundedRectangle(rect, radius: 0)
    let box = hollow(outer, rect, by: line) {
      .roundedRectangle($0, radius: 0, isReversed: true)
    }
    emit(.path(box, color))
    guard let label else { return }
    // A label stands in the middle of its rectangle, and is as large as the rectangle's height allows.
    emit(.label(label.upper, rect.offsetBy(dx: 0, dy: -rect.height * 0.22), color))
    emit(.label(label.lower, rect.offsetBy(dx: 0, dy: rect.height * 0.22), color))
  }
}
