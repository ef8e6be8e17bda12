package import Foundation
package import OversetCatalogs
import OversetConfig
import OversetFonts
package import OversetLayoutEngine
package import OversetLayoutTree
package import OversetShaping
package import OversetUI

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
      fonts: fonts, strings: StringTable(.localized(CatalogLibrary(catalogs))))
  }

  /// `view`, evaluated.
  package func resolve<Content: View>(
    _ view: Content, for variant: LayoutVariant = Stage.english
  ) -> ResolvedView {
    resolver.resolve(view, for: variant)
  }

  /// The tree of `view` in `room`.
  package func layout<Content: View>(
    _ view: Content, in room: LayoutRoom, for variant: LayoutVariant = Stage.english
  ) -> LayoutTree {
    resolver.layout(view, in: room, for: variant)
  }

  /// The tree of `view`, `width` points wide and as high as it wants to be.
  package func layout<Content: View>(
    _ view: Content, width: CGFloat, for variant: LayoutVariant = Stage.english
  ) -> LayoutTree {
    resolver.layout(view, in: .width(width), for: variant)
  }

  /// The tree of `view` on a screen of `size` points.
  package func layout<Content: View>(
    _ view: Content, screen size: CGSize, safeArea: EdgeInsets = EdgeInsets(),
    for variant: LayoutVariant = Stage.english
  ) -> LayoutTree {
    resolver.layout(view, in: .screen(size: size, safeArea: safeArea), for: variant)
  }

  /// Keeps `view` and its state, to act on it.
  package func driver<Content: View>(
    for view: Content, in room: LayoutRoom = .ideal, variant: LayoutVariant = Stage.english
  ) -> ViewDriver {
    resolver.driver(for: view, in: room, variant: variant)
  }

  /// English, left to right, at three pixels per point.
  nonisolated package static let english = LayoutVariant(locale: "en", direction: .leftToRight)
  /// Arabic, right to left, at three pixels per point.
  nonisolated package static let arabic = LayoutVariant(locale: "ar", direction: .rightToLeft)

  /// The variant of `locale` in its own direction.
  nonisolated package static func variant(_ locale: String) -> LayoutVariant {
    LayoutVariant(
      locale: locale,
      direction: ["ar", "he", "fa", "ur"].contains(locale) ? .rightToLeft : .leftToRight)
  }
}
