/// A string compared code unit by code unit.
///
/// `String` compares by canonical equivalence, a catalog does not: `é` as one scalar and as two
/// are two keys, and the system looks each up by its own spelling.
package struct ExactString: Hashable, Sendable {
  /// The string.
  package let text: String
  /// Of the code units: unlike the hash of `String` it needs no normalization, and a dictionary that grows
  /// asks for it again.
  private let digest: UInt64

  /// Wraps `text`.
  package init(_ text: String) {
    self.text = text
    var digest: UInt64 = 0
    for unit in text.utf8 { digest = digest &* 31 &+ UInt64(unit) }
    self.digest = digest
  }

  /// Whether two have the same code units.
  package static func == (left: ExactString, right: ExactString) -> Bool {
    left.digest == right.digest && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the digest.
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
