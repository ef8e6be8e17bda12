import Foundation
package import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetRaster
import OversetRendering
import OversetShaping
import OversetSnapshots
package import OversetVocabulary

/// Checks, draws and verifies laid-out cells. Not `Sendable`: it owns a renderer. One per worker.
final class CellExaminer {
  private let store: SnapshotStore
  private let recordedBefore: [String: RecordedSnapshot]
  private let behavior: RecordBehavior
  private let redraws: Bool
  private let looksAtIgnored: Bool
  private let tolerance: PictureTolerance
  private let rendererName: String
  private let renderer: Renderer
  /// The rules that the project has not switched off.
  private let rules: [any TreeCheck]
  /// The project's folder, which reports leave out of paths.
  private let folder: String
  private let fonts: FontCollection

  init(
    project: Project, store: SnapshotStore,
    recordedBefore: [RecordedSnapshot], behavior: RecordBehavior, redraws: Bool,
    looksAtIgnored: Bool, tolerance: PictureTolerance
  ) {
    self.looksAtIgnored = looksAtIgnored
    self.tolerance = tolerance
    self.store = store
    // Of what was recorded twice, only the first was new.
    self.recordedBefore = Dictionary(
      recordedBefore.map { ($0.snapshot, $0) }, uniquingKeysWith: { first, _ in first })
    self.behavior = behavior
    self.redraws = redraws
    fonts = project.fonts
    rendererName = RendererName.current(project.fonts)
    renderer = Renderer(fonts: project.fonts)
    rules = project.checks.treeChecks
    let path = project.root.standardizedFileURL.path(percentEncoded: false)
    folder = path.hasSuffix("/") ? path : path + "/"
  }

  /// The outcome of a cell.
  func examine(_ cell: MatrixCell, _ checked: CheckedTree) -> CellOutcome {
    var verdict = verify(cell, checked.tree)
    var detail = verdict.description
    if let record = recordedBefore[cell.name.path],
      let earlier = record.verdict(insteadOf: verdict)
    {
      (verdict, detail) = (earlier, record.detail)
    }
    return CellOutcome(
      component: cell.component.name, state: cell.state.name, variant: cell.variant,
      snapshot: cell.name, verdict: verdict,
      pictures: store.pictures(of: cell.name, after: verdict),
      findings: findings(cell, checked),
      uncovered: checked.uncovered, estimatedDesigns: checked.estimatedDesigns,
      withoutCatalog: checked.namesWithoutCatalog, undrawnViews: checked.undrawnViews,
      ignored: looksAtIgnored ? IgnoredModifiers.names(in: checked.tree) : [],
      detail: verdict.isMatch ? detail : detail.replacing(folder, with: ""))
  }

  private func verify(_ cell: MatrixCell, _ tree: LayoutTree) -> SnapshotVerdict {
    let list = DisplayList(tree)
    var digest = IncrementalDigest()
    digest.update(list.fingerprint)
    digest.update(renderer.fingerprint)
    let provenance = PictureProvenance(renderer: rendererName, displayList: digest.sha256Hex())
    do throws(Diagnostic) {
      // Nothing is recorded of a text that another family drew.
      try fonts.proveOpened()
      try proveEnd(of: tree)
      return try store.verify(
        cell.name, text: TreeDescription(tree).text,
        image: { () throws(Diagnostic) in try renderer.draw(list) }, provenance: provenance,
        tolerance: tolerance, redraws: redraws, behavior: behavior)
    } catch {
      return .unwritable(error)
    }
  }

  /// Makes sure that the tree is whole: nothing is recorded of a view that has no end.
  private func proveEnd(of tree: LayoutTree) throws(Diagnostic) {
    guard let endless = tree.endless else { return }
    throw Diagnostic(.data, problem: endless.problem, remedy: endless.remedy)
  }

  private func findings(_ cell: MatrixCell, _ checked: CheckedTree) -> [Finding] {
    TreeChecks.findings(in: checked, of: rules).map { $0.located(in: cell) }
  }
}

extension Finding {
  /// The finding with the cell of the matrix that it was found in.
  fileprivate func located(in cell: MatrixCell) -> Finding {
    located(in: cell.component.name, cell.state.name, cell.variant, snapshot: cell.name.path)
  }

  /// The finding with the component that it was found in, and the variant.
  package func located(
    in component: String, _ state: String, _ variant: MatrixVariant, snapshot: String = ""
  ) -> Finding {
    var finding = self
    if case .node(var node) = subject {
      node.component = component
      node.state = state
      node.snapshot = snapshot
      finding.subject = .node(node)
    }
    finding.locale = variant.locale
    finding.device = variant.device.token
    finding.typeSize = variant.typeSize
    finding.legibilityWeight = variant.legibilityWeight
    return finding
  }
}
