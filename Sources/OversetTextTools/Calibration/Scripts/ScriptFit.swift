import OversetConfig

/// Fits the figures of a script to measured texts: one for all, and others for large and bold letters where
/// enough texts show them.
///
/// Medians throughout: a row with a slip of the pen moves nothing.
struct ScriptFit: Sendable {
  /// The fewest rows of a script that a fit rests on.
  static let minimum = 20
  /// The fewest different texts among them.
  static let leastTexts = 10
  /// The fewest rows that give large or bold letters a figure of their own.
  static let fewest = 10
  /// A figure nearer to that of other letters is the same.
  static let step = 0.004
  /// What a correction may say of letters.
  static let figures = 0.5...2.0

  /// What is fitted.
  enum Terms: CaseIterable { case figures, figuresAndEdges }

  /// The figure of most letters.
  private(set) var figure = 1.0
  /// Those of other letters.
  private(set) var others: [ScriptRow.Letters: Double] = [:]
  /// What the edges of the ink are off, in em.
  private(set) var edge = 0.0

  /// Letters in the order of the rules that a correction states them by: of several the last holds.
  static let order = [
    ScriptRow.Letters(isLarge: true, isBold: false),
    ScriptRow.Letters(isLarge: false, isBold: true),
    ScriptRow.Letters(isLarge: true, isBold: true),
  ]

  /// The fit to `rows`; nil without any that tells something.
  ///
  /// - Parameter fewest: The fewest rows that give letters a figure of their own.
  init?(_ rows: [ScriptRow], terms: Terms, fewest: Int = ScriptFit.fewest) {
    let points = rows.compactMap { row in row.figure.map { (row: row, figure: $0) } }
    if terms == .figuresAndEdges {
      guard rows.allSatisfy({ $0.measured.kind == .ink }),
        let line = Statistics.line(points.map { (x: $0.row.edgeShare, y: $0.figure) }),
        abs(line.slope) <= 0.2
      else { return nil }
      edge = line.slope
    }
    let classes = Dictionary(grouping: points) { $0.row.letters }
      .mapValues { $0.map { [edge] in $0.figure - edge * $0.row.edgeShare } }
    let plain = classes[ScriptRow.Letters(isLarge: false, isBold: false)] ?? []
    let pool = plain.count >= fewest ? plain : classes.values.flatMap(\.self)
    guard let most = Statistics.median(pool) else { return nil }
    figure = Self.clamp(most)
    for letters in Self.order {
      guard let own = classes[letters], own.count >= fewest,
        let median = Statistics.median(own), abs(median - figure(of: letters)) >= Self.step
      else { continue }
      others[letters] = Self.clamp(median)
    }
  }

  /// The figure of letters, as the rules of a correction give it.
  func figure(of letters: ScriptRow.Letters) -> Double {
    let rules = Self.order.filter { rule in
      others[rule] != nil && (!rule.isLarge || letters.isLarge) && (!rule.isBold || letters.isBold)
    }
    return rules.last.flatMap { others[$0] } ?? figure
  }

  /// The width of a row's text, in points.
  func predicted(_ row: ScriptRow) -> Double {
    row.predicted(figure(of: row.letters), edge: edge)
  }

  /// What rows are predicted as by a fit to the rows of the other texts; nil where too few are left.
  static func leaveOneOut(_ rows: [ScriptRow], terms: Terms) -> [(row: ScriptRow, width: Double)]? {
    let texts = Dictionary(grouping: rows) { $0.measured.text }.sorted { $0.key < $1.key }
    let folds = min(texts.count, 200)
    guard folds > 1 else { return nil }
    var predictions: [(row: ScriptRow, width: Double)] = []
    for fold in 0..<folds {
      let groups = texts.enumerated()
      let others = groups.filter { $0.offset % folds != fold }.flatMap(\.element.value)
      // A class with the fewest rows must not lose its figure with one of them.
      guard let fit = ScriptFit(others, terms: terms, fewest: fewest - 1) else { return nil }
      for row in groups.filter({ $0.offset % folds == fold }).flatMap(\.element.value) {
        predictions.append((row, fit.predicted(row)))
      }
    }
    return predictions
  }

  private static func clamp(_ figure: Double) -> Double {
    min(max(figure, figures.lowerBound), figures.upperBound)
  }
}
