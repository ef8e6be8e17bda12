public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree
import OversetShaping
import OversetText

/// A picture or a symbol of the system.
public struct Image: View, Sendable {
  /// It has no body.
  public typealias Body = Never

  enum Storage: Sendable {
    case symbol(String)
    case picture(UIImage)
    case named(String)
  }

  /// How large a symbol is beside its text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// Smaller than the text's capitals ask for.
    case small
    /// In proportion to the text.
    case medium
    /// Larger.
    case large
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground's colour.
    case template
    /// In its own colours.
    case original
  }

  /// How a picture fills a larger room.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated. Drawn stretched.
    case tile
    /// It is stretched.
    case stretch
  }

  let storage: Storage
  var isResizable = false

  /// The symbol called `systemName`.
  nonisolated public init(systemName: String) { storage = .symbol(systemName) }

  /// The picture `uiImage`.
  nonisolated public init(uiImage: UIImage) { storage = .picture(uiImage) }

  /// The picture called `name` in an asset catalog. Catalogs are not read yet: a placeholder is
  /// drawn.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  /// The image, ready to fill its room.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The image, drawn in its own colours or in the foreground's. Pictures are drawn in their own.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The node of the image.
  public static func _makeNodes(_ view: Image, in context: _ViewContext) -> [_ViewNode] {
    switch view.storage {
    case .symbol(let name): [symbol(name, isResizable: view.isResizable, in: context)]
    case .picture(let picture):
      [
        node(size: picture.size, isResizable: view.isResizable, in: context)
          .drawing(.image(mirrored(picture.content, in: context)))
      ]
    case .named(let name):
      [
        node(size: CGSize(width: 24, height: 24), isResizable: view.isResizable, in: context)
          .drawing(
            .image(
              mirrored(ImageContent(name: name, width: 24, height: 24, pixels: []), in: context)))
      ]
    }
  }

  private static func mirrored(
    _ image: ImageContent, in context: _ViewContext
  ) -> ImageContent {
    var image = image
    image.isMirrored =
      context.environment.flipsImages && context.environment.layoutDirection == .rightToLeft
    return image
  }

  private static func node(
    size: CGSize, isResizable: Bool, in context: _ViewContext
  ) -> _ViewNode {
    isResizable
      ? _ViewNode("Image", FlexibleLeafBehavior(ideal: size), in: context)
      : _ViewNode("Image", PictureBehavior(size: size), in: context)
  }

  /// A symbol's size follows the font: its outline stands centred on the capitals' height.
  private static func symbol(
    _ name: String, isResizable: Bool, in context: _ViewContext
  ) -> _ViewNode {
    let environment = context.environment
    let font = (environment.font ?? .body).resolved(
      typeSize: environment.dynamicTypeSize,
      style: Font.StyleOverride(weight: environment.fontWeight))
    let fontSize = CGFloat(font.size) * environment.imageScale.factor
    let outline = SymbolLibrary.shared.symbol(name)
    let behavior = SymbolBehavior(
      width: outline.width * fontSize, height: outline.height * fontSize,
      capHeight: CGFloat(font.size) * 1443 / 2048, isResizable: isResizable)
    return _ViewNode("Image", behavior, in: context).drawing(
      .symbol(
        SymbolContent(
          name: name, color: environment.foreground.color(in: environment),
          isMirrored: environment.layoutDirection == .rightToLeft
            && outline.flips != environment.flipsImages,
          fontSize: fontSize, weight: font.style.weight, isResizable: isResizable)))
  }
}

extension Image.Scale {
  /// The factor on the font's size (from memory: small 0.79, large 1.28).
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}

private enum FlipsImagesKey: EnvironmentKey { static let defaultValue = false }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
  /// Whether pictures are drawn mirrored where the interface runs from right to left.
  var flipsImages: Bool {
    get { self[FlipsImagesKey.self] }
    set { self[FlipsImagesKey.self] = newValue }
  }

  /// How large symbols are beside their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Draws pictures inside mirrored where the interface runs from right to left; a symbol that does so by
  /// itself is turned back. Other views are drawn as they are.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    environment(\.flipsImages, enabled)
  }

  /// Sets how large symbols inside are beside their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
