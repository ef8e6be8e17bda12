public import Foundation
import OversetRaster
public import OversetSnapshots
public import OversetUI

extension Diffing where Value == UIImage {
  /// Pictures in PNG files, compared pixel by pixel.
  public static let image = Diffing.image()

  /// Pictures in PNG files, compared pixel by pixel with a tolerance: see `PictureTolerance`.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How close a pixel must come to match, 0 to 1.
  ///   - scale: Pixels per point of a picture that is read from a file; nil means 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing<Bitmap>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .representing(
        from: { UIImage(bitmap: $0, scale: scale ?? 1) }, to: { $0.bitmap })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Keeps a picture.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture; the parameters are those of ``OversetSnapshots/Diffing``'s.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
