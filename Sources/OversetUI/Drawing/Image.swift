public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree
import OversetShaping
import OversetText

/// A picture, or one of Apple's symbols.
///
/// Overset has outlines of its own for common SF Symbols; it draws other symbols as labelled placeholders.
/// It does not read asset catalogs: a named picture is a placeholder of 24 x 24 points.
public struct Image: View, Sendable {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  enum Storage: Sendable {
    case symbol(String)
    case picture(UIImage)
    case named(String)
  }

  /// The size of a symbol relative to its text. The factors 0.79 and 1.28 are from memory, not from Apple.
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// 0.79 times the size of the text.
    case small
    /// The size of the text; the default.
    case medium
    /// 1.28 times the size of the text.
    case large
  }

  /// Whether a picture keeps its colours. Overset accepts the setting and ignores it.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style. Not drawn yet: a picture keeps its colours.
    case template
    /// In the picture's own colours.
    case original
  }

  /// How a resizable picture fills a larger frame. Overset stretches in both cases.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the picture. Not drawn yet: the picture is stretched.
    case tile
    /// Stretches the picture.
    case stretch
  }

  let storage: Storage
  var isResizable = false

  /// Creates a symbol by its name in SF Symbols. Its size follows the font of the text around it.
  ///
  /// Symbols such as `chevron.forward` are mirrored in right-to-left languages, as on iOS.
  nonisolated public init(systemName: String) { storage = .symbol(systemName) }

  /// Creates an image from pixels. Its size is that of the picture until you call `resizable`.
  nonisolated public init(uiImage: UIImage) { storage = .picture(uiImage) }

  /// Creates a symbol whose layers stand for a value from 0 to 1; all of them are drawn.
  nonisolated public init(systemName: String, variableValue: Double?) {
    storage = .symbol(systemName)
  }

  /// Creates a placeholder of 24 x 24 points that shows the name: asset catalogs are not read.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  /// Creates a placeholder of 24 x 24 points that shows the name: asset catalogs are not read.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    storage = .named(name)
  }

  /// Creates a placeholder of 24 x 24 points that assistive technology passes over.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    storage = .named(name)
  }

  /// Creates a placeholder of 24 x 24 points for a picture of an asset catalog, as Xcode names it.
  nonisolated public init(_ resource: ImageResource) { storage = .named(resource.name) }

  /// Creates a placeholder of 24 x 24 points that assistive technology passes over.
  nonisolated public init(decorative resource: ImageResource) { storage = .named(resource.name) }

  /// Does nothing: pictures are always drawn smoothly.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Does nothing: pictures are always drawn smoothly.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Does nothing: symbols are drawn in one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Lets the image take the size that it is offered, instead of its own. Cap insets and tiling are
  /// ignored: the picture is stretched.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Does nothing yet: symbols take the foreground style, pictures keep their colours.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The node of the image.
  public static func _makeNodes(_ view: Image, in context: _ViewContext) -> [_ViewNode] {
    nodes(of: view, in: context).map { $0.redacted(in: context) }
  }

  private static func nodes(of view: Image, in context: _ViewContext) -> [_ViewNode] {
    switch view.storage {
    case .symbol(let name):
      [
        symbol(
          context.environment.symbolVariants.applied(to: name), isResizable: view.isResizable,
          in: context)
      ]
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
    let font = (environment.symbolFont ?? environment.font ?? .body).resolved(
      typeSize: environment.dynamicTypeSize,
      style: Font.StyleOverride(
        weight: environment.fontWeight, legibilityWeight: environment.legibilityWeight))
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
private enum SymbolFontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
  /// Whether pictures are drawn mirrored where the interface runs from right to left.
  var flipsImages: Bool {
    get { self[FlipsImagesKey.self] }
    set { self[FlipsImagesKey.self] = newValue }
  }

  /// The font whose size symbols have, where it is another than that of texts.
  var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }

  /// The size of symbols relative to their text; ``Image/Scale/medium`` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors pictures inside this view in right-to-left languages.
  ///
  /// A symbol that is mirrored by itself is turned back; other views do not change.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    environment(\.flipsImages, enabled)
  }

  /// Sets the size of symbols inside this view relative to their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
