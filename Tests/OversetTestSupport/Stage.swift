package import Foundation
package import OversetAssets
package import OversetCatalogs
import OversetConfig
package import OversetDriving
import OversetFiles
import OversetFonts
package import OversetLayoutEngine
package import OversetLayoutTree
package import OversetShaping
import OversetTestBasics
package import OversetUI
package import OversetVocabulary

/// Lays views out for tests, with the bundled faces.
@MainActor
package struct Stage {
  private let resolver: ViewResolver

  /// The bundled faces, read once.
  nonisolated private static let collection = Result {
    try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder))
  }

  /// The bundled faces.
  nonisolated package static var fonts: FontCollection {
    get throws { try collection.get() }
  }

  /// The asset catalog of the tests.
  nonisolated package static let assets = AssetLibrary(
    root: FileRoot(TestAssets.folder), patterns: ["**"])

  /// A stage whose views take their words from `catalogs`, their colours and pictures from `assets`.
  package init(catalogs: [StringCatalog] = [], assets: AssetLibrary = .empty) throws {
    self.init(fonts: try Stage.fonts, catalogs: catalogs, assets: assets)
  }

  /// A stage with other faces.
  package init(
    fonts: FontCollection, catalogs: [StringCatalog] = [], assets: AssetLibrary = .empty
  ) {
    resolver = ViewResolver(
      fonts: fonts, strings: LocalizedStrings(.localized(CatalogLibrary(catalogs))), assets: assets)
  }

  /// `view`, evaluated.
  package func resolve<Content: View>(
    _ view: Content, for variant: ViewEnvironment = Stage.english
  ) -> ResolvedView {
    resolver.resolve(view, for: variant)
  }

  /// The tree of `view` in `viewport`.
  package func layout<Content: View>(
    _ view: Content, in viewport: Viewport, for variant: ViewEnvironment = Stage.english
  ) -> LayoutTree {
    resolver.layout(view, in: viewport, for: variant)
  }

  /// The tree of `view`, `width` points wide and as high as it wants to be.
  package func layout<Content: View>(
    _ view: Content, width: CGFloat, for variant: ViewEnvironment = Stage.english
  ) -> LayoutTree {
    resolver.layout(view, in: .width(width), for: variant)
  }

  /// The tree of `view` on a screen of `size` points.
  package func layout<Content: View>(
    _ view: Content, screen size: CGSize, safeArea: EdgeInsets = EdgeInsets(),
    for variant: ViewEnvironment = Stage.english
  ) -> LayoutTree {
    let area = SafeArea(
      top: safeArea.top, bottom: safeArea.bottom, leading: safeArea.leading,
      trailing: safeArea.trailing)
    return resolver.layout(view, in: .screen(size: size, safeArea: area), for: variant)
  }

  /// Keeps `view` and its state, to act on it.
  package func driver<Content: View>(
    for view: Content, in viewport: Viewport = .ideal, variant: ViewEnvironment = Stage.english
  ) -> ViewDriver {
    resolver.driver(for: view, in: viewport, variant: variant)
  }

  /// English, left to right, at three pixels per point.
  nonisolated package static let english = ViewEnvironment(locale: "en", direction: .leftToRight)
  /// Arabic, right to left, at three pixels per point.
  nonisolated package static let arabic = ViewEnvironment(locale: "ar", direction: .rightToLeft)

  /// The variant of `locale` in its own direction.
  nonisolated package static func variant(_ locale: LocaleTag) -> ViewEnvironment {
    ViewEnvironment(
      locale: locale,
      direction: ["ar", "he", "fa", "ur"].contains(locale) ? .rightToLeft : .leftToRight)
  }
}
