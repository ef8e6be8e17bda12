public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the beginning, as `onDelete` asks. Offsets beyond the end remove nothing.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the beginning in front of the one at another offset, as `onMove` asks. They keep
  /// their order. Offsets beyond the end move nothing.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(enumerated())
    let moved = all.filter { source.contains($0.offset) }
    let before = all.filter { $0.offset < destination && !source.contains($0.offset) }
    let behind = all.filter { $0.offset >= destination && !source.contains($0.offset) }
    for (index, element) in zip(indices, before + moved + behind) { self[index] = element.element }
  }
}
