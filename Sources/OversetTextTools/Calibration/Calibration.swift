package import OversetConfig
package import OversetVocabulary

/// What a project's own measured frames say about the model.
package struct Calibration: Sendable {
  /// A text on which the model is off.
  package struct Row: Sendable {
    /// The line of the file.
    package let line: Int
    /// The text.
    package let text: String
    /// The size in points.
    package let size: Double
    /// The weight.
    package let weight: Int
    /// The measured width, in points.
    package let measured: Double
    /// The predicted one.
    package let predicted: Double
    /// The error, in percent of the measured width; positive where the prediction is wider.
    package let error: Double
    /// Whether it is wider than the model allows for.
    package let exceedsSlack: Bool
  }

  /// The result of fitting a correction.
  package enum Correction: Sendable {
    /// There are too few texts in the family's faces.
    case tooFew(minimum: Int)
    /// Some of the texts could not be measured.
    case faulty
    /// A fit predicts texts that it has not seen no better than the model alone.
    case noHelp(ErrorSummary)
    /// A fit that helps: the error with it, each text predicted without itself, and the file.
    case found(ErrorSummary, file: String)
  }

  /// The family that was calibrated.
  package let family: String
  /// The error on all texts.
  package let error: ErrorSummary
  /// What was found of each script, in order of their codes.
  package let scripts: [ScriptCalibration]
  /// The pictures of a kit that are not there.
  package let missing: [String]
  /// What is wrong with pictures of a kit that are there; what they hold was not measured.
  package let faults: Diagnostic?
  /// How many texts are wider than the prediction and its slack.
  package let widerThanSlack: Int
  /// The texts that are most off, at most ten.
  package let worst: [Row]
  /// The error on the texts that the family draws, to which a correction is fitted.
  package let familyError: ErrorSummary
  /// The result of fitting a correction.
  package let correction: Correction

  init(
    family: String, predictions: [Prediction], scripts: [ScriptCalibration], missing: [String],
    faults: Diagnostic?, isFamilyFaulty: Bool
  ) {
    self.family = family
    self.scripts = scripts
    self.missing = missing
    self.faults = faults
    error = ErrorSummary(predictions.map { $0.error() })
    widerThanSlack = predictions.count(where: \.exceedsSlack)
    worst = predictions.sorted { abs($0.error()) > abs($1.error()) }.prefix(10).map(Row.init)
    let own = predictions.filter(\.isOfFamily)
    familyError = ErrorSummary(own.map { $0.error() })
    correction =
      isFamilyFaulty ? .faulty : Self.correction(for: own, of: family, without: familyError)
  }

  /// The corrections by script that help.
  package var scriptCorrections: [ScriptCorrection] {
    scripts.compactMap { script in
      if case .found(_, let correction) = script.outcome { correction } else { nil }
    }
  }

  /// The better of the fits, if it predicts texts that it has not seen better than the model.
  private static func correction(
    for rows: [Prediction], of family: String, without plain: ErrorSummary
  ) -> Correction {
    var best: (error: ErrorSummary, correction: WidthCorrection)?
    for terms in CorrectionFit.Terms.allCases {
      let fit = CorrectionFit(family: family, terms: terms)
      guard let errors = fit.leaveOneOutErrors(of: rows),
        var correction = fit.correction(for: rows)
      else { return .tooFew(minimum: CorrectionFit.minimum) }
      let error = ErrorSummary(errors)
      let sizes = rows.map(\.measured.size).sorted()
      correction.agreement = WidthCorrection.Agreement(
        rows: rows.count, median: error.median, p95: error.p95,
        scripts: Set(rows.map(\.script)).sorted(),
        sizes: (sizes.first ?? 17)...(sizes.last ?? 17))
      // The simpler fit comes first, and stays unless the other gains.
      if best.map({ error.score < $0.error.score }) ?? true { best = (error, correction) }
    }
    guard let best else { return .tooFew(minimum: CorrectionFit.minimum) }
    return best.error.helps(plain)
      ? .found(best.error, file: CorrectionFile.text(of: best.correction)) : .noHelp(best.error)
  }
}

extension Calibration.Row {
  fileprivate init(_ prediction: Prediction) {
    self.init(
      line: prediction.measured.line, text: prediction.measured.text,
      size: prediction.measured.size, weight: prediction.measured.weight,
      measured: prediction.measured.width, predicted: prediction.width(),
      error: prediction.error(), exceedsSlack: prediction.exceedsSlack)
  }
}
