public import Foundation
import OversetAssets
import OversetFiles
import OversetLayoutTree
package import OversetRaster

/// A picture in memory: what image strategies of tests compare, and what `Image(uiImage:)` shows.
///
/// It is immutable, so tasks may share it. Only PNG is read; UIKit reads more formats.
public final class UIImage: NSObject, Sendable {
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
  /// The name in an asset catalog; nil for a picture of another origin.
  let assetName: String?
  /// The name of a system symbol; nil for a picture of another origin.
  let symbolName: String?
  /// Whether its shape or its colours are drawn; nil if nobody has said.
  let renderingMode: RenderingMode?

  /// Creates a picture without extent.
  public override convenience init() { self.init(bitmap: .empty, scale: 1) }

  /// Creates a picture from rows of red, green, blue and alpha bytes.
  ///
  /// Returns nil if there are not 4 bytes for each pixel, or if a side is 0 or exceeds 16,384 pixels.
  public init?(width: Int, height: Int, scale: CGFloat = 1, rgba pixels: [UInt8]) {
    guard width > 0, height > 0, scale > 0, width <= 16_384, height <= 16_384,
      pixels.count == width * height * 4
    else { return nil }
    self.scale = scale
    (assetName, symbolName, renderingMode) = (nil, nil, nil)
    size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    source = .content(
      ImageContent(name: "UIImage", width: width, height: height, pixels: pixels))
    super.init()
  }

  /// The picture of a bitmap; it may be empty.
  package init(bitmap: Bitmap, scale: CGFloat) {
    self.scale = scale
    (assetName, symbolName, renderingMode) = (nil, nil, nil)
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    source = .bitmap(bitmap)
    super.init()
  }

  /// Reads a PNG at 1 pixel per point; nil if the data is not a PNG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a PNG at `scale` pixels per point; nil if the data is not a PNG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (bitmap, _) = try? PNG.decode(data, file: nil) else { return nil }
    self.init(
      width: bitmap.width, height: bitmap.height, scale: scale, rgba: bitmap.bytes)
  }

  /// Reads a PNG file at 1 pixel per point; nil if the file cannot be read or is not a PNG.
  public convenience init?(contentsOfFile path: String) {
    let contents = try? NamedPath.read(path, maximum: FileLimit.reference)
    guard let data = contents ?? nil else { return nil }
    self.init(data: data)
  }

  /// Takes a picture of the asset catalogs of the project that is evaluated, by its name.
  ///
  /// A view that shows it takes the picture for its own appearance and language. The result is never nil: one that
  /// no catalog has is 24 x 24 points, and reported where it is shown.
  public convenience init?(named name: String) { self.init(asset: name) }

  init(asset name: String) {
    let found = AssetUse.current?.image(name, in: EnvironmentValues())
    if case .picture(let picture)? = found {
      size = picture.size
      scale = picture.scale
      source = .content(ImageContent(picture, name: name))
    } else {
      size = AssetPicture.unknownSize
      scale = 1
      source = .content(ImageContent(name: name, width: 24, height: 24, pixels: []))
    }
    (assetName, symbolName, renderingMode) = (name, nil, nil)
    super.init()
  }

  /// Takes a picture of an asset catalog by its name. Bundle and traits do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Takes a picture of an asset catalog, as Xcode names it.
  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }

  /// Writes the picture as PNG; nil if it has no pixels. The same pixels give the same bytes.
  public func pngData() -> Data? { try? PNG.encode(bitmap) }

  init(symbol name: String) {
    size = CGSize(width: 20, height: 20)
    scale = 1
    source = .content(ImageContent(name: name, width: 20, height: 20, pixels: []))
    (assetName, symbolName, renderingMode) = (nil, name, nil)
    super.init()
  }

  init(_ other: UIImage, renderingMode: RenderingMode?) {
    (size, scale, source) = (other.size, other.scale, other.source)
    (assetName, symbolName) = (other.assetName, other.symbolName)
    self.renderingMode = renderingMode
    super.init()
  }

  var content: ImageContent {
    switch source {
    case .content(let content): content
    case .bitmap(let bitmap):
      ImageContent(
        name: "UIImage", width: bitmap.width, height: bitmap.height,
        pixels: bitmap.bytes)
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

  private static func pixels(of bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count - 3, by: 4).map { index in
      RGBAColor(
        red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2],
        alpha: bytes[index + 3]
      ).packed
    }
  }
}
