public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start: what `onDelete` is told. Offsets outside of the collection
  /// are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the one at another offset, all counted before the move: what `onMove`
  /// is told. Offsets outside of the collection are passed over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    func part(_ range: Range<Int>, moved: Bool) -> [Element] {
      range.filter { source.contains($0) == moved }.map { elements[$0] }
    }
    let middle = Swift.min(Swift.max(destination, 0), elements.count)
    let order =
      part(0..<middle, moved: false) + part(0..<elements.count, moved: true)
      + part(middle..<elements.count, moved: false)
    for (index, element) in zip(Array(indices), order) { self[index] = element }
  }
}
