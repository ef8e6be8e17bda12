/// Which of the system's designs, or whose font, a text is set in. All are set with the faces of the system's
/// standard design, at widths that are estimates.
///
/// No free face has the widths of Apple's other designs. The figures are shares of what the standard design
/// is measured at, from one to three texts of public apps each, so verdicts are of the confidence class C.
package enum FontDesign: UInt8, Codable, Sendable, CaseIterable {
  /// San Francisco, which the width model is of.
  case standard
  /// San Francisco Mono: every letter has one advance.
  case monospaced
  /// San Francisco Rounded.
  case rounded
  /// New York.
  case serif
  /// A font that the app brings, measured as the system's.
  case custom

  /// The width of letters in percent of those of the standard design.
  ///
  /// Measured natively: serif 188.7 points where the standard design has 183.3, and 3.7 % more in another
  /// text; rounded 197.3 for 204.0, and 1 to 3.6 % less in titles.
  package var widthPercent: Int {
    switch self {
    case .standard, .monospaced, .custom: 100
    case .rounded: 97
    case .serif: 103
    }
  }

  /// The one advance of every letter, in em; nil for a design whose letters differ.
  ///
  /// Measured natively: 25 characters at 11 points are 168.0 points wide.
  package var pitch: Double? { self == .monospaced ? 168.0 / 25 / 11 : nil }
}
