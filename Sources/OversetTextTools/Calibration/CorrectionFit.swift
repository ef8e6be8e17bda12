import OversetConfig

/// Fits a correction to measured texts: for each weight and class of sizes a factor, and where it
/// gains a term for each glyph.
///
/// Medians throughout: a row with a slip of the pen moves nothing. A class of fewer texts than
/// ``minimum`` takes the fit of its weight, a weight of fewer that of all.
struct CorrectionFit {
  /// The fewest texts that a fit rests on.
  static let minimum = 20

  /// What is fitted.
  enum Terms: CaseIterable { case scale, scaleAndGlyphs }

  let family: String
  let terms: Terms

  /// The correction that fits `rows`; nil for fewer than `minimum`.
  func correction(
    for rows: [Prediction], minimum: Int = CorrectionFit.minimum
  ) -> WidthCorrection? {
    guard rows.count >= minimum else { return nil }
    var groups: [WidthCorrection.Group] = []
    let weights = Dictionary(grouping: rows, by: \.measured.weight)
    for (weight, ofWeight) in weights.sorted(by: { $0.key < $1.key }) {
      let classes = Dictionary(grouping: ofWeight) { SizeClass(of: $0.measured.size) }
      for (_, ofClass) in classes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        let pool = [ofClass, ofWeight].first { $0.count >= minimum } ?? rows
        let fitted = fit(pool)
        groups.append(
          WidthCorrection.Group(
            weight: weight, size: Statistics.median(ofClass.map(\.measured.size)) ?? 17,
            scale: fitted.scale, perGlyph: fitted.perGlyph))
      }
    }
    return WidthCorrection(family: family, agreement: nil, groups: groups)
  }

  private func fit(_ rows: [Prediction]) -> (scale: Double, perGlyph: Double) {
    let points = rows.filter { $0.advance > 0 }
      .map { (x: $0.glyphShare, y: $0.measuredAdvance / $0.advance) }
    let scale = Statistics.median(points.map(\.y)) ?? 1
    guard terms == .scaleAndGlyphs, let line = Statistics.line(points),
      Self.scales.contains(line.intercept), Self.perGlyphs.contains(line.slope)
    else { return (Self.scales.clamp(scale), 0) }
    return (line.intercept, line.slope)
  }

  /// What a correction file may say.
  private static let scales = 0.5...2.0
  private static let perGlyphs = -0.2...0.2

  /// The errors of `rows`, each predicted by a fit to the others.
  ///
  /// Beyond 400 rows they are left out in 400 groups: a fit to thousands changes by no one of them.
  func leaveOneOutErrors(of rows: [Prediction]) -> [Double]? {
    guard rows.count >= Self.minimum else { return nil }
    let folds = min(rows.count, 400)
    var errors = [Double](repeating: 0, count: rows.count)
    for fold in 0..<folds {
      let others = rows.enumerated().filter { $0.offset % folds != fold }.map(\.element)
      guard let correction = correction(for: others, minimum: Self.minimum - 1) else { return nil }
      for index in stride(from: fold, to: rows.count, by: folds) {
        let measured = rows[index].measured
        errors[index] = rows[index].error(
          correction.terms(size: measured.size, weight: measured.weight))
      }
    }
    return errors
  }
}

/// Sizes over which the system font is drawn alike: small print, text, the optical range of 17 to
/// 28 points, display.
private enum SizeClass: Int {
  case small, text, blended, display

  init(of size: Double) {
    self =
      switch size {
      case ..<14.5: .small
      case ..<19.5: .text
      case ..<28: .blended
      default: .display
      }
  }
}

extension ClosedRange<Double> {
  fileprivate func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
