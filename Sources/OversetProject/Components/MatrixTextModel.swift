package import OversetConfig
package import OversetShaping
package import OversetUnicode

extension MatrixConfiguration {
  /// The line-break style in ICU's terms.
  package var lineBreakStyle: LineBreakStyle {
    LineBreakStyle(rawValue: lineBreak.rawValue) ?? .automatic
  }

  /// The metrics in the shaper's terms.
  package var metricsModel: MetricsModel { MetricsModel(rawValue: metrics.rawValue) ?? .ios }
}
