import Foundation

/// What the model says of a measured text.
struct Prediction: Sendable {
  let measured: MeasuredText
  /// The advance width without a correction, in points.
  let advance: Double
  /// The extent of the ink without a correction, in points; nil without ink.
  let ink: Double?
  /// How many glyphs take the per-glyph term.
  let glyphs: Int
  /// How far the width may be off, in points.
  let slack: Double
  /// The script, by most letters; an ISO 15924 code, of Han, kana and Hangul that of the writing.
  let script: String
  /// The family that draws most of the script; nil where none does.
  let scriptFamily: String?
  /// Whether one family, the one that is calibrated, draws all of it.
  let isOfFamily: Bool

  /// The measured advance width as far as it is known, in points: the middle of what rounds up to
  /// a frame, or the ink and the predicted margins at its sides.
  var measuredAdvance: Double {
    switch measured.kind {
    case .frame: measured.width - 0.5 / measured.scale
    case .ink: measured.width + advance - (ink ?? advance)
    }
  }

  /// Glyphs times size for each point of width: what the per-glyph term has to work with.
  var glyphShare: Double {
    advance > 0 ? Double(glyphs) * measured.size / advance : 0
  }

  /// The error of the model, in percent of the measured width, with the correction `terms`.
  func error(_ terms: (scale: Double, perGlyph: Double) = (1, 0)) -> Double {
    (width(terms) - measured.width) / measured.width * 100
  }

  /// The width as it was measured: rounded up to the pixel, or of the ink.
  func width(_ terms: (scale: Double, perGlyph: Double) = (1, 0)) -> Double {
    let corrected =
      advance * terms.scale + Double(glyphs) * terms.perGlyph * measured.size
    switch measured.kind {
    case .frame:
      return (corrected * measured.scale - 1e-6).rounded(.up) / measured.scale
    case .ink: return (ink ?? advance) + corrected - advance
    }
  }

  /// Whether the text is really wider than the model allows for.
  var exceedsSlack: Bool { measured.width > width() + slack }
}

/// How far predictions are off, in percent of the measured widths, without their signs.
package struct ErrorSummary: Sendable, Equatable {
  /// How many texts.
  package let count: Int
  /// The middle one.
  package let median: Double
  /// The one that 95 of 100 do not exceed.
  package let p95: Double

  /// The summary of `errors`; of none, 0.
  init(_ errors: [Double]) {
    let sorted = errors.map(abs).sorted()
    count = sorted.count
    median = Statistics.median(ofSorted: sorted) ?? 0
    let rank = Int((Double(sorted.count) * 0.95).rounded(.up))
    p95 = sorted.isEmpty ? 0 : sorted[max(rank, 1) - 1]
  }
}

extension ErrorSummary {
  /// What fits are compared by.
  var score: Double { median + p95 }

  /// Whether a correction with this error is worth having, beside `plain` without it.
  func helps(_ plain: ErrorSummary) -> Bool {
    score < plain.score * 0.95 && median <= plain.median && p95 <= plain.p95
  }
}

/// Statistics that single wrong rows do not move.
enum Statistics {
  static func median(_ values: [Double]) -> Double? { median(ofSorted: values.sorted()) }

  static func median(ofSorted sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Theil's incomplete line: the median slope between the lower and the upper half of the points
  /// along x, and the median of what it leaves (Theil 1950). Linear in effort but for sorting.
  static func line(_ points: [(x: Double, y: Double)]) -> (intercept: Double, slope: Double)? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let half = sorted.count / 2
    let slopes = (0..<half).compactMap { index -> Double? in
      let (low, high) = (sorted[index], sorted[sorted.count - half + index])
      return high.x - low.x > 1e-3 ? (high.y - low.y) / (high.x - low.x) : nil
    }
    guard let slope = median(slopes) else { return nil }
    return median(points.map { $0.y - slope * $0.x }).map { ($0, slope) }
  }
}
