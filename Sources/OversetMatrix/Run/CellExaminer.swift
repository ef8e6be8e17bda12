import OversetVocabulary
import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetShaping
import OversetSnapshots

/// Checks, draws and verifies laid-out cells. Not `Sendable`: it owns a renderer. One per task.
final class CellExaminer {
  private let store: SnapshotStore
  private let behavior: RecordBehavior
  private let redraws: Bool
  private let tolerance: PictureTolerance
  private let rendererName: String
  private let renderer: Renderer
  private let checks: ChecksConfiguration
  /// The rules that the project has not switched off.
  private let rules: [any TreeCheck]
  private let baseline: Baseline
  /// The project's folder, which reports leave out of paths.
  private let folder: String

  init(
    project: Project, store: SnapshotStore, behavior: RecordBehavior, redraws: Bool,
    tolerance: PictureTolerance
  ) {
    self.tolerance = tolerance
    self.store = store
    self.behavior = behavior
    self.redraws = redraws
    rendererName = RendererName.current(project.fonts)
    renderer = Renderer(fonts: project.fonts)
    checks = project.checks
    rules = project.checks.treeChecks
    baseline = project.baseline
    let path = project.root.standardizedFileURL.path(percentEncoded: false)
    folder = path.hasSuffix("/") ? path : path + "/"
  }

  /// What comes of a cell.
  func examine(_ cell: MatrixCell, _ checked: CheckedTree) -> CellOutcome {
    let verdict = verify(cell, checked.tree)
    return CellOutcome(
      component: cell.component.name, state: cell.state.name, variant: cell.variant,
      snapshot: cell.name, verdict: verdict, findings: findings(cell, checked),
      detail: verdict.isMatch
        ? verdict.description : verdict.description.replacing(folder, with: ""))
  }

  private func verify(_ cell: MatrixCell, _ tree: LayoutTree) -> SnapshotVerdict {
    let list = DisplayList(tree)
    var digest = IncrementalDigest()
    digest.update(list.fingerprint)
    digest.update(renderer.fingerprint)
    let provenance = PictureProvenance(renderer: rendererName, displayList: digest.sha256Hex())
    do throws(Diagnostic) {
      return try store.verify(
        cell.name, text: TreeDescription(tree).text,
        image: { () throws(Diagnostic) in try renderer.draw(list) }, provenance: provenance,
        tolerance: tolerance, redraws: redraws, behavior: behavior)
    } catch {
      return .unwritable(
        Diagnostic(.data, problem: error.problem, remedy: error.remedy))
    }
  }

  private func findings(_ cell: MatrixCell, _ checked: CheckedTree) -> [ReportedFinding] {
    TreeChecks.findings(in: checked, of: rules).map { finding in
      var reported = ReportedFinding(
        component: cell.component.name, state: cell.state.name, locale: cell.variant.locale,
        device: cell.variant.device.token, typeSize: cell.variant.typeSize,
        snapshot: cell.name.path, finding: finding, known: nil)
      reported.known = known(reported)
      return reported
    }
  }

  /// Why a finding is accepted: by the view's code, by the project's configuration, by the baseline.
  private func known(_ reported: ReportedFinding) -> Suppression? {
    let rule = reported.finding.rule.name
    if let reason = reported.finding.accepted { return Suppression(rule: rule, reason: reason) }
    if let suppression = checks.matches(
      rule: rule, component: reported.component, state: reported.state,
      key: reported.finding.origin?.key, locale: reported.locale, device: reported.device)
    {
      return suppression
    }
    return baseline.entry(for: reported).map { _ in Baseline.suppression(of: rule) }
  }
}
