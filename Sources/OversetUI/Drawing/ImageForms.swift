public import Foundation
import OversetLayoutEngine

extension Image {
  /// Creates a picture of an asset catalog whose layers stand for a value from 0 to 1; all of them are drawn.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a picture of an asset catalog whose layers stand for a value, with a text that is read out.
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a picture of an asset catalog whose layers stand for a value, which assistive technology passes over.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates a picture that `renderer` draws, of a size in points. A frame of the size stands for it: the closure is not
  /// called.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(unread: "Image(size:renderer:)", size: size)
  }

  /// Creates an image of a picture of CoreGraphics, turned: a frame of its size stands for it.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Creates an image of a picture of CoreGraphics, turned, that assistive technology passes over.
  nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) =
      orientation.exchangesSides
      ? (cgImage.height, cgImage.width) : (cgImage.width, cgImage.height)
    self.init(decorative: CGImage(width: width, height: height), scale: scale)
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil in the foreground style.
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

  /// How a picture is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Not.
    case up
    /// Mirrored.
    case upMirrored
    /// By half a turn.
    case down
    /// By half a turn, mirrored.
    case downMirrored
    /// To the left.
    case left
    /// To the left, mirrored.
    case leftMirrored
    /// To the right.
    case right
    /// To the right, mirrored.
    case rightMirrored

    fileprivate var exchangesSides: Bool {
      switch self {
      case .up, .upMirrored, .down, .downMirrored: false
      case .left, .leftMirrored, .right, .rightMirrored: true
      }
    }
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// In a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Records how the layers of symbols are coloured. They are drawn in one colour.
  @ViewBuilder
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    if mode == .gradient { ignored("symbolColorRenderingMode") } else { self }
  }

  /// Records how symbols show a value. They are drawn whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode")
  }
}
