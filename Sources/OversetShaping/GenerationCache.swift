/// A bounded cache in two generations.
///
/// Policy: new values enter the young generation; when it is full the old one is dropped and the
/// young one becomes old; a hit in the old one moves the value back to the young. A value in use
/// thus survives, at the cost of at most `2 * capacity` values.
struct GenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = max(capacity, 1) }

  /// The value of `key`, made by `make` when it is in neither generation.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }

  /// Puts `value` in the place of the one that was just asked for.
  mutating func replace(with value: Value, for key: Key) { young[key] = value }
}
