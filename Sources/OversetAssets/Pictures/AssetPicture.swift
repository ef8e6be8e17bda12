package import Foundation
import OversetFiles
import OversetRaster
package import OversetVocabulary

/// A picture of a catalog, for one appearance, language and scale.
package struct AssetPicture: Sendable {
  /// The size, in points.
  package let size: CGSize
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// The pixels by rows: red, green, blue, alpha; empty for a format that is not drawn.
  package let pixels: [UInt8]
  /// The pixels per point.
  package let scale: Double
  /// Whether it takes the colour around it.
  package internal(set) var isTemplate = false
  /// Whether it is shown mirrored.
  package internal(set) var isMirrored = false

  /// The size of a picture whose size is not known, in points.
  package static let unknownSize = CGSize(width: 24, height: 24)

  /// The most pixels of a picture that is drawn: a larger one is shown as its labelled frame.
  private static let mostPixels = 25_000_000

  /// Reads a picture. A PNG is decoded; of PDF, SVG, JPEG and HEIC only the size is read.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - file: What errors call it.
  ///   - scale: The pixels per point.
  /// - Throws: `Diagnostic` for a damaged PNG.
  package init(_ data: Data, file: String, scale: Int) throws(Diagnostic) {
    self.scale = Double(scale)
    guard file.lowercased().hasSuffix(".png") else {
      let known = PictureSize([UInt8](data.prefix(PictureSize.longest)), fileName: file)
      let unit = known?.isInPoints == false ? Double(scale) : 1
      size =
        known.map { CGSize(width: $0.width / unit, height: $0.height / unit) } ?? Self.unknownSize
      (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
      pixels = []
      return
    }
    let summary = try PNG.summary(of: data, file: file)
    (width, height) = (summary.width, summary.height)
    size = CGSize(
      width: Double(summary.width) / Double(scale), height: Double(summary.height) / Double(scale))
    pixels =
      summary.width * summary.height <= Self.mostPixels
      ? try PNG.decode(data, file: file).bitmap.bytes : []
  }
}
