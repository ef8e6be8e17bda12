import OversetChecks
import OversetShaping
import OversetSnapshots
import OversetVocabulary

/// What came of a cell, as a blob holds it.
struct RecordedCell: Codable {
  /// Its place in the plan, from 0.
  let index: Int
  private let component: String
  private let state: String
  private let variant: MatrixVariant
  private let folder: String
  private let stem: String
  private let verdict: RecordedVerdict
  private let findings: [RecordedFinding]
  private let uncovered: [UInt32]
  private let estimatedDesigns: [FontDesign]
  private let withoutCatalog: [String]
  private let undrawnViews: [String]
  private let ignored: [String]
  private let detail: String
  private let size: ReferenceSize?

  /// A cell of a project in `folder`, which ends in a slash.
  init(_ cell: RunRecord.Cell, below folder: String) {
    let outcome = cell.outcome
    index = cell.index
    component = outcome.component
    state = outcome.state
    variant = outcome.variant
    self.folder = outcome.snapshot.component
    stem = outcome.snapshot.stem
    verdict = RecordedVerdict(outcome.verdict, below: folder)
    findings = outcome.findings.map(RecordedFinding.init)
    uncovered = outcome.uncovered
    // Sets have no order of their own: the same cell has the same bytes.
    estimatedDesigns = outcome.estimatedDesigns.sorted { $0.rawValue < $1.rawValue }
    withoutCatalog = outcome.withoutCatalog
    undrawnViews = outcome.undrawnViews
    ignored = outcome.ignored.sorted()
    detail = outcome.detail
    size = cell.size
  }

  /// The cell in a project in `folder`, which ends in a slash, with the references of `store`; nil if it has something that
  /// this version does not know.
  func cell(below folder: String, in store: SnapshotStore) -> RunRecord.Cell? {
    var known: [Finding] = []
    for finding in findings {
      guard let finding = finding.finding else { return nil }
      known.append(finding)
    }
    guard let snapshot = SnapshotName(folder: self.folder, stem: stem),
      let verdict = verdict.verdict(below: folder)
    else { return nil }
    return RunRecord.Cell(
      index: index,
      outcome: CellOutcome(
        component: component, state: state, variant: variant, snapshot: snapshot,
        verdict: verdict, pictures: store.pictures(of: snapshot, after: verdict),
        findings: known, uncovered: uncovered, estimatedDesigns: Set(estimatedDesigns),
        withoutCatalog: withoutCatalog, undrawnViews: undrawnViews, ignored: Set(ignored),
        detail: detail),
      size: size)
  }
}
