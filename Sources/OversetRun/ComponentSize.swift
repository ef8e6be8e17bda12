import OversetSnapshots

/// How large the references of a component are.
package struct ComponentSize: Sendable, Equatable {
  /// The component's name.
  package let component: String
  /// How many files it has.
  package let files: Int
  /// How many bytes they are.
  package let bytes: Int
  /// How many they may be.
  package let budget: Int

  /// Whether they are more.
  package var isOver: Bool { bytes > budget }

  /// The sizes of the components of `cells`, in the cells' order, the budget in kilobytes; none of cells whose
  /// references nobody has measured.
  static func sizes(of cells: [RunRecord.Cell], budget: Double) -> [ComponentSize] {
    var order: [String] = []
    var sizes: [String: ReferenceSize] = [:]
    for cell in cells {
      guard let size = cell.size else { continue }
      let component = cell.outcome.component
      if sizes[component] == nil { order.append(component) }
      sizes[component, default: ReferenceSize()].add(size)
    }
    return order.compactMap { component in
      sizes[component].map { size in
        ComponentSize(
          component: component, files: size.files, bytes: size.bytes,
          budget: Int(exactly: (budget * 1000).rounded(.down)) ?? .max)
      }
    }
  }
}

/// How large references are.
struct ReferenceSize: Codable, Sendable, Hashable {
  /// How many files.
  private(set) var files = 0
  /// How many bytes.
  private(set) var bytes = 0

  /// The references of no cell.
  init() {}

  /// Those of a cell.
  init(of snapshot: SnapshotName, in store: SnapshotStore) {
    for pathExtension in ["txt", "png"] {
      guard let size = store.size(of: store.file(for: snapshot, pathExtension: pathExtension))
      else { continue }
      files += 1
      bytes += size
    }
  }

  /// Adds others. A blob may hold any numbers: they end at the largest.
  mutating func add(_ other: ReferenceSize) {
    files = Self.sum(files, other.files)
    bytes = Self.sum(bytes, other.bytes)
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isBeyond) = left.addingReportingOverflow(right)
    return isBeyond ? .max : sum
  }
}
