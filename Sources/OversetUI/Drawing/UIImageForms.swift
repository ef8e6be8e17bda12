public import Foundation

extension UIImage {
  /// Whether a picture's shape or its colours are drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place says.
    case automatic
    /// Its colours.
    case alwaysOriginal
    /// Its shape, in the colour of the place.
    case alwaysTemplate
  }

  /// What a picture is asked to be like.
  public class Configuration {
    init() {}
  }

  /// What a system symbol is asked to be like. A SwiftUI view says it with `font` and `imageScale`; this is ignored.
  public final class SymbolConfiguration: Configuration {
    /// How large a symbol is beside letters.
    public enum Scale: Int, Sendable {
      /// As the place says.
      case `default` = -1
      /// Nobody has said.
      case unspecified
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale = .default) {
      self.init()
    }
    /// Creates a configuration of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) { self.init() }
    /// Creates a configuration of a font.
    public convenience init(font: UIFont, scale: Scale = .default) { self.init() }
    /// Creates a configuration of a weight.
    public convenience init(weight: UIFont.Weight) { self.init() }
    /// Creates a configuration of a scale.
    public convenience init(scale: Scale) { self.init() }
  }

  /// A system symbol. A view shows it as it shows `Image(systemName:)`; in itself it is 20 x 20 points. The result is
  /// never nil: a symbol without an outline here is a labelled placeholder.
  public convenience init?(systemName name: String) { self.init(symbol: name) }

  /// A system symbol, whatever is asked of it.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name)
  }

  /// Takes a picture of an asset catalog by its name. Bundle and configuration do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// The picture itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The picture whose shape or colours are drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode)
  }

  /// The picture as a shape. A view shows it in the colour of its place, not in this one.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, renderingMode: .alwaysTemplate)
  }

  /// The picture as a shape or in its colours. A view shows a shape in the colour of its place, not in this one.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode)
  }
}
