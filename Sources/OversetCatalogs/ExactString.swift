/// A string compared code unit by code unit.
///
/// `String` compares by canonical equivalence, a catalog does not: `é` as one scalar and as two
/// are two keys, and the system looks each up by its own spelling.
package struct ExactString: Hashable, Sendable {
  /// The string.
  package let text: String
  /// A hash of the code units, with the seed of the process, so that no file can choose keys that collide.
  /// Unlike the hash of `String` it needs no normalization, and a dictionary that grows asks for it again.
  private let digest: Int

  /// Wraps `text`.
  package init(_ text: String) {
    self.text = text
    var hasher = Hasher()
    var word: UInt64 = 0
    var count = 0
    for unit in text.utf8 {
      word = word << 8 | UInt64(unit)
      count += 1
      if count % 8 == 0 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(count)
    digest = hasher.finalize()
  }

  /// Whether two have the same code units.
  package static func == (left: ExactString, right: ExactString) -> Bool {
    left.digest == right.digest && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the digest.
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
