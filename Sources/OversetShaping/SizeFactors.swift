package import OversetConfig
package import OversetVocabulary

/// What turns advances at 1 em into points at one size.
///
/// A range's width is
/// `size * scale * ((1 - blend) * text + blend * display) + glyphs * perGlyph`.
package struct SizeFactors: Equatable, Sendable {
  /// The size of the em, in points.
  package var size: Double
  /// The share of the display size's advance in the width, 0 to 1.
  package var blend: Double
  /// What is added for every glyph of the system family that is not of a joining script, in
  /// points.
  package var perGlyph: Double
  /// What is added after every cluster, in points: the text's own tracking.
  package var tracking: Double

  /// What a correction multiplies advances by; 1 without one.
  package private(set) var scale = 1.0
  /// Which numbers widths come from.
  package let metrics: MetricsModel
  /// Weight and width of the letters, which corrections depend on.
  private let style: FontStyle

  /// The factors of text at `size` points, `weight` and `width` (percent of normal).
  ///
  /// What the model adds to every glyph was measured at normal width, and is scaled with it.
  package init(
    size: Double, weight: Int, width: Int = 100, metrics: MetricsModel, tracking: Double = 0,
    model: SystemFontModel = .ios
  ) {
    self.init(
      size: size, style: FontStyle(weight: weight, width: width), metrics: metrics,
      tracking: tracking, model: model)
  }

  /// The factors of text at `size` points in `style`.
  package init(
    size: Double, style: FontStyle, metrics: MetricsModel, tracking: Double = 0,
    model: SystemFontModel = .ios
  ) {
    self.size = size
    self.metrics = metrics
    self.tracking = tracking
    self.style = style
    switch metrics {
    case .ios:
      blend = model.opticalBlend(size: size)
      let term = model.tracking(size: size) + model.weightTerm(weight: style.weight) * size
      perGlyph = style.scaled(term)
    case .font:
      blend = 0
      perGlyph = 0
    }
  }

  /// The factors of a family that `correction` is for. The text's own tracking stays as it is.
  package func corrected(by correction: WidthCorrection) -> SizeFactors {
    guard metrics == .ios else { return self }
    let terms = correction.terms(size: size, weight: style.weight)
    var factors = self
    factors.scale = terms.scale
    factors.perGlyph = perGlyph * terms.scale + style.scaled(terms.perGlyph * size)
    return factors
  }

  /// Whether the display size's outlines are drawn: from the middle of the optical range upwards.
  @inlinable package var drawsDisplaySize: Bool { blend >= 0.5 }
}

extension FontStyle {
  /// A length at normal width, at the style's.
  fileprivate func scaled(_ length: Double) -> Double {
    systemWidth == 100 ? length : length * Double(systemWidth) / 100
  }
}
