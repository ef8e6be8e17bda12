import OversetConfig
import OversetShaping

/// The heights of lines and the distances between them.
///
/// iOS knows two rules: lines of a text style stand its leading apart; lines of a font of fixed
/// size stand a line height apart. One line is a line height high in both. The line box keeps the
/// system font's height in every script (measured for Chinese and Korean, assumed for the rest).
struct VerticalModel {
  let request: TextRequest
  let fonts: FontCollection
  let scaleFactor: Double

  /// The height of one line.
  struct Box {
    var ascent: Double
    var descent: Double
    /// The distance to the next line's baseline.
    var pitch: Double
    var height: Double { ascent + descent }
  }

  /// The box of a line that shows `range`: the tallest of its spans.
  func box(of range: Range<Int>) -> Box {
    let spans = request.spans
    if spans.count == 1 { return box(of: spans[0]) }
    var box: Box?
    for (index, span) in spans.enumerated() {
      let end = index + 1 < spans.count ? spans[index + 1].start : request.text.count
      guard span.start < range.upperBound, end > range.lowerBound else { continue }
      let other = self.box(of: span)
      box =
        box.map {
          Box(
            ascent: max($0.ascent, other.ascent), descent: max($0.descent, other.descent),
            pitch: max($0.pitch, other.pitch))
        } ?? other
    }
    return box ?? self.box(of: spans[0])
  }

  private func box(of span: TextSpan) -> Box {
    let font = span.font.scaled(by: scaleFactor)
    let ratios = ratios(font)
    let height = font.size * (ratios.ascent + ratios.descent)
    return Box(
      ascent: font.size * ratios.ascent + max(span.baselineOffset, 0),
      descent: font.size * ratios.descent + max(-span.baselineOffset, 0),
      pitch: font.leading ?? (height + font.size * ratios.gap))
  }

  private func ratios(_ font: TextFont) -> (ascent: Double, descent: Double, gap: Double) {
    switch request.metrics {
    case .ios:
      let model = SystemFontModel.ios
      return (model.ascent, model.descent, 0)
    case .font:
      let instance = fonts.systemFamily.cuts(at: font.style).text
      let em = Double(instance.unitsPerEm)
      return (
        Double(instance.ascender) / em, Double(instance.descender) / em,
        Double(instance.lineGap) / em
      )
    }
  }

  /// How many lines of `ranges` stand in `height` points: at least one.
  func count(fitting height: Double?, of ranges: [Range<Int>]) -> Int {
    guard let height, !ranges.isEmpty else { return ranges.count }
    var top = 0.0
    for (index, range) in ranges.enumerated() {
      let box = box(of: range)
      if index > 0, top + box.height > height + LineFiller.tolerance { return index }
      top += box.pitch + request.lineSpacing
    }
    return ranges.count
  }

  /// The height of `ranges` as lines, in points, unrounded, and the baseline of each.
  func stack(_ ranges: [Range<Int>]) -> (height: Double, baselines: [Double], boxes: [Box]) {
    var top = 0.0
    var height = 0.0
    var baselines: [Double] = []
    var boxes: [Box] = []
    for range in ranges {
      let box = box(of: range)
      baselines.append(top + box.ascent)
      boxes.append(box)
      height = top + box.height
      top += box.pitch + request.lineSpacing
    }
    let missing = request.minimumLines - ranges.count
    if missing > 0, let box = boxes.last ?? Optional(self.box(of: 0..<0)) {
      height += Double(ranges.isEmpty ? missing - 1 : missing) * (box.pitch + request.lineSpacing)
      if ranges.isEmpty { height += box.height }
    }
    return (height, baselines, boxes)
  }
}
