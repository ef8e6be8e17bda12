package import OversetVocabulary

/// How the direction of a paragraph is found (UAX #9, rules P2, P3 and HL1).
package enum BaseDirection: Hashable, Sendable {
  /// Every paragraph runs in this direction, whatever it contains.
  case fixed(LayoutDirection)

  /// Each paragraph takes the direction of its own first strong character outside isolates; one
  /// without any takes the fallback.
  case firstStrong(fallback: LayoutDirection)

  /// The level of a paragraph without any strong character.
  var levelWithoutStrong: UInt8 {
    switch self {
    case .fixed(.leftToRight), .firstStrong(fallback: .leftToRight): 0
    case .fixed(.rightToLeft), .firstStrong(fallback: .rightToLeft): 1
    }
  }
}
