/// A few values by key, which forgets its oldest entries.
///
/// A tree of nested stacks asks each view for a handful of proposals many times over: remembering
/// them makes measuring linear in the tree instead of exponential in its depth. A handful is found
/// sooner by looking at each than by hashing. The bound keeps a view that is laid out for hundreds
/// of widths from growing without end.
struct BoundedCache<Key: Equatable, Value> {
  private let capacity: Int
  /// A ring whose `oldest` entry is the next to go, once it is full.
  private var entries: [(key: Key, value: Value)] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  subscript(key: Key) -> Value? {
    // By index: an element would be copied to be looked at.
    for index in entries.indices where entries[index].key == key { return entries[index].value }
    return nil
  }

  mutating func store(_ value: Value, for key: Key) {
    for index in entries.indices where entries[index].key == key {
      entries[index].value = value
      return
    }
    if entries.count < capacity {
      // Most views get three or four proposals.
      if entries.isEmpty { entries.reserveCapacity(min(4, capacity)) }
      entries.append((key, value))
    } else {
      entries[oldest] = (key, value)
      oldest = (oldest + 1) % capacity
    }
  }
}
