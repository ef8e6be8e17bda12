import OversetShaping

/// Whether a text fits, given how far its predicted width may be trusted.
public enum FitVerdict: String, Sendable, CaseIterable {
  /// It fits with the slack to spare.
  case fits
  /// It may or may not: need and room differ by no more than the slack.
  case atRisk = "at risk"
  /// It does not fit even if it were narrower by the slack.
  case truncated
}

/// A text's need against its room.
public struct Fit: Equatable, Sendable {
  /// The verdict.
  public var verdict: FitVerdict
  /// The width at which the text would fit in its lines, in points.
  public var needed: Double
  /// The width it has, in points.
  public var available: Double
  /// How far `needed` may be off, in points.
  public var slack: Double
  /// How far the prediction may be trusted.
  public var confidence: Confidence

  /// By how much the need exceeds the room, in percent of the room; negative where there is room.
  public var percentOver: Double {
    available > 0 ? (needed - available) / available * 100 : needed > 0 ? .infinity : 0
  }
}

extension TextEngine {
  /// How surely `request` fits its width; nil where nothing limits the width.
  ///
  /// The text is laid out as if it were wider and narrower by its slack: the verdict is
  /// `truncated` where even the narrower one is cut, `at risk` where only the wider one is.
  public func fit(_ request: TextRequest) -> Fit? {
    let request = request.sanitized()
    guard let width = request.width else { return nil }
    let paragraph = shaper.shape(request.shaping)
    let slack = Slack(
      of: request, paragraph: paragraph, fonts: shaper.fonts, overrides: slackOverrides)
    let isLimited = request.lineLimit != nil || request.height != nil
    let natural = naturalWidth(request)
    let fitting = isLimited ? neededWidth(request, natural: natural) : min(natural, width)
    let needed = fitting ?? natural
    let points = slack.points(at: min(needed, natural))
    let verdict: FitVerdict
    if !isLimited {
      verdict = .fits
    } else if fitting == nil || needed > width + points {
      verdict = .truncated
    } else if needed > width - points, needed > 0 {
      verdict = .atRisk
    } else {
      verdict = .fits
    }
    return Fit(
      verdict: verdict, needed: needed, available: width, slack: points,
      confidence: slack.confidence)
  }

  /// The least width at which nothing is hidden, in points, to a 64th; nil where no width will do,
  /// because mandatory breaks alone make too many lines.
  ///
  /// A wider slot never hides more, so the width can be found by halving.
  private func neededWidth(_ request: TextRequest, natural: Double) -> Double? {
    var request = request
    func fits(_ width: Double) -> Bool {
      request.width = width
      return !layout(request, detail: .summary).isTruncated
    }
    guard fits(natural) else { return nil }
    if request.lineLimit == 1 { return natural * request.minimumScaleFactor }
    var (low, high) = (0.0, natural)
    while high - low > 1.0 / 64 {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
