import OversetRaster
import OversetVocabulary

/// A row of a calibration file.
struct CalibrationRow: Sendable {
  /// Where the width is to be found.
  enum Measure: Sendable, Hashable {
    /// In the row, in points.
    case width(Double, MeasuredText.Kind)
    /// In a picture.
    case screenshot(Screenshot)
    /// In the picture of a page of a kit, from 1.
    case page(Int)
  }

  /// A picture, and the part of it that holds the text alone.
  struct Screenshot: Sendable, Hashable {
    /// The path, from the folder of the file.
    var path: String
    /// The part in pixels; nil is all of it.
    var part: PixelRect?
  }

  /// Where the text stands, and where its picture is named.
  let place: TextPosition
  let text: String
  let size: Double
  let weight: Int
  let locale: LocaleTag
  /// Pixels per point; nil if the row leaves it to the picture.
  let scale: Double?
  let measure: Measure

  /// The row with what was measured.
  func measured(
    _ width: Double, kind: MeasuredText.Kind, scale: Double
  ) -> MeasuredText {
    MeasuredText(
      line: place.line, text: text, size: size, weight: weight, width: width, locale: locale,
      scale: scale, kind: kind)
  }
}
