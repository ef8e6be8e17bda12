public import Foundation
import OversetLayoutTree

extension GraphicsContext {
  /// A change of the picture of what is drawn.
  public struct Filter {
    fileprivate enum Kind {
      case effect((EnvironmentValues) -> LayerEffect)
      case ignored(String)
    }

    fileprivate let kind: Kind

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .effect { _ in .colors(matrix) })
    }

    /// A blurred copy behind, in a colour; lengths are points. The mode and the options are ignored.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .effect { environment in
          .shadow(
            color.color(in: environment), radius: min(max(radius.asPlace, 0), 1_000),
            offset: CGPoint(x: x.asPlace, y: y.asPlace))
        })
    }

    /// A blur, with a standard deviation in points. The options are ignored.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .effect { _ in .blur(radius: min(max(radius.asPlace, 0), 1_000)) })
    }

    /// The product with a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .effect { .colors(.multiply(color.color(in: $0))) })
    }

    /// Hues turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(degrees: angle.degrees))
    }

    /// More or less colour: 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Brighter: 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// More or less contrast: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// Less colour: 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { colors(.grayscale(amount)) }

    /// Inverted colours. A share below 1 is taken for all.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.invert) }

    /// Black, as opaque as the colours are bright.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// A colour where the picture is opaque enough. Recorded: nothing changes.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .ignored("alphaThreshold"))
    }

    /// A map of the plane. Recorded: nothing changes.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .ignored("projectionTransform"))
    }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above the picture.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without the picture.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inside the picture.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Without noise.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In colours without the curve of sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes the picture of each thing that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .effect(let effect): state.filters.append(effect(environment))
    case .ignored(let name): record("GraphicsContext.addFilter", name)
    }
  }
}
