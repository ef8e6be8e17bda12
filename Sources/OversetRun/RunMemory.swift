import OversetCatalogs
import OversetProject
import OversetSnapshots
import OversetUI
import OversetVocabulary
import Synchronization

/// What the cells of runs of one project have come to, for a command that runs again whenever a file is saved: a cell
/// that surely comes to the same is not laid out again.
///
/// A cell is known if none of the keys that its state has looked up says anything else in the languages that the cell has asked for,
/// its reference was not written since, and nothing was recorded for it. That references, colours, pictures, faces and configuration are what they were is the
/// caller's to know: see ``forget()``.
package final class RunMemory: Sendable {
  private struct State: Sendable {
    /// The catalogs of the last run.
    var catalogs: [StringCatalog] = []
    /// By the names of snapshots.
    var cells: [String: CellOutcome] = [:]
    /// The keys that all cells of a state have looked up.
    var keys: [StateName: Set<String>] = [:]
    /// The locales in which a cell has looked keys up, by the names of snapshots.
    var locales: [String: Set<LocaleTag>] = [:]
  }

  /// The name of a component's state.
  private struct StateName: Hashable, Sendable {
    let component: String
    let state: String

    init(of outcome: CellOutcome) {
      component = outcome.component
      state = outcome.state
    }
  }

  private let state = Mutex(State())

  /// Nothing yet.
  package init() {}

  /// Forgets all: what every cell rests on may have changed.
  package func forget() { state.withLock { $0 = State() } }

  /// Forgets cells whose references may have changed, by the names of their snapshots.
  package func forget(snapshots: Set<String>) {
    state.withLock { state in
      for name in snapshots { state.cells[name] = nil }
    }
  }

  /// The cells that come to the same in `project` as they did, by the names of their snapshots.
  func known(in project: Project) -> [String: CellOutcome] {
    let known = state.withLock { $0 }
    let catalogs = project.strings.catalogLibrary.catalogs
    guard let changed = CatalogDifference.keys(between: known.catalogs, and: catalogs) else {
      return [:]
    }
    return known.cells.filter { name, outcome in
      guard let keys = known.keys[StateName(of: outcome)], let locales = known.locales[name] else {
        return false
      }
      return !keys.contains { changed[$0]?.mayServe(locales) ?? false }
    }
  }

  /// Keeps what came of the cells of a run.
  func keep(_ record: RunRecord, of project: Project) {
    let catalogs = project.strings.catalogLibrary.catalogs
    state.withLock { state in
      state.catalogs = catalogs
      state.cells = [:]
      for cell in record.cells where cell.outcome.verdict.isLasting {
        state.cells[cell.outcome.snapshot.path] = cell.outcome
      }
      for cell in record.cells {
        // A cell that was not laid out again has looked up what it did before.
        let name = cell.outcome.snapshot.path
        guard let use = record.stringUses[name] else { continue }
        state.keys[StateName(of: cell.outcome), default: []].formUnion(use.keys)
        state.locales[name, default: []].formUnion(use.locales)
      }
    }
  }
}

extension SnapshotVerdict {
  /// Whether the next run comes to the same, if nothing changes: this one has written no reference.
  fileprivate var isLasting: Bool {
    switch self {
    case .matched: true
    case .different(let evidence): evidence.artefactProblem == nil
    case .missing(_, let unkept): unkept == nil
    case .recorded, .rerecorded, .unreadable, .unwritable: false
    }
  }
}
