import OversetRaster
import OversetRendering
import OversetShaping
import OversetUnicode

/// What lays out and draws, with the versions that its pictures depend on.
enum RendererName {
  /// The version of layout and drawing: raised whenever either draws something else.
  static let version = "1"

  /// One line, such as `overset 1, ICU 72.1, HarfBuzz 6.0.0, FreeType 2.12.1`.
  static var current: String {
    [
      "overset \(version)", "ICU \(UnicodeVersions.icu)",
      "HarfBuzz \(ShapingVersions.harfBuzz)", "FreeType \(RenderingVersions.freeType)",
    ].joined(separator: ", ")
  }
}
