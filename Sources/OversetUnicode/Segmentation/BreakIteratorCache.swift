/// Keeps the break iterators used last, because opening one costs more than most texts.
struct BreakIteratorCache {
  private struct Entry {
    let iterator: BreakIterator
    var lastUse: Int
  }

  /// How many iterators are kept; one has some hundred kilobytes with a dictionary.
  private let capacity: Int
  private var entries: [BreakIterator.Kind: Entry] = [:]
  private var useCount = 0
  /// The one used last: texts of one locale come in a row.
  private var recent: (kind: BreakIterator.Kind, iterator: BreakIterator)?

  init(capacity: Int) { self.capacity = capacity }

  /// The iterator of a kind, opened if need be; nil when ICU cannot.
  mutating func iterator(_ kind: BreakIterator.Kind) -> BreakIterator? {
    if let recent, recent.kind == kind { return recent.iterator }
    let iterator = lookUp(kind)
    recent = iterator.map { (kind, $0) }
    return iterator
  }

  private mutating func lookUp(_ kind: BreakIterator.Kind) -> BreakIterator? {
    useCount += 1
    if let entry = entries[kind] {
      entries[kind]?.lastUse = useCount
      return entry.iterator
    }
    guard let iterator = BreakIterator(kind) else { return nil }
    if entries.count >= capacity { removeLeastRecentlyUsed() }
    entries[kind] = Entry(iterator: iterator, lastUse: useCount)
    return iterator
  }

  private mutating func removeLeastRecentlyUsed() {
    if let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
    }
  }
}
