/// A string compared code unit by code unit.
///
/// `String` compares by canonical equivalence, a catalog does not: `é` as one scalar and as two
/// are two keys, and the system looks each up by its own spelling.
package struct ExactString: Hashable, Sendable {
  /// The string.
  package let text: String

  /// Wraps `text`.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether two have the same code units.
  package static func == (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the code units, which unlike the hash of `String` needs no normalization.
  package func hash(into hasher: inout Hasher) {
    var hash: UInt64 = 0
    for unit in text.utf8 { hash = hash &* 31 &+ UInt64(unit) }
    hasher.combine(hash)
  }
}
