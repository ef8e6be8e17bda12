package import OversetConfig

/// What measured texts say of one script.
package struct ScriptCalibration: Sendable {
  /// What became of the fit.
  package enum Outcome: Sendable {
    /// There are too few rows, or they show too few texts.
    case tooFew(Shortage)
    /// Some rows could not be measured.
    case faulty
    /// Latin letters have no factor: the family's correction is for them.
    case latin
    /// The model has no correction for the script, or several families draw the texts.
    case unsupported
    /// The project's correction of the family changes these widths already.
    case corrected(family: String)
    /// A fit predicts texts that it has not seen no better than the project's corrections do.
    case noHelp(ErrorSummary)
    /// A fit that helps: the error with it, each text predicted without itself, and what it says.
    case found(ErrorSummary, ScriptCorrection)
  }

  /// The rows in the face that draws most of a script.
  package struct Shortage: Sendable, Equatable {
    /// How many there are.
    package let rows: Int
    /// How many different texts they show.
    package let texts: Int

    /// The fewest rows that a correction rests on.
    package static let leastRows = ScriptFit.minimum
    /// The fewest different texts.
    package static let leastTexts = ScriptFit.leastTexts

    /// How far `rows` fall short; nil where they suffice.
    init?(_ rows: [MeasuredText]) {
      (self.rows, texts) = (rows.count, Set(rows.map(\.text)).count)
      if self.rows >= Self.leastRows, texts >= Self.leastTexts { return nil }
    }
  }

  /// What a margin has beside its share of the width, in points.
  package static let marginPoints = MarginRule.points

  /// The ISO 15924 code, of Chinese, Japanese and Korean that of the writing.
  package let script: String
  /// The error of the project's model.
  package let error: ErrorSummary
  /// How many texts are wider than the prediction and its margin.
  package let wider: Int
  /// The margin that holds for these texts, in percent of the width beside 1.5 points: of the fit if there
  /// is one.
  package let percent: Double
  /// Whether there are enough texts for a margin.
  package var isMarginKnown: Bool { error.count >= ScriptFit.minimum }
  /// What became of the fit.
  package let outcome: Outcome
  /// What the edges of the ink are off by, in em, as far as the fit tells it. It is in no correction.
  package let edge: Double
  /// The error of the project's model with the edges set aside, as they are in the fit.
  package let errorWithoutEdge: ErrorSummary
}

extension ScriptCalibration {
  /// A script of texts whose margin is that of the project's model, unless `percent` gives another.
  init(
    _ script: String, _ predictions: [Prediction], percent: Double? = nil, edge: Double = 0,
    outcome: Outcome
  ) {
    let ownEdge = edge == 0 ? 0 : Self.edge(of: predictions)
    self.init(
      script: script, error: ErrorSummary(predictions.map { $0.error() }),
      wider: predictions.count(where: \.exceedsSlack),
      percent: percent
        ?? MarginRule.percent(predictions.map { ($0.measured.width, $0.width()) }),
      outcome: outcome, edge: edge,
      errorWithoutEdge: ErrorSummary(
        predictions.map { $0.error() + ownEdge * $0.measured.size / $0.measured.width * 100 }))
  }

  /// What the edges of the ink are off by if the widths of a model are right, in em.
  private static func edge(of predictions: [Prediction]) -> Double {
    Statistics.median(
      predictions.map { ($0.measured.width - $0.width()) / $0.measured.size }) ?? 0
  }

  /// A script of the rows of a model.
  init(_ model: ScriptModel, _ rows: [ScriptRow]) {
    let predictions = rows.map(\.present)
    if let shortage = Shortage(rows.map(\.measured)) {
      self.init(model.script, predictions, outcome: .tooFew(shortage))
      return
    }
    guard let best = Best(rows) else {
      self.init(model.script, predictions, outcome: .unsupported)
      return
    }
    let percent = MarginRule.percent(best.widths)
    let count = Set(rows.map(\.measured.text)).count
    let correction = model.correction(
      best.fit, margins: MarginRule.margins(percent: percent),
      source: "\(count) texts, measured with overset calibrate")
    let unchanged = ScriptCalibration(
      model.script, predictions, edge: best.fit.edge, outcome: .noHelp(best.error))
    // The edges are in no correction: a fit with them must not pass for better at each run.
    guard best.error.helps(unchanged.errorWithoutEdge), !model.has(correction) else {
      self = unchanged
      return
    }
    self.init(
      model.script, predictions, percent: percent, edge: best.fit.edge,
      outcome: .found(best.error, correction))
  }

  /// The fit that predicts texts best which it has not seen; the simpler one unless the other gains.
  private struct Best {
    let fit: ScriptFit
    let error: ErrorSummary
    let widths: [(measured: Double, predicted: Double)]

    init?(_ rows: [ScriptRow]) {
      var best: Best?
      for terms in ScriptFit.Terms.allCases {
        guard let fit = ScriptFit(rows, terms: terms),
          let unseen = ScriptFit.leaveOneOut(rows, terms: terms)
        else { continue }
        let widths = unseen.map { (measured: $0.row.measured.width, predicted: $0.width) }
        let error = ErrorSummary(
          widths.map { ($0.predicted - $0.measured) / $0.measured * 100 })
        if best.map({ error.score < $0.error.score * 0.95 }) ?? true {
          best = Best(fit: fit, error: error, widths: widths)
        }
      }
      guard let best else { return nil }
      self = best
    }

    private init(
      fit: ScriptFit, error: ErrorSummary, widths: [(measured: Double, predicted: Double)]
    ) {
      (self.fit, self.error, self.widths) = (fit, error, widths)
    }
  }
}
