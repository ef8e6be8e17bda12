public import Foundation

/// The faces that travel with the package: the folder of `fonts.yml` and the font files it names.
public enum BundledFonts {
  /// The folder that holds `fonts.yml`; read it with `FontManifest.read(from:)`.
  public static var folder: URL {
    Bundle.module.resourceURL ?? Bundle.module.bundleURL
  }
}
