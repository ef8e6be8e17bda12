import OversetConfig

/// How wide a margin has to be, by the method of `Docs/widths.md`: the share of the width at which, with 1.5
/// points, no row is wider than predicted; at least 1.5 %; times 1 + 30 / rows; rounded up to half a percent.
///
/// A text that is measured at several sizes or weights has a row for each. Fonts/fit_corrections.py
/// has the same figures for the corrections that come with the package.
enum MarginRule {
  /// What is added to the share, in points.
  static let points = 1.5
  /// The least share of text below 20 points, in percent.
  static let least = 2.0
  /// The least share from 20 points on.
  static let leastOfLarge = 3.0

  /// The least need of a share, before few texts widen it.
  static let need = 0.015
  /// A share is widened by this number for each text.
  static let few = 30.0

  /// The share in percent.
  ///
  /// - Parameter rows: Widths in points; each prediction should come from the other texts.
  static func percent(_ rows: [(measured: Double, predicted: Double)]) -> Double {
    guard !rows.isEmpty else { return 12 }
    let need = rows.reduce(Self.need) { need, row in
      row.predicted > 0
        ? max(need, (row.measured - row.predicted - points) / row.predicted) : need
    }
    let wider = need * (1 + few / Double(rows.count))
    return min(max(least, (wider * 200).rounded(.up) / 2), 100)
  }

  /// The margins of a script whose share is `percent`.
  static func margins(percent: Double) -> [ScriptCorrection.Margin] {
    [
      ScriptCorrection.Margin(percent: percent, points: points, fromSize: 0),
      ScriptCorrection.Margin(
        percent: max(percent, leastOfLarge), points: points, fromSize: 20),
    ]
  }
}
