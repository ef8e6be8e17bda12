import COversetICU

/// The values of the property East_Asian_Width (UAX #11), under the short names of the Unicode Character
/// Database.
package enum EastAsianWidth: String, Sendable, CaseIterable {
  /// Not in East Asian legacy encodings.
  case neutral = "N"
  /// Wide in East Asian legacy encodings, narrow elsewhere.
  case ambiguous = "A"
  /// The narrow form of a character that is wide.
  case halfwidth = "H"
  /// The wide form of a character that is narrow.
  case fullwidth = "F"
  /// Always narrow.
  case narrow = "Na"
  /// Always wide.
  case wide = "W"

  init(_ width: overset_east_asian_width) {
    self =
      switch width {
      case OVERSET_EAST_ASIAN_AMBIGUOUS: .ambiguous
      case OVERSET_EAST_ASIAN_HALFWIDTH: .halfwidth
      case OVERSET_EAST_ASIAN_FULLWIDTH: .fullwidth
      case OVERSET_EAST_ASIAN_NARROW: .narrow
      case OVERSET_EAST_ASIAN_WIDE: .wide
      default: .neutral
      }
  }
}
