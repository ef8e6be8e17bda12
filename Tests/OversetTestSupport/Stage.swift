package import Foundation
package import OversetCatalogs
import OversetConfig
package import OversetDriving
import OversetFonts
package import OversetLayoutEngine
package import OversetLayoutTree
package import OversetShaping
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

  /// A stage whose views take their words from `catalogs`.
  package init(catalogs: [StringCatalog] = []) throws {
    self.init(fonts: try Stage.fonts, catalogs: catalogs)
  }

  /// A stage with other faces.
  package init(fonts: FontCollection, catalogs: [StringCatalog] = []) {
    resolver = ViewResolver(
      fonts: fonts, strings: LocalizedStrings(.localized(CatalogLibrary(catalogs))))
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
