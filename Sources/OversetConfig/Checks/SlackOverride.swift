public import OversetVocabulary

/// How far the predicted width of a script's text may be off, where a project knows better than
/// the built-in figures: `percent` of the width and `points` on top.
public struct SlackOverride: Hashable, Sendable {
  /// An ISO 15924 code (`Latn`, `Jpan`).
  public var script: String
  /// Per cent of the predicted width.
  public var percent: Double
  /// Points, on top.
  public var points: Double
  /// Where the file states it.
  public var place: SourcePlace

  /// The slack of a text, in points.
  public func slack(forWidth width: Double) -> Double {
    width * percent / 100 + points
  }
}
