public import Foundation
import OversetModel
import OversetRaster

/// A picture, as pixels.
///
/// Immutable, so that it may be shared.
public final class UIImage: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  let content: ImageContent

  /// A picture of `width` times `height` pixels, given by rows as red, green, blue and alpha bytes.
  /// Nil where their count does not match.
  public init?(width: Int, height: Int, scale: CGFloat = 1, rgba pixels: [UInt8]) {
    guard width > 0, height > 0, scale > 0, width <= 16_384, height <= 16_384,
      pixels.count == width * height * 4
    else { return nil }
    self.scale = scale
    size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    content = ImageContent(name: "UIImage", width: width, height: height, pixels: pixels)
  }

  /// The picture of a PNG file's contents; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG file's contents, at `scale` pixels per point; nil where they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (bitmap, _) = try? PNG.decode(data, file: nil) else { return nil }
    let pixels = bitmap.pixels.flatMap { pixel -> [UInt8] in
      let color = RGBAColor(packed: pixel)
      return [color.red, color.green, color.blue, color.alpha]
    }
    self.init(width: bitmap.width, height: bitmap.height, scale: scale, rgba: pixels)
  }

  /// The picture of a PNG file; nil where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}
