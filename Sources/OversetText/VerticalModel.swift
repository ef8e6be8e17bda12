import OversetConfig
import OversetShaping
import OversetVocabulary

/// The heights of lines and the distances between them.
///
/// iOS knows two rules: lines of a text style stand its leading apart; lines of a font of fixed
/// size stand a line height apart. One line is a line height high in both. The line box keeps the
/// system font's height in every script, but follows the language of the app: lines of Arabic, Thai
/// and Hindi are higher, also where they show Latin letters. Half of that stands above the letters
/// and half below; which part iOS puts where is not known.
struct VerticalModel {
  /// The height of one line.
  struct Box {
    var ascent: Double
    var descent: Double
    /// The distance to the next line's baseline.
    var lineAdvance: Double
    var height: Double { ascent + descent }

    /// The box with `points` more, half of them above the baseline.
    func grown(by points: Double) -> Box {
      Box(
        ascent: ascent + points / 2, descent: descent + points / 2,
        lineAdvance: lineAdvance + points)
    }
  }

  /// The first span's box, which is every line's where the text has one font.
  private let first: Box
  /// The spans, where there are several.
  private var spans: [(range: Range<Int>, box: Box)] = []
  private let lineSpacing: Double
  private let minimumLines: Int

  init(request: TextRequest, fonts: FontCollection, scaleFactor: Double) {
    let growth =
      request.metrics == .ios ? fonts.scriptWidths.lineGrowth(of: request.locale) : nil
    func box(_ span: TextSpan) -> Box {
      let box = VerticalModel.box(of: span, request.metrics, fonts, scaleFactor)
      guard let growth else { return box }
      return box.grown(by: growth.points(at: span.font.size * scaleFactor))
    }
    first = box(request.spans[0])
    lineSpacing = request.lineSpacing
    minimumLines = request.minimumLines
    guard request.spans.count > 1 else { return }
    for (index, span) in request.spans.enumerated() {
      let end =
        index + 1 < request.spans.count ? request.spans[index + 1].start : request.text.count
      spans.append((span.start..<max(span.start, end), box(span)))
    }
  }

  /// The box of a line that shows `range`: the tallest of its spans.
  private func box(of range: Range<Int>) -> Box {
    var tallest: Box?
    for span in spans[spans.partitionPoint { $0.range.upperBound > range.lowerBound }...] {
      if span.range.lowerBound >= range.upperBound { break }
      guard span.range.overlaps(range) else { continue }
      tallest =
        tallest.map {
          Box(
            ascent: max($0.ascent, span.box.ascent), descent: max($0.descent, span.box.descent),
            lineAdvance: max($0.lineAdvance, span.box.lineAdvance))
        } ?? span.box
    }
    return tallest ?? first
  }

  private static func box(
    of span: TextSpan, _ metrics: MetricsModel, _ fonts: FontCollection, _ scaleFactor: Double
  ) -> Box {
    let font = span.font.scaled(by: scaleFactor)
    let ratios = ratios(font, metrics, fonts)
    let height = font.size * (ratios.ascent + ratios.descent)
    return Box(
      ascent: font.size * ratios.ascent + max(span.baselineOffset, 0),
      descent: font.size * ratios.descent + max(-span.baselineOffset, 0),
      lineAdvance: font.leading ?? (height + font.size * ratios.gap))
  }

  private static func ratios(
    _ font: TextFont, _ metrics: MetricsModel, _ fonts: FontCollection
  ) -> (ascent: Double, descent: Double, gap: Double) {
    if let own = fonts.ownFamily(of: font.style) {
      return fontRatios(fonts.families[own].opticalSizes(at: font.style).text)
    }
    return switch metrics {
    case .ios: (SystemFontModel.ios.ascent, SystemFontModel.ios.descent, 0)
    case .font:
      fontRatios(fonts.systemFamily.opticalSizes(at: font.style).text)
    }
  }

  private static func fontRatios(
    _ instance: FontInstance
  ) -> (ascent: Double, descent: Double, gap: Double) {
    let em = Double(instance.unitsPerEm)
    return (
      Double(instance.ascender) / em, Double(instance.descender) / em,
      Double(instance.lineGap) / em
    )
  }

  /// How many of `lines` stand in `height` points: at least one.
  func count(fitting height: Double?, of lines: [BrokenLine]) -> Int {
    guard let height, !lines.isEmpty else { return lines.count }
    var top = 0.0
    for (index, line) in lines.enumerated() {
      let box = box(of: line.range)
      if index > 0, top + box.height > height + LineBreaker.tolerance { return index }
      top += box.lineAdvance + lineSpacing
    }
    return lines.count
  }

  /// Puts `lines` below each other and returns their height, in points, unrounded.
  func stack(_ lines: inout [TextLine]) -> Double {
    var top = 0.0
    var height = 0.0
    for index in lines.indices {
      let box = box(of: lines[index].range)
      lines[index].baseline = top + box.ascent
      lines[index].ascent = box.ascent
      lines[index].descent = box.descent
      height = top + box.height
      top += box.lineAdvance + lineSpacing
    }
    return height + reserved(beyond: lines)
  }

  /// The height of the lines that are reserved and not there.
  private func reserved(beyond lines: [TextLine]) -> Double {
    let missing = minimumLines - lines.count
    guard missing > 0 else { return 0 }
    let box = box(of: lines.last?.range ?? 0..<0)
    let lineAdvance = box.lineAdvance + lineSpacing
    return lines.isEmpty
      ? box.height + Double(missing - 1) * lineAdvance : Double(missing) * lineAdvance
  }
}
