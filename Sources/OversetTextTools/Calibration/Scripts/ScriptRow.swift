/// What the model makes of a text of a script, as a function of the one figure that is fitted: the factor on
/// the advances of the script's letters, or their one advance in em.
struct ScriptRow: Sendable {
  /// A width at a figure, and how much it grows with it, both in points.
  struct Line: Sendable {
    /// The width at figure 0, if letters could be so narrow.
    var start: Double
    var slope: Double

    init(at figures: (Double, Double), _ widths: (Double, Double)) {
      slope = (widths.1 - widths.0) / (figures.1 - figures.0)
      start = widths.0 - slope * figures.0
    }

    func value(at figure: Double) -> Double { start + slope * figure }
  }

  let measured: MeasuredText
  /// The width that is compared: the ink, or the advance of a frame.
  let width: Line
  /// What the project's model says now, and by how much it may be off, in points.
  let present: Prediction

  /// The width in points that a figure and the term for the edges predict.
  ///
  /// - Parameter edge: What the two edges of the ink are off, in em. It is in no advance.
  func predicted(_ figure: Double, edge: Double) -> Double {
    let width = width.value(at: figure)
    switch measured.kind {
    case .ink: return width + edge * measured.size
    case .frame: return (width * measured.scale - 1e-6).rounded(.up) / measured.scale
    }
  }

  /// The figure at which the text is as wide as measured, if the edges are off by nothing.
  var figure: Double? {
    guard width.slope > 0.1 else { return nil }
    let target =
      measured.kind == .ink ? measured.width : measured.width - 0.5 / measured.scale
    return (target - width.start) / width.slope
  }

  /// How much the figure changes for an em at the edges.
  var edgeShare: Double { width.slope > 0.1 ? measured.size / width.slope : 0 }

  /// Small or large, light or bold: letters that may have figures of their own.
  var letters: Letters {
    Letters(isLarge: measured.size >= 20, isBold: measured.weight >= 600)
  }

  struct Letters: Hashable, Sendable {
    var isLarge: Bool
    var isBold: Bool
  }
}
