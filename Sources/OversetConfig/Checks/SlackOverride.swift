package import OversetVocabulary

/// How far the predicted width of a script's text may be off, where a project knows better than
/// the built-in figures: `percent` of the width and `points` on top.
package struct SlackOverride: Hashable, Sendable {
  /// An ISO 15924 code (`Latn`, `Jpan`).
  package var script: String
  /// Per cent of the predicted width.
  package var percent: Double
  /// Points, on top.
  package var points: Double
  /// Where the file states it.
  package var place: SourcePlace

  /// The slack of a text, in points.
  package func slack(forWidth width: Double) -> Double {
    width * percent / 100 + points
  }
}
