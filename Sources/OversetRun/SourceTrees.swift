package import OversetChecks
import OversetConfig
import OversetProject
package import OversetVocabulary
import Synchronization

/// The trees of cells in the source language, shared by all workers: the cells of every other language are
/// compared with them.
package final class SourceTrees: Sendable {
  private struct Key: Hashable {
    let subject: CellSubject
    let device: String
  }

  private let trees: Mutex<RecentValues<Key, SourceTree>>

  /// Keeps up to `capacity` trees.
  ///
  /// The oldest go first: it must hold as many as there are cells between two languages of a component, or
  /// none is found again.
  package init(capacity: Int = 128) { trees = Mutex(RecentValues(capacity: capacity)) }

  /// The tree of `cell` for `variant`, if it is still known.
  package func tree(of cell: MatrixCell, for variant: MatrixVariant) -> SourceTree? {
    let key = SourceTrees.key(cell, variant)
    return trees.withLock { $0[key] }
  }

  /// Keeps the tree of `cell` for `variant`.
  package func keep(_ tree: SourceTree, of cell: MatrixCell, for variant: MatrixVariant) {
    let key = SourceTrees.key(cell, variant)
    trees.withLock { $0.keep(tree, for: key) }
  }

  private static func key(_ cell: MatrixCell, _ variant: MatrixVariant) -> Key {
    Key(subject: CellSubject(cell, variant), device: variant.device.token)
  }
}
