import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetLayout
import OversetModel
import OversetShaping
import OversetUI
import OversetUnicode

/// A cell, laid out.
struct LaidOutCell: Sendable {
  let tree: LayoutTree
  /// The same strings in the opposite direction, where mirroring is checked.
  let twin: LayoutTree?
}

/// Lays cells out. Views are evaluated on the main actor, as in SwiftUI.
@MainActor
final class ComponentLayouter {
  private let resolver: ViewResolver
  private let matrix: MatrixConfiguration
  /// The language the strings are written in.
  private nonisolated let sourceLanguage: String

  init(project: Project) {
    resolver = ViewResolver(
      fonts: project.fonts, strings: StringTable(project.strings),
      slackOverrides: project.checks.slack)
    matrix = project.matrix
    sourceLanguage = project.strings.catalogLibrary.catalogs.first?.sourceLanguage ?? "en"
  }

  /// The tree of `cell`; for a right-to-left one, its twin as well.
  func layout(_ cell: MatrixCell) -> LaidOutCell {
    let variant = cell.variant
    let twin =
      variant.direction == .rightToLeft ? tree(of: cell, for: variant.mirrored) : nil
    return LaidOutCell(tree: tree(of: cell, for: variant), twin: twin)
  }

  /// The trees of `cells`.
  func layout(_ cells: ArraySlice<MatrixCell>) -> [LaidOutCell] { cells.map(layout) }

  /// Whether the checks of `cell` have to compare it with the source language.
  nonisolated func needsSource(_ checked: CheckedTree, of cell: MatrixCell) -> Bool {
    cell.variant.locale != sourceLanguage && checked.needsSource
  }

  /// The tree of `cell` in the source language.
  func source(of cell: MatrixCell) -> LayoutTree {
    tree(of: cell, for: cell.variant.speaking(sourceLanguage))
  }

  /// The trees of `cells` in the source language.
  func sources(of cells: [MatrixCell]) -> [LayoutTree] { cells.map(source) }

  private func tree(of cell: MatrixCell, for variant: Variant) -> LayoutTree {
    tree(
      of: cell.state, in: ComponentLayouter.room(cell.component.presentation, variant.device),
      for: variant)
  }

  /// The tree of `state` in `room`, where asked for with one of its texts made longer.
  func tree(
    of state: ComponentState, in room: LayoutRoom, for variant: Variant,
    growing growth: TextGrowth? = nil
  ) -> LayoutTree {
    resolver.layout(
      state.view(), in: room,
      for: LayoutVariant(
        locale: variant.locale, direction: variant.direction,
        typeSize: DynamicTypeSize(variant.typeSize),
        colorScheme: variant.appearance == .dark ? .dark : .light,
        displayScale: variant.device.scale, lineBreak: matrix.lineBreakStyle,
        metrics: matrix.metricsModel), growing: growth)
  }

  /// The room of a component on a device.
  static func room(_ presentation: Component.Presentation, _ device: Device) -> LayoutRoom {
    switch presentation {
    case .screen:
      .screen(
        size: device.size,
        safeArea: EdgeInsets(
          top: device.safeArea.top, leading: device.safeArea.leading,
          bottom: device.safeArea.bottom, trailing: device.safeArea.trailing))
    case .fitting(let width): .width(width)
    }
  }
}

extension MatrixConfiguration {
  /// The line-break style in ICU's terms.
  var lineBreakStyle: LineBreakStyle { LineBreakStyle(rawValue: lineBreak.rawValue) ?? .automatic }

  /// The metrics in the shaper's terms.
  var metricsModel: MetricsModel { MetricsModel(rawValue: metrics.rawValue) ?? .ios }
}
