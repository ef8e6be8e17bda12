import Foundation
package import OversetRaster
import OversetVocabulary

extension Diffing where Value == Bitmap {
  /// Pictures in PNG files, compared pixel by pixel.
  package static let image = Diffing.image()

  /// Pictures in PNG files, compared pixel by pixel with a tolerance: see `PictureTolerance`.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How close a pixel must come to match, 0 to 1.
  package static func image(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Diffing {
    let tolerance = PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      encode: { bitmap throws(Diagnostic) in
        try PictureContents.encode(bitmap, provenance: nil, effort: .small)
      },
      decode: PictureContents.decode,
      fallback: { .empty },
      diff: { reference, new in
        guard let difference = tolerance.difference(reference: reference, new: new) else {
          return nil
        }
        let pictures: [(String, Bitmap?)] = [
          ("reference.png", reference), ("failure.png", new),
          ("difference.png", PictureDifference.picture(reference: reference, new: new)),
        ]
        return (
          difference.description,
          pictures.compactMap { name, picture in
            guard let picture else { return nil }
            return (try? PictureContents.encode(picture, provenance: nil, effort: .fast)).map {
              .data($0, name: name)
            }
          }
        )
      })
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Keeps a picture.
  package static let image = Snapshotting(pathExtension: "png", diffing: .image)
}
