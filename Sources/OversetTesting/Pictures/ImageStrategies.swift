public import Foundation
import OversetRaster
public import OversetSnapshots
public import OversetUI

extension Diffing where Value == UIImage {
  /// Compares pictures pixel by pixel, without tolerance. Files are PNG.
  public static let image = Diffing.image()

  /// Compares pictures pixel by pixel, with a tolerance. Pictures of different sizes never match.
  ///
  /// Overset draws the same pixels on every machine, so its own pictures need no tolerance.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match, 0 to 1: 0.98 tolerates a difference of
  ///     colour (delta E) of 2.
  ///   - scale: The pixels per point of a picture that is read from a file; nil is 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing<Bitmap>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .representing(
        from: { UIImage(bitmap: $0, scale: scale ?? 1) }, to: { $0.bitmap })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Keeps a picture as PNG, and compares it without tolerance.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture as PNG, and compares it with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match, 0 to 1.
  ///   - scale: The pixels per point of a picture that is read from a file; nil is 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
