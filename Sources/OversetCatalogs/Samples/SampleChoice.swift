package import OversetConfig

/// With what a text is filled.
package struct SampleChoice: Sendable, Hashable {
  /// How long words and numbers are.
  package var length: SampleLength
  /// Whether names are of the other direction.
  package var isOpposite: Bool
  /// What the arguments are, by number from 1; names where nothing is said.
  package var kinds: [Int: SampleKind]
  /// Texts for arguments, by number from 1, whatever they are.
  package var texts: [Int: String]
  /// Words in place of the usual ones.
  package var words: [SampleKind: String]

  /// Usual words of one length.
  package init(length: SampleLength = .typical, isOpposite: Bool = false) {
    self.length = length
    self.isOpposite = isOpposite
    kinds = [:]
    texts = [:]
    words = [:]
  }
}
