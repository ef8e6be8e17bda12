/// Where clusters begin and the text ends: UTF-16 offsets, ascending.
///
/// In most texts each unit is a cluster; their boundaries take no memory.
package struct ClusterBoundaries: RandomAccessCollection, Sendable {
  /// The offsets, where they are not 0, 1, 2 and so on.
  @usableFromInline let list: [Int]
  /// How many boundaries there are.
  @usableFromInline let boundaryCount: Int

  /// The boundaries of a text of `count` units, each of which is a cluster.
  package init(everyUnitOf count: Int) {
    list = []
    boundaryCount = count + 1
  }

  /// The boundaries at `offsets`, which ascend.
  package init(_ offsets: [Int]) {
    list = offsets
    boundaryCount = offsets.count
  }

  /// The position of the first boundary: 0.
  @inlinable package var startIndex: Int { 0 }
  /// The position after the last boundary.
  @inlinable package var endIndex: Int { boundaryCount }
  /// The offset of the boundary at a position, in UTF-16 units.
  @inlinable package subscript(position: Int) -> Int { list.isEmpty ? position : list[position] }

  /// The position of the first boundary at `offset` or after it; ``endIndex`` where there is none.
  package func index(atOrAfter offset: Int) -> Int {
    if list.isEmpty { return Swift.min(Swift.max(offset, 0), boundaryCount) }
    var (low, high) = (0, boundaryCount)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a boundary is at `offset`.
  package func contains(_ offset: Int) -> Bool {
    let index = index(atOrAfter: offset)
    return index < boundaryCount && self[index] == offset
  }
}

extension ClusterBoundaries: Equatable, ExpressibleByArrayLiteral {
  /// Whether the same offsets are boundaries.
  package static func == (first: Self, second: Self) -> Bool { first.elementsEqual(second) }

  /// The boundaries at the offsets of a literal, which ascend.
  package init(arrayLiteral offsets: Int...) { self.init(offsets) }
}
