/// How often a limit in characters says of the texts that there are what their rooms say.
package struct LimitAgreement: Equatable, Sendable {
  /// How many texts were compared: those of keys with a limit.
  package private(set) var textCount = 0
  /// How many of them are within the limit and too long for their room.
  package private(set) var laxCount = 0
  /// How many of them are over the limit and have their room.
  package private(set) var strictCount = 0
  /// How many of them need 70 to 130 % of their room: those of which nobody is sure by looking.
  package private(set) var closeCount = 0
  /// How many of the close ones the limit is wrong about.
  package private(set) var wrongCloseCount = 0

  /// How many texts the limit is right about.
  package var rightCount: Int { textCount - laxCount - strictCount }

  /// How many of the close ones it is right about.
  package var rightCloseCount: Int { closeCount - wrongCloseCount }

  /// Counts a text.
  ///
  /// - Parameters:
  ///   - isWithin: Whether the limit lets it through.
  ///   - share: What it needs of its room; over 1 it is too long.
  mutating func count(isWithin: Bool, share: Double) {
    textCount += 1
    let isWrong = isWithin != (share <= 1)
    if isWrong, isWithin { laxCount += 1 }
    if isWrong, !isWithin { strictCount += 1 }
    guard (0.7...1.3).contains(share) else { return }
    closeCount += 1
    if isWrong { wrongCloseCount += 1 }
  }
}
