import OversetShaping
import OversetUnicode
import OversetVocabulary

private enum LineBreakKey: EnvironmentKey { static let defaultValue = LineBreakStyle.automatic }
private enum MetricsKey: EnvironmentKey { static let defaultValue = MetricsModel.ios }

extension EnvironmentValues {
  /// How strictly lines of Chinese, Japanese and Korean break: the matrix says.
  var lineBreakStyle: LineBreakStyle {
    get { self[LineBreakKey.self] }
    set { self[LineBreakKey.self] = newValue }
  }

  /// Which numbers widths and heights come from: the matrix says.
  var metricsModel: MetricsModel {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }
}
