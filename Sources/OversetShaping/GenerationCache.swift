/// A bounded cache in two generations.
///
/// Policy: new values enter the young generation; when it is full the old one is dropped and the
/// young one becomes old; a hit in the old one puts the value into the young, too. A value in use
/// thus survives, at the cost of at most `2 * capacity` values.
struct GenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young = Generation<Key, Value>()
  private var old = Generation<Key, Value>()

  init(capacity: Int) { self.capacity = max(capacity, 1) }

  /// The value of `key`, made by `make` when it is in neither generation.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    let hash = key.hashValue
    if let known = value(for: key, hash: hash) { return known }
    let value = make()
    append(value, for: key, hash: hash)
    return value
  }

  /// The value of `key`, if it is in a generation.
  mutating func value(for key: Key) -> Value? { value(for: key, hash: key.hashValue) }

  /// Keeps `value`, in the place of an earlier one.
  mutating func keep(_ value: Value, for key: Key) {
    let hash = key.hashValue
    if let index = young.index(of: key, hash: hash) {
      young.setValue(value, at: index)
    } else {
      append(value, for: key, hash: hash)
    }
  }

  private mutating func value(for key: Key, hash: Int) -> Value? {
    if let index = young.index(of: key, hash: hash) { return young.value(at: index) }
    guard let index = old.index(of: key, hash: hash) else { return nil }
    let value = old.value(at: index)
    append(value, for: key, hash: hash)
    return value
  }

  private mutating func append(_ value: Value, for key: Key, hash: Int) {
    if young.count >= capacity {
      old = young
      young = Generation()
    }
    young.append(value, for: key, hash: hash)
  }
}

/// Values by their keys: a hash table with linear probing that nothing is removed from.
///
/// A dictionary hashes a key when it looks it up, again when it stores it, and again when it grows. A
/// paragraph of a few letters is laid out in the time of some hashes.
private struct Generation<Key: Hashable, Value> {
  private struct Entry {
    let hash: Int
    let key: Key
    var value: Value
  }

  private var entries: [Entry] = []
  /// For each place the index of its entry, or -1. A power of two in number, at most half of them
  /// taken.
  private var places: [Int32] = []

  var count: Int { entries.count }

  func value(at index: Int) -> Value { entries[index].value }

  mutating func setValue(_ value: Value, at index: Int) { entries[index].value = value }

  func index(of key: Key, hash: Int) -> Int? {
    guard !places.isEmpty else { return nil }
    var place = hash & (places.count - 1)
    while places[place] >= 0 {
      let index = Int(places[place])
      if entries[index].hash == hash, entries[index].key == key { return index }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  mutating func append(_ value: Value, for key: Key, hash: Int) {
    if (entries.count + 1) * 2 > places.count { grow() }
    put(Int32(truncatingIfNeeded: entries.count), hash: hash)
    entries.append(Entry(hash: hash, key: key, value: value))
  }

  private mutating func put(_ index: Int32, hash: Int) {
    var place = hash & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = index
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: max(places.count * 2, 16))
    for index in entries.indices {
      put(Int32(truncatingIfNeeded: index), hash: entries[index].hash)
    }
  }
}
