public import OversetConfig

/// Which numbers widths and heights come from.
public enum MetricsModel: String, Sendable, CaseIterable {
  /// The model of the iOS system font: optical blend, tracking, weight term, line height.
  case ios
  /// The faces' own metrics, for comparison with other engines.
  case font
}

/// What turns advances at 1 em into points at one size.
///
/// A range's width is `size * ((1 - blend) * textCut + blend * displayCut) + glyphs * perGlyph`.
public struct SizeFactors: Equatable, Sendable {
  /// The size of the em, in points.
  public var size: Double
  /// How much of the display cut's advance is in the width, 0 to 1.
  public var blend: Double
  /// What is added for every glyph of the system family that is not of a joining script, in
  /// points.
  public var perGlyph: Double
  /// What is added after every cluster, in points: the text's own tracking.
  public var tracking: Double

  /// The factors of text at `size` points and `weight`.
  public init(
    size: Double, weight: Int, metrics: MetricsModel, tracking: Double = 0,
    model: SystemFontModel = .ios
  ) {
    self.size = size
    self.tracking = tracking
    switch metrics {
    case .ios:
      blend = model.opticalBlend(size: size)
      perGlyph = model.tracking(size: size) + model.weightTerm(weight: weight) * size
    case .font:
      blend = 0
      perGlyph = 0
    }
  }

  /// Whether the display cut draws the glyphs: from the middle of the optical range upwards.
  public var drawsDisplayCut: Bool { blend >= 0.5 }
}
