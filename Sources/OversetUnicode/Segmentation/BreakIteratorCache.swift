/// Keeps the break iterators used last, because opening one costs more than most texts.
///
/// There are few, and two kinds take turns in every text: they are searched one by one.
struct BreakIteratorCache {
  private struct Entry {
    let kind: BreakIterator.Kind
    let iterator: BreakIterator
    var lastUse: Int
  }

  /// How many iterators are kept; one has some hundred kilobytes with a dictionary.
  private let capacity: Int
  private var entries: [Entry] = []
  private var useCount = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The iterator of a kind, opened if need be; nil when ICU cannot.
  mutating func iterator(_ kind: BreakIterator.Kind) -> BreakIterator? {
    useCount += 1
    if let index = entries.firstIndex(where: { $0.kind == kind }) {
      entries[index].lastUse = useCount
      return entries[index].iterator
    }
    guard let iterator = BreakIterator(kind) else { return nil }
    if entries.count >= capacity { removeLeastRecentlyUsed() }
    entries.append(Entry(kind: kind, iterator: iterator, lastUse: useCount))
    return iterator
  }

  private mutating func removeLeastRecentlyUsed() {
    if let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse }) {
      entries.remove(at: oldest)
    }
  }
}
