import Foundation
public import OversetRaster

extension Diffing where Value == Bitmap {
  /// Pictures in PNG files, compared pixel by pixel.
  public static let image = Diffing(
    encode: { bitmap throws(SnapshotError) in
      try PictureContents.encode(bitmap, provenance: nil)
    },
    decode: PictureContents.decode,
    fallback: { .empty },
    diff: { reference, new in
      guard let difference = PictureDifference.compare(reference: reference, new: new) else {
        return nil
      }
      let pictures = [
        ("reference.png", reference), ("failure.png", new),
        ("difference.png", PictureDifference.picture(reference: reference, new: new)),
      ]
      return (
        difference.description,
        pictures.compactMap { name, picture in
          (try? PictureContents.encode(picture, provenance: nil)).map { .data($0, name: name) }
        }
      )
    })
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Keeps a picture.
  public static let image = Snapshotting(pathExtension: "png", diffing: .image)
}
