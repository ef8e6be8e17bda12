import OversetVocabulary

/// Reads what ``PlaceWriter`` wrote, in the same order. Every value takes a byte at least, so that no number of
/// values makes more work than there are bytes.
struct PlaceReader {
  /// The bytes are none that were written so.
  struct Damage: Error {}

  private var names: [String] = []
  private var pack: PackReader

  /// A reader of bytes that begin with the texts.
  init(_ bytes: [UInt8]) throws(Damage) {
    pack = PackReader(bytes)
    let count = try count()
    for _ in 0..<count {
      guard !pack.isAtEnd else { throw Damage() }
      names.append(pack.text())
    }
  }

  /// Whether all bytes are read.
  var isAtEnd: Bool { pack.isAtEnd }

  // MARK: Values

  private mutating func count() throws(Damage) -> Int {
    guard !pack.isAtEnd else { throw Damage() }
    let count = pack.number()
    guard count >= 0 else { throw Damage() }
    return count
  }

  mutating func text() throws(Damage) -> String {
    let number = try count()
    guard names.indices.contains(number) else { throw Damage() }
    return names[number]
  }

  mutating func optionalText() throws(Damage) -> String? {
    let number = try count()
    if number == 0 { return nil }
    guard names.indices.contains(number - 1) else { throw Damage() }
    return names[number - 1]
  }

  mutating func number() throws(Damage) -> Int {
    guard !pack.isAtEnd else { throw Damage() }
    return pack.difference()
  }

  mutating func double() throws(Damage) -> Double {
    guard !pack.isAtEnd else { throw Damage() }
    return pack.double()
  }

  mutating func truth() throws(Damage) -> Bool { try count() == 1 }

  /// Which of several kinds follows.
  mutating func kind() throws(Damage) -> Int { try count() }

  mutating func optional<Value>(
    _ read: (inout PlaceReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try truth() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout PlaceReader) throws(Damage) -> Value
  ) throws(Damage) -> [Value] {
    let count = try count()
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  mutating func optionalNumber() throws(Damage) -> Int? { try truth() ? try number() : nil }

  mutating func optionalDouble() throws(Damage) -> Double? { try truth() ? try double() : nil }

  mutating func optionalTruth() throws(Damage) -> Bool? { try truth() ? try truth() : nil }
}
