/// What an argument that takes words is.
public enum SampleKind: String, Sendable, CaseIterable {
  /// The name of a person.
  case name
  /// An amount of money.
  case price
  /// A day.
  case date
  /// A time of day.
  case time
  /// The size of a file.
  case size
  /// A share of a hundred.
  case percent
}

/// How long the words and numbers of samples are.
public enum SampleLength: String, Sendable, CaseIterable {
  /// As short as they get.
  case short
  /// Of usual length.
  case typical
  /// As long as they get.
  case long
}

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
