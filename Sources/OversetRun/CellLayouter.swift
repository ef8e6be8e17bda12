import OversetCatalogs
package import OversetChecks
import OversetConfig
import OversetLayoutEngine
package import OversetLayoutTree
package import OversetProject
package import OversetShaping
package import OversetUI
import OversetUnicode
package import OversetVocabulary

/// Lays cells out. Their views are evaluated on the main actor; all else is done here.
///
/// Not `Sendable`: it owns a text engine. One per worker.
package final class CellLayouter {
  private let evaluator: ComponentEvaluator
  private let layouter: ViewLayouter
  private let sources: SourceTrees
  /// The language the strings are written in.
  private let sourceLanguage: LocaleTag

  /// A layouter of one worker. Those of one run share `sources` and `paragraphs`.
  package init(
    project: Project, evaluator: ComponentEvaluator, sources: SourceTrees = SourceTrees(),
    paragraphs: SharedParagraphs? = nil
  ) {
    self.evaluator = evaluator
    self.sources = sources
    layouter = ViewLayouter(
      sharing: paragraphs ?? SharedParagraphs(fonts: project.fonts),
      slackOverrides: project.checks.slack)
    sourceLanguage = project.sourceLanguage
  }

  // MARK: Cells

  /// The trees of a cell from its views, with the tree in the source language that its checks compare it
  /// to, where a rule asks for it.
  ///
  /// - Parameter evaluate: Evaluates the cell's view for another variant: asked where the tree in the
  ///   source language is not known any more.
  package func compared(
    _ cell: MatrixCell, _ views: CellViews, evaluate: (MatrixVariant) -> EvaluatedView
  ) -> CheckedTree {
    var checked = checked(cell, views)
    guard cell.variant.locale != sourceLanguage, checked.needsSource else { return checked }
    let variant = source(of: cell)
    checked.source =
      sources.tree(of: cell, for: variant) ?? source(from: evaluate(variant), cell, for: variant)
    return checked
  }

  /// The trees of a cell from its views.
  private func checked(_ cell: MatrixCell, _ views: CellViews) -> CheckedTree {
    let mirrored = views.mirrored.map { tree(of: $0, cell, for: cell.variant.mirrored) }
    var checked = CheckedTree(tree(of: views.own, cell, for: cell.variant), mirrored: mirrored)
    checked.sourceLanguage = sourceLanguage
    if cell.variant == source(of: cell) {
      sources.keep(SourceTree(checked), of: cell, for: cell.variant)
    }
    return checked
  }

  /// The tree of a cell in the source language, from its view.
  private func source(
    from view: EvaluatedView, _ cell: MatrixCell, for variant: MatrixVariant
  ) -> SourceTree {
    let tree = SourceTree(tree(of: view, cell, for: variant))
    sources.keep(tree, of: cell, for: variant)
    return tree
  }

  private func source(of cell: MatrixCell) -> MatrixVariant {
    cell.variant.inSource(sourceLanguage)
  }

  private func tree(of view: EvaluatedView, _ cell: MatrixCell, for variant: MatrixVariant)
    -> LayoutTree
  {
    tree(of: view, in: Viewport(cell.presentation, on: variant.device), for: variant)
  }

  // MARK: Single views

  /// The tree of a component's `state` in `viewport`, with one of its texts made longer if `growth` says so.
  package func tree(
    of state: ComponentState, of component: Component, in viewport: Viewport,
    for variant: MatrixVariant, growing growth: TextGrowth? = nil
  ) async -> LayoutTree {
    let view = await evaluator.evaluate(
      state, of: component, in: viewport, for: variant, growing: growth)
    return tree(of: view, in: viewport, for: variant)
  }

  private func tree(
    of view: EvaluatedView, in viewport: Viewport, for variant: MatrixVariant
  ) -> LayoutTree {
    switch view {
    case .tree(let tree): tree
    case .view(let view):
      layouter.layout(view, in: viewport, displayScale: variant.device.scale)
    }
  }
}

extension Project {
  /// The language that the strings are written in.
  var sourceLanguage: LocaleTag { strings.catalogLibrary.catalogs.first?.sourceLanguage ?? "en" }
}

extension MatrixVariant {
  /// The same variant in the language that the strings are written in.
  fileprivate func inSource(_ language: LocaleTag) -> MatrixVariant {
    speaking(language, LayoutDirection.of(locale: language))
  }

  /// The same variant in the language that the strings of a project are written in.
  func inSource(of project: Project) -> MatrixVariant { inSource(project.sourceLanguage) }
}
