public import Foundation

/// How a picture of UIKit is made.
@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat {
  /// The pixels per point.
  open var scale: CGFloat = 1
  /// Whether there are no transparent parts.
  open var opaque = false

  /// Creates a format.
  nonisolated public init() {}

  /// As of the screen.
  nonisolated public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// As of the screen.
  nonisolated public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What a picture of UIKit is drawn with. Nothing is drawn.
public final class UIGraphicsImageRendererContext {
  /// What Core Graphics draws with.
  public let cgContext = CGContext()

  init() {}

  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
  /// An empty picture.
  public var currentImage: UIImage { UIImage() }
}

/// Makes pictures by code: empty ones of the size asked for, and the code runs, so what it draws is missing.
public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer of pictures of a size, in points.
  public init(size: CGSize) { self.size = size }
  /// Creates a renderer of pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// Creates a renderer of pictures of a rectangle, in points.
  public init(bounds: CGRect) { size = bounds.size }
  /// Creates a renderer of pictures of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }

  /// An empty picture of the size, at 1 pixel per point; of more than 16 million pixels one without a size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    let (width, height) = (size.width.pixels, size.height.pixels)
    guard width * height <= 16_777_216 else { return UIImage() }
    let empty = [UInt8](repeating: 0, count: width * height * 4)
    return UIImage(width: width, height: height, rgba: empty) ?? UIImage()
  }

  /// The picture as PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// No data: only PNG is written.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
}

extension CGFloat {
  /// The length as a number of pixels, up to 16,384.
  fileprivate var pixels: Int { isFinite ? Int(Swift.min(Swift.max(self, 0), 16_384)) : 0 }
}

/// Does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
/// Does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Does nothing.
public func UIGraphicsEndImageContext() {}
/// None.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// None.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Does nothing.
public func UIGraphicsPushContext(_ context: CGContext) {}
/// Does nothing.
public func UIGraphicsPopContext() {}
/// Does nothing.
public func UIRectFill(_ rect: CGRect) {}
/// Does nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Makes pages by code: no data.
public final class UIGraphicsPDFRenderer {
  /// What a page is drawn with.
  public final class Context {
    /// What Core Graphics draws with.
    public let cgContext = CGContext()

    init() {}

    /// Does nothing.
    public func beginPage() {}
    /// Does nothing.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  }

  /// Creates a renderer of pages of a rectangle, in points.
  public init(bounds: CGRect) {}

  /// No data.
  public func pdfData(actions: (Context) -> Void) -> Data {
    actions(Context())
    return Data()
  }

  /// Writes nothing.
  public func writePDF(to url: URL, withActions actions: (Context) -> Void) throws {
    actions(Context())
  }
}

extension GraphicsContext {
  /// Runs `content` with a context of Core Graphics that draws nothing.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }
}

extension ImageRenderer {
  /// Draws nothing: the closure is not called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
  ) {}
}
