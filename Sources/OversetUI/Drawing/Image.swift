public import Foundation
import OversetAssets
public import OversetLayoutEngine
import OversetLayoutTree
import OversetShaping
import OversetText

/// A picture, or one of Apple's symbols.
///
/// Overset has outlines of its own for common SF Symbols; it draws other symbols as labelled placeholders.
/// A picture by name comes from the project's asset catalogs: PNG is drawn, of PDF, SVG, JPEG and HEIC the size is
/// taken. One that the catalogs do not have is a frame of 24 x 24 points with its name, and reported.
public struct Image: Sendable {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  enum Storage: Sendable {
    case symbol(String)
    case picture(UIImage)
    case named(String)
    /// A picture that is not read, of which the size in points is known: a frame with a name.
    case unread(String, size: CGSize)
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

  let storage: Storage
  var isResizable = false
  /// Whether a picture keeps its colours; nil leaves it to its asset catalog.
  var renderingMode: TemplateRenderingMode?
  /// What the image's own modifiers say and is not drawn.
  var records: [ModifierRecord] = []

  /// Creates a symbol by its name in SF Symbols. Its size follows the font of the text around it.
  ///
  /// Symbols such as `chevron.forward` are mirrored in right-to-left languages, as on iOS.
  nonisolated public init(systemName: String) { storage = .symbol(systemName) }

  /// Creates an image from pixels. Its size is that of the picture until you call `resizable`.
  nonisolated public init(uiImage: UIImage) {
    storage =
      uiImage.symbolName.map(Storage.symbol) ?? uiImage.assetName.map(Storage.named)
      ?? .picture(uiImage)
    switch uiImage.renderingMode {
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    case .automatic, nil: break
    }
  }

  /// Creates a symbol whose layers stand for a value from 0 to 1; all of them are drawn.
  nonisolated public init(systemName: String, variableValue: Double?) {
    storage = .symbol(systemName)
  }

  /// Creates an image of a picture of CoreGraphics, of which nothing is known but the size in pixels: a frame stands for it.
  nonisolated public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(decorative: cgImage, scale: scale)
  }

  /// Creates an image of a picture of CoreGraphics that assistive technology passes over.
  nonisolated public init(decorative cgImage: CGImage, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      unread: "CGImage",
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// Creates a frame that stands for a picture of a size in points, with a record that it is not drawn.
  nonisolated init(unread name: String, size: CGSize) {
    func length(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 0), 100_000) : 0
    }
    storage = .unread(
      name, size: CGSize(width: length(size.width), height: length(size.height)))
    records = [ModifierRecord(name, words: "", effect: .ignored)]
  }

  /// Creates a picture of an asset catalog by its name, with the folders that are namespaces: `Brand/logo`.
  ///
  /// It is looked up in the catalogs that `assets:` in Config/matrix.yml names, whatever the bundle.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  /// Creates a picture of an asset catalog by its name, with a text that is read out and not laid out.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    storage = .named(name)
  }

  /// Creates a picture of an asset catalog by its name that assistive technology passes over.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    storage = .named(name)
  }

  /// Creates a picture of an asset catalog, as Xcode names it.
  nonisolated public init(_ resource: ImageResource) { storage = .named(resource.name) }

  /// Creates a picture of an asset catalog, as Xcode names it, that assistive technology passes over.
  nonisolated public init(decorative resource: ImageResource) { storage = .named(resource.name) }

  /// Records whether edges are smooth. Pictures are always drawn smoothly.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    ignoring("antialiased", "\(isAntialiased)", unless: isAntialiased)
  }

  /// Records how smoothly a picture is scaled. All are scaled alike.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    ignoring("interpolation", "\(interpolation)")
  }

  /// Records how the colours of a symbol are chosen. Symbols are drawn in one colour, as `monochrome` asks for.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    ignoring(
      "symbolRenderingMode", mode?.name ?? "nil", unless: mode == nil || mode == .monochrome)
  }

  /// The image with a record of a modifier whose effect a picture from a device would show.
  nonisolated private func ignoring(
    _ name: String, _ words: String, unless isDrawn: Bool = false
  ) -> Image {
    guard !isDrawn else { return self }
    var image = self
    image.records.append(ModifierRecord(name, words: words, effect: .ignored))
    return image
  }

  /// Lets the image take the size that it is offered, instead of its own. Cap insets and tiling are
  /// ignored: the picture is stretched.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets whether a picture keeps its colours or is a stencil in the foreground style. Symbols always are.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// The node of the image.
  @MainActor public static func _makeNodes(_ view: Image, in context: _ViewContext) -> [_ViewNode] {
    nodes(of: view, in: context).map { node in
      let shown = node.redacted(in: context)
      shown.attributes.records += view.records
      return shown
    }
  }

  @MainActor private static func nodes(of view: Image, in context: _ViewContext) -> [_ViewNode] {
    switch view.storage {
    case .symbol(let name): [symbol(name, of: view, in: context)]
    case .picture(let picture):
      [node(picture.content, size: picture.size, of: view, isTemplate: false, in: context)]
    case .named(let name): [asset(name, of: view, in: context)]
    case .unread(let name, let size):
      [
        node(
          ImageContent(name: name, width: Int(size.width), height: Int(size.height), pixels: []),
          size: size, of: view, isTemplate: false, in: context)
      ]
    }
  }

  /// A picture of the asset catalogs, or the frame in its place.
  @MainActor private static func asset(
    _ name: String, of view: Image, in context: _ViewContext
  ) -> _ViewNode {
    switch context.environment.assetUse?.image(name, in: context.environment) {
    case .symbol: symbol(name, of: view, in: context)
    case .picture(let picture):
      node(
        ImageContent(picture, name: name), size: picture.size, of: view,
        isTemplate: picture.isTemplate, in: context)
    case nil:
      node(
        ImageContent(name: name, width: 24, height: 24, pixels: []),
        size: AssetPicture.unknownSize, of: view, isTemplate: false, in: context)
    }
  }

  /// The node of a picture that is `size` points large.
  @MainActor private static func node(
    _ content: ImageContent, size: CGSize, of view: Image, isTemplate: Bool,
    in context: _ViewContext
  ) -> _ViewNode {
    let environment = context.environment
    var content = content
    if environment.flipsImages, environment.layoutDirection == .rightToLeft {
      content.isMirrored.toggle()
    }
    if view.renderingMode.map({ $0 == .template }) ?? isTemplate {
      content = content.stencil(in: environment.foreground.color(in: environment))
    }
    return node(size: size, isResizable: view.isResizable, in: context).drawing(.image(content))
  }

  @MainActor private static func symbol(
    _ name: String, of view: Image, in context: _ViewContext
  ) -> _ViewNode {
    symbol(
      context.environment.symbolVariants.applied(to: name), isResizable: view.isResizable,
      in: context)
  }

  @MainActor private static func node(
    size: CGSize, isResizable: Bool, in context: _ViewContext
  ) -> _ViewNode {
    isResizable
      ? _ViewNode("Image", FlexibleLeafBehavior(ideal: size), in: context)
      : _ViewNode("Image", PictureBehavior(size: size), in: context)
  }

  /// A symbol's size follows the font: its outline stands centred on the capitals' height.
  @MainActor private static func symbol(
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

// Apart from the type, so that what an app adds to it belongs to no actor, as with SwiftUI.
extension Image: View {}

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
