/// A dictionary that forgets its oldest entries.
///
/// A tree of nested stacks asks each view for a handful of proposals many times over: remembering
/// them makes measuring linear in the tree instead of exponential in its depth. The bound keeps a
/// view that is laid out for hundreds of widths from growing without end.
struct BoundedCache<Key: Hashable, Value> {
  private let capacity: Int
  private var values: [Key: Value] = [:]
  /// Keys by age: a ring whose `oldest` entry is the next to go.
  private var keys: [Key] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  subscript(key: Key) -> Value? { values[key] }

  mutating func store(_ value: Value, for key: Key) {
    if values.updateValue(value, forKey: key) == nil { remember(key) }
  }

  private mutating func remember(_ key: Key) {
    guard keys.count == capacity else {
      keys.append(key)
      return
    }
    values[keys[oldest]] = nil
    keys[oldest] = key
    oldest = (oldest + 1) % capacity
  }
}
