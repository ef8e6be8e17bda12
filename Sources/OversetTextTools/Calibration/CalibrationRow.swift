package import OversetRaster
package import OversetVocabulary

/// A row of a calibration file.
package struct CalibrationRow: Sendable {
  /// Where the width is to be found.
  package enum Measure: Sendable, Hashable {
    /// In the row, in points.
    case width(Double, MeasuredText.Kind)
    /// In a picture.
    case screenshot(Screenshot)
    /// In the picture of a page of a kit, from 1.
    case page(Int)
  }

  /// A picture, and the part of it that holds the text alone.
  package struct Screenshot: Sendable, Hashable {
    /// The path, from the folder of the file.
    package var path: String
    /// The part in pixels; nil is all of it.
    package var part: PixelRect?
  }

  /// Where the text stands, and where its picture is named.
  package let place: TextPosition
  package let text: String
  package let size: Double
  package let weight: Int
  package let locale: LocaleTag
  /// Pixels per point; nil if the row leaves it to the picture.
  package let scale: Double?
  package let measure: Measure

  /// The row with what was measured.
  func measured(
    _ width: Double, kind: MeasuredText.Kind, scale: Double
  ) -> MeasuredText {
    MeasuredText(
      line: place.line, text: text, size: size, weight: weight, width: width, locale: locale,
      scale: scale, kind: kind)
  }
}
