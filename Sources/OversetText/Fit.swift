import OversetShaping

/// Whether a text fits, given how far its predicted width may be trusted.
package enum FitVerdict: String, Codable, Sendable, CaseIterable {
  /// It fits with the slack to spare.
  case fits
  /// It may or may not: need and room differ by no more than the slack, or iOS may hyphenate.
  case atRisk = "at risk"
  /// It does not fit even if it were narrower by the slack.
  case truncated
}

/// A text's need against its room.
package struct Fit: Equatable, Codable, Sendable {
  /// The verdict.
  package var verdict: FitVerdict
  /// The width at which the text would fit in its lines, in points.
  package var needed: Double
  /// The width it has, in points.
  package var available: Double
  /// How far `needed` may be off, in points.
  package var slack: Double
  /// How far the prediction may be trusted.
  package var confidence: Confidence

  /// A verdict with what it rests on.
  package init(
    verdict: FitVerdict, needed: Double, available: Double, slack: Double, confidence: Confidence
  ) {
    self.verdict = verdict
    self.needed = needed
    self.available = available
    self.slack = slack
    self.confidence = confidence
  }

  /// By how much the need exceeds the room, in percent of the room; negative where there is room.
  package var percentOver: Double {
    available > 0 ? (needed - available) / available * 100 : needed > 0 ? .infinity : 0
  }
}

extension TextEngine {
  /// How surely `request` fits its width; nil if nothing limits the width.
  ///
  /// With a line limit the need is the least width at which nothing is hidden; without one it is the
  /// widest piece that no opportunity to break divides, since a narrower text breaks inside a word.
  /// One line is laid out whatever the height. The verdict is `truncated` where the need exceeds the room by more than the slack, `at risk`
  /// where the two differ by no more than it, or where hyphens of iOS may save a line. A text truncated by a
  /// limited height is `truncated`.
  package func fit(_ request: TextRequest) -> Fit? {
    guard request.width != nil else { return nil }
    return fit(of: pass(request.sanitized()))
  }

  /// How surely the request of an attempt at full size fits its width.
  func fit(of whole: ParagraphBreaker) -> Fit? {
    let request = whole.request
    guard let width = request.width else { return nil }
    let slack = ErrorMargin(
      of: request, paragraph: whole.paragraph, fonts: shaper.fonts, overrides: slackOverrides)
    let smallest =
      request.minimumScaleFactor < 1 ? whole.scaled(by: request.minimumScaleFactor) : whole
    let fitting = neededWidth(smallest)
    let needed = fitting ?? smallest.unboundedWidth
    let points = slack.points(at: needed)
    let verdict: FitVerdict =
      if needed == 0 {
        .fits
      } else if request.height != nil && request.lineLimit != 1 && !smallest.fitsHeight {
        .truncated
      } else if fitting == nil || needed > width + points {
        smallest.mayFitHyphenated(in: width + points) ? .atRisk : .truncated
      } else if needed > width - points {
        .atRisk
      } else {
        .fits
      }
    return Fit(
      verdict: verdict, needed: needed, available: width, slack: points,
      confidence: slack.confidence)
  }

  /// The least width at which nothing is hidden and no word divided, in points, to a 64th; nil where
  /// no width will do, because mandatory breaks alone make too many lines.
  ///
  /// A wider slot never hides more, so the width can be found by halving.
  private func neededWidth(_ pass: ParagraphBreaker) -> Double? {
    let word = pass.widestWord
    guard pass.request.lineLimit != nil else { return word }
    let natural = pass.unboundedWidth
    func fits(_ width: Double?) -> Bool { pass.fitsLines(in: width) }
    guard fits(nil) else { return nil }
    if pass.request.lineLimit == 1 { return natural }
    var (low, high) = (word, natural)
    if fits(low) { return low }
    while high - low > 1.0 / 64 {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
