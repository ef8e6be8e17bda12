/// The values kept last, by key; the oldest go first.
struct RecentValues<Key: Hashable, Value> {
  private let capacity: Int
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  /// How many of `order` are gone.
  private var gone = 0

  /// Keeps up to `capacity` values, at least 1.
  init(capacity: Int) { self.capacity = max(capacity, 1) }

  subscript(key: Key) -> Value? { values[key] }

  /// Keeps `value`, and forgets the oldest where there are too many.
  mutating func keep(_ value: Value, for key: Key) {
    guard values.updateValue(value, forKey: key) == nil else { return }
    order.append(key)
    guard values.count > capacity else { return }
    values[order[gone]] = nil
    gone += 1
    if gone == capacity {
      order.removeFirst(gone)
      gone = 0
    }
  }
}
