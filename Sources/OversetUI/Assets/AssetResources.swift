public import Foundation

/// A colour of an asset catalog, as Xcode names it.
///
/// Xcode generates a constant for each colour: `ColorResource.brand`. On Linux the build tool plugin
/// `OversetSources` does.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour. It is looked up in the catalogs that `assets:` in Config/matrix.yml names, whatever the
  /// bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalog, as Xcode names it.
///
/// Xcode generates a constant for each picture: `ImageResource.logo`. On Linux the build tool plugin
/// `OversetSources` does.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture. It is looked up in the catalogs that `assets:` in Config/matrix.yml names, whatever the
  /// bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}
