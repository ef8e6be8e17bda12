import Foundation
import OversetCatalogs
import OversetConfig
import OversetLayoutEngine
package import OversetLayoutTree
package import OversetProject
import OversetShaping
import OversetSnapshots
package import OversetUI
import OversetUnicode
package import OversetVocabulary

/// A view of a cell, evaluated. Where code of the app runs while it is laid out, it has been: no such code is left for
/// other threads.
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
  /// What each cell has looked up so far, by the name of its snapshot.
  package private(set) var stringUses: [String: StringUse] = [:]
  /// What was evaluated last: the cells of other devices, and those in other languages that are compared
  /// with the source, come soon after.
  private var recent = RecentValues<CellSubject, ResolvedView>(capacity: 32)
  /// Hears when code of the app runs.
  package var watch: (@MainActor (EvaluationEvent) -> Void)?
  /// Hears which code it is.
  package var listener: CodeListener {
    get { resolver.listener }
    set { resolver.listener = newValue }
  }

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
    let viewport = Viewport(cell.presentation, on: variant.device)
    let known = recent[subject].flatMap {
      $0.serves(displayScale: variant.device.scale, screenSize: variant.device.size) ? $0 : nil
    }
    if let known, !known.runsAppCode {
      stringUses[cell.name.path, default: StringUse()].formUnion(known.stringUse)
      return .view(known)
    }
    return working(on: cell.state, of: cell.component) {
      let view = known ?? resolve(cell.state, for: variant)
      if known == nil, !view.readsGeometry { recent.keep(view, for: subject) }
      defer { stringUses[cell.name.path, default: StringUse()].formUnion(view.stringUse) }
      return laidOut(view, in: viewport, for: variant)
    }
  }

  /// The view of a component's `state` in `viewport`, with one of its texts made longer if `growth` says so.
  package func evaluate(
    _ state: ComponentState, of component: Component, in viewport: Viewport,
    for variant: MatrixVariant, growing growth: TextGrowth? = nil
  ) -> EvaluatedView {
    working(on: state, of: component) {
      laidOut(resolve(state, for: variant, growing: growth), in: viewport, for: variant)
    }
  }

  /// Says around `work` whose code runs.
  private func working<Result>(
    on state: ComponentState, of component: Component, _ work: () -> Result
  ) -> Result {
    watch?(.began(component: component.name, state: state.name))
    defer { watch?(.ended) }
    return work()
  }

  private func resolve(
    _ state: ComponentState, for variant: MatrixVariant, growing growth: TextGrowth? = nil
  ) -> ResolvedView {
    resolver.resolve(
      for: ViewEnvironment(
        locale: variant.locale, direction: variant.direction,
        typeSize: variant.typeSize,
        colorScheme: variant.appearance, legibilityWeight: variant.legibilityWeight,
        sizeClasses: variant.device.sizeClasses,
        displayScale: variant.device.scale, screenSize: variant.device.size,
        lineBreak: matrix.lineBreak,
        metrics: matrix.metrics, systemVersion: matrix.system.views), growing: growth
    ) { state.view() }
  }

  /// The view, or its tree if code of the app runs while it is laid out.
  private func laidOut(
    _ view: ResolvedView, in viewport: Viewport, for variant: MatrixVariant
  ) -> EvaluatedView {
    guard view.runsAppCode else { return .view(view) }
    return .tree(resolver.layout(view, in: viewport, displayScale: variant.device.scale))
  }
}

extension MatrixVariant {
  /// The same variant from left to right, to check mirroring; nil unless the interface runs from right to
  /// left.
  package var mirrorToCompare: MatrixVariant? { direction == .rightToLeft ? mirrored : nil }
}
