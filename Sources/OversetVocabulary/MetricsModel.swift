/// Which numbers widths and heights come from.
package enum MetricsModel: String, CaseIterable, Hashable, Sendable {
  /// The model of the iOS system font: optical blend, tracking, weight term, line height.
  case ios
  /// The faces' own metrics, for comparison with other engines.
  case font
}
