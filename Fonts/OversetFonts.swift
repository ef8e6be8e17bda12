package import Foundation
import OversetConfig
import OversetVocabulary

/// The faces that travel with the package: the folder of `fonts.yml` and the font files it names.
package enum BundledFonts {
  /// The folder that holds `fonts.yml`; read it with `FontManifest.read(from:)`.
  ///
  /// - Throws: `Diagnostic` of input and output where the folder is not beside the executable.
  package static var folder: URL {
    get throws(Diagnostic) { try ResourceFolder(ofTarget: "OversetFonts").url }
  }
}
