import OversetConfig
import OversetFonts
import OversetLayoutTree
import OversetVocabulary

/// What comes with the package and every project needs: default configurations, faces, symbols.
enum PackageResources {
  /// Makes sure that all of it is beside the executable.
  ///
  /// - Throws: `Diagnostic` of input and output for the first folder that is missing.
  static func require() throws(Diagnostic) {
    _ = try ResourceFolder(ofTarget: "OversetConfig").url
    _ = try BundledFonts.folder
    try SymbolLibrary.requireBundled()
  }
}
