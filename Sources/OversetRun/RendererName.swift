import Foundation
import OversetConfig
import OversetRaster
import OversetRendering
import OversetShaping
import OversetUnicode

/// What lays out and draws, with the versions that its pictures depend on.
package enum RendererName {
  /// The version of layout and drawing: raised whenever either draws something else.
  static let version = "1"

  /// One line, such as `overset 1, faces 5f2c0e9a41b7, ICU 72.1, HarfBuzz 6.0.0, FreeType 2.12.1`. The
  /// faces' number is the beginning of a digest of their files' digests.
  static func current(_ fonts: FontCollection) -> String {
    var digest = IncrementalDigest()
    for face in fonts.digests { digest.update(Data(face.utf8)) }
    return "overset \(version), faces \(digest.sha256Hex().prefix(12)), \(libraries)"
  }

  /// The renderer without faces: its version and those of the libraries, such as
  /// `1, ICU 72.1, HarfBuzz 6.0.0, FreeType 2.12.1`.
  package static let engines = "\(version), \(libraries)"

  private static let libraries = [
    "ICU \(UnicodeVersions.icu)", "HarfBuzz \(ShapingVersions.harfBuzz)",
    "FreeType \(RenderingVersions.freeType)",
  ].joined(separator: ", ")
}
