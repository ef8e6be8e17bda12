package import Foundation
package import OversetConfig
package import OversetLayoutTree
package import OversetShaping
import OversetText
package import OversetVocabulary

/// Lays resolved views out: measures and places their nodes, and reads the result into trees.
///
/// Not `Sendable`: it owns a text engine. One per task.
package final class ViewLayouter {
  private let engine: TextEngine

  /// A layouter that draws from `fonts`.
  ///
  /// `slackOverrides` say what a project knows better about how far widths may be off.
  package init(fonts: FontCollection, slackOverrides: [SlackOverride] = []) {
    engine = TextEngine(fonts: fonts, slackOverrides: slackOverrides)
  }

  /// A layouter that shares shaped paragraphs with those of other tasks.
  package init(sharing paragraphs: SharedParagraphs, slackOverrides: [SlackOverride] = []) {
    engine = TextEngine(sharing: paragraphs, slackOverrides: slackOverrides)
  }

  /// The tree of `view` in `viewport`, at `displayScale` pixels per point.
  ///
  /// A view that ``ResolvedView/runsAppCode`` is laid out on the main actor alone.
  package func layout(
    _ view: ResolvedView, in viewport: Viewport, displayScale: CGFloat
  ) -> LayoutTree {
    guard view.runsAppCode else { return placed(view, in: viewport, displayScale: displayScale) }
    return CodeWatch.$current.withValue(view.watch) {
      placed(view, in: viewport, displayScale: displayScale)
    }
  }

  private func placed(
    _ view: ResolvedView, in viewport: Viewport, displayScale: CGFloat
  ) -> LayoutTree {
    let pass = NodePlacing(
      engine: engine, displayScale: displayScale, isOnMainActor: view.runsAppCode,
      watch: view.watch)
    let placed = pass.place(view.root, in: viewport, direction: view.direction)
    var tree = LayoutTree(
      size: placed.size, displayScale: displayScale, direction: view.direction,
      locale: view.locale, background: view.background, safeArea: placed.safeArea,
      root: pass.read(placed.node, placed.item))
    tree.unknownKeys = view.lookup.unknownKeys
    pass.proveEnd(of: view.root.template.kind)
    tree.endless = view.watch.endless
    return tree
  }
}
