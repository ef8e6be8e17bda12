public import Foundation
import OversetFiles
import OversetLayoutTree
package import OversetRaster

/// A picture in memory: what image strategies of tests compare, and what `Image(uiImage:)` shows.
///
/// It is immutable, so tasks may share it. Only PNG is read; UIKit reads more formats.
public final class UIImage: Sendable {
  /// The pixels in the form in which they came, for a view or for a file; the other form is made on demand.
  private enum Source {
    case content(ImageContent)
    case bitmap(Bitmap)
  }

  /// Width and height, in points: pixels divided by ``scale``.
  public let size: CGSize
  /// The pixels per point, such as 2 or 3.
  public let scale: CGFloat
  private let source: Source

  /// Creates a picture from rows of red, green, blue and alpha bytes.
  ///
  /// Returns nil if there are not 4 bytes for each pixel, or if a side is 0 or exceeds 16,384 pixels.
  public init?(width: Int, height: Int, scale: CGFloat = 1, rgba pixels: [UInt8]) {
    guard width > 0, height > 0, scale > 0, width <= 16_384, height <= 16_384,
      pixels.count == width * height * 4
    else { return nil }
    self.scale = scale
    size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    source = .content(
      ImageContent(name: "UIImage", width: width, height: height, pixels: pixels))
  }

  /// The picture of a bitmap; it may be empty.
  package init(bitmap: Bitmap, scale: CGFloat) {
    self.scale = scale
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    source = .bitmap(bitmap)
  }

  /// Reads a PNG at 1 pixel per point; nil if the data is not a PNG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a PNG at `scale` pixels per point; nil if the data is not a PNG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (bitmap, _) = try? PNG.decode(data, file: nil) else { return nil }
    self.init(
      width: bitmap.width, height: bitmap.height, scale: scale, rgba: UIImage.bytes(of: bitmap))
  }

  /// Reads a PNG file at 1 pixel per point; nil if the file cannot be read or is not a PNG.
  public convenience init?(contentsOfFile path: String) {
    let contents = try? NamedPath.read(path, maximum: FileLimit.reference)
    guard let data = contents ?? nil else { return nil }
    self.init(data: data)
  }

  /// Writes the picture as PNG; nil if it has no pixels. The same pixels give the same bytes.
  public func pngData() -> Data? { try? PNG.encode(bitmap) }

  var content: ImageContent {
    switch source {
    case .content(let content): content
    case .bitmap(let bitmap):
      ImageContent(
        name: "UIImage", width: bitmap.width, height: bitmap.height,
        pixels: UIImage.bytes(of: bitmap))
    }
  }

  /// The pixels.
  package var bitmap: Bitmap {
    switch source {
    case .content(let content):
      (try? Bitmap(
        width: content.width, height: content.height, pixels: UIImage.pixels(of: content.pixels)))
        ?? .empty
    case .bitmap(let bitmap): bitmap
    }
  }

  private static func bytes(of bitmap: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.pixels.count * 4)
    for pixel in bitmap.pixels {
      let color = RGBAColor(packed: pixel)
      bytes.append(color.red)
      bytes.append(color.green)
      bytes.append(color.blue)
      bytes.append(color.alpha)
    }
    return bytes
  }

  private static func pixels(of bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count - 3, by: 4).map { index in
      RGBAColor(
        red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2],
        alpha: bytes[index + 3]
      ).packed
    }
  }
}
