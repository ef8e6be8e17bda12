/// How the direction of a paragraph is found (UAX #9, rules P2, P3 and HL1).
public enum BaseDirection: Hashable, Sendable {
  /// Every paragraph runs left to right, whatever it contains.
  case leftToRight

  /// Every paragraph runs right to left, whatever it contains.
  case rightToLeft

  /// Each paragraph takes the direction of its own first strong character outside isolates; one
  /// without any takes the fallback.
  case firstStrong(fallbackRightToLeft: Bool)

  /// The level of a paragraph without any strong character.
  var levelWithoutStrong: UInt8 {
    switch self {
    case .leftToRight, .firstStrong(fallbackRightToLeft: false): 0
    case .rightToLeft, .firstStrong(fallbackRightToLeft: true): 1
    }
  }
}
