package import OversetVocabulary

/// A text with the width that iOS gave it: a row of a calibration file.
package struct MeasuredText: Sendable, Equatable {
  /// What a width is the width of.
  package enum Kind: String, Sendable, CaseIterable {
    /// A view's frame: the advance width, rounded up to the pixel.
    case frame
    /// What is drawn: from the first to the last pixel with ink.
    case ink
  }

  /// The 1-based line of the row.
  package let line: Int
  /// The text, on one line.
  package let text: String
  /// The size of the font, in points.
  package let size: Double
  /// The weight, 100 to 900.
  package let weight: Int
  /// The measured width, in points.
  package let width: Double
  /// The BCP 47 tag.
  package let locale: LocaleTag
  /// Pixels per point.
  package let scale: Double
  /// What was measured.
  package let kind: Kind
}
