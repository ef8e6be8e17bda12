import Foundation
import OversetCatalogs
import OversetConfig
import OversetLayoutEngine
package import OversetLayoutTree
package import OversetProject
import OversetShaping
package import OversetUI
import OversetUnicode
package import OversetVocabulary

/// A view of a cell, evaluated. Where its code has to run while it is laid out, it has been.
package enum EvaluatedView: Sendable {
  case view(ResolvedView)
  case tree(LayoutTree)
}

/// The views of a cell.
package struct CellViews: Sendable {
  /// For its own variant.
  package let own: EvaluatedView
  /// For the opposite direction; nil if the interface runs from left to right.
  package let mirrored: EvaluatedView?
}

/// Evaluates the views of cells, on the main actor, as in SwiftUI.
///
/// A view is evaluated once for all devices on which it is the same.
@MainActor
package final class ComponentEvaluator {
  private let resolver: ViewResolver
  private let matrix: MatrixConfiguration
  /// What was evaluated last: the cells of other devices, and those in other languages that are compared
  /// with the source, come soon after.
  private var recent = RecentValues<CellSubject, ResolvedView>(capacity: 32)
  /// Hears when the code of views runs.
  package var watch: (@MainActor (EvaluationEvent) -> Void)?

  package init(project: Project) {
    resolver = ViewResolver(
      fonts: project.fonts, strings: LocalizedStrings(project.strings),
      assets: project.assets,
      slackOverrides: project.checks.slack)
    matrix = project.matrix
  }

  /// The views of `cells`, each for what its checks need.
  package func evaluate(_ cells: ArraySlice<MatrixCell>) -> [CellViews] {
    cells.map { cell in
      CellViews(
        own: evaluate(cell, for: cell.variant),
        mirrored: cell.variant.mirrorToCompare.map { evaluate(cell, for: $0) })
    }
  }

  /// The view of a cell for one of its variants.
  package func evaluate(_ cell: MatrixCell, for variant: MatrixVariant) -> EvaluatedView {
    let subject = CellSubject(cell, variant)
    if let known = recent[subject],
      known.serves(
        displayScale: variant.device.scale, screenSize: variant.device.size)
    {
      return .view(known)
    }
    watch?(.began(component: cell.component.name, state: cell.state.name))
    defer { watch?(.ended) }
    let view = evaluate(
      cell.state, in: Viewport(cell.presentation, on: variant.device), for: variant)
    if case .view(let view) = view { recent.keep(view, for: subject) }
    return view
  }

  /// The view of `state` in `viewport`, with one of its texts made longer if `growth` says so.
  package func evaluate(
    _ state: ComponentState, in viewport: Viewport, for variant: MatrixVariant,
    growing growth: TextGrowth? = nil
  ) -> EvaluatedView {
    let view = resolver.resolve(
      for: ViewEnvironment(
        locale: variant.locale, direction: variant.direction,
        typeSize: variant.typeSize,
        colorScheme: variant.appearance, legibilityWeight: variant.legibilityWeight,
        sizeClasses: variant.device.sizeClasses,
        displayScale: variant.device.scale, screenSize: variant.device.size,
        lineBreak: matrix.lineBreak,
        metrics: matrix.metrics, systemVersion: matrix.system.views), growing: growth
    ) { state.view() }
    guard view.readsGeometry else { return .view(view) }
    return .tree(resolver.layout(view, in: viewport, displayScale: variant.device.scale))
  }
}

extension MatrixVariant {
  /// The same variant from left to right, to check mirroring; nil unless the interface runs from right to
  /// left.
  package var mirrorToCompare: MatrixVariant? { direction == .rightToLeft ? mirrored : nil }
}
