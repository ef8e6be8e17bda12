public import OversetConfig

/// With what a text is filled.
public struct SampleChoice: Sendable, Hashable {
  /// How long words and numbers are.
  public var length: SampleLength
  /// Whether names are of the other direction.
  public var isOpposite: Bool
  /// What the arguments are, by number from 1; names where nothing is said.
  public var kinds: [Int: SampleKind]
  /// Texts for arguments, by number from 1, whatever they are.
  public var texts: [Int: String]
  /// Words in place of the usual ones.
  public var words: [SampleKind: String]

  /// Usual words of one length.
  public init(length: SampleLength = .typical, isOpposite: Bool = false) {
    self.length = length
    self.isOpposite = isOpposite
    kinds = [:]
    texts = [:]
    words = [:]
  }
}
