public import Foundation
import OversetAssets
import OversetLayoutEngine
import OversetLayoutTree

/// A colour, in sRGB. Used as a view, it fills the space that it is offered.
///
/// A colour by name comes from the project's asset catalogs. One that they do not have is reported: as a view it
/// is a frame with its name, elsewhere the system's grey.
public struct Color: ShapeStyle, Hashable, Sendable {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private enum Storage: Hashable, Sendable {
    case system(UIColor)
    case accent
    /// A colour of an asset catalog.
    case named(String)
    /// Another colour, as far as a share, mixed with one.
    indirect case mixed(Color, Color, share: Double)
  }

  private let storage: Storage
  private var opacity = 1.0

  nonisolated private init(_ storage: Storage) { self.storage = storage }

  /// Creates a colour from sRGB components from 0 to 1; values outside of this range are clamped.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    storage = .system(
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)))
  }

  /// Creates a grey from its brightness, 0 (black) to 1 (white).
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, 0 to 1.
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    let (red, green, blue) = UIColor.components(
      hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a colour from components from 0 to 1. Other spaces are converted to sRGB, and what it cannot show
  /// is clipped.
  nonisolated public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let color =
      switch colorSpace {
      case .sRGB: (red: red, green: green, blue: blue)
      case .displayP3: ColorSpaces.sRGB(displayP3: red, green, blue)
      case .sRGBLinear:
        (
          red: ColorSpaces.curved(red), green: ColorSpaces.curved(green),
          blue: ColorSpaces.curved(blue)
        )
      }
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
  }

  /// Creates a grey from its brightness, 0 (black) to 1 (white). Linear light is converted to sRGB.
  nonisolated public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(
      white: colorSpace == .sRGBLinear ? ColorSpaces.curved(white) : white, opacity: opacity)
  }

  /// Creates a colour of an asset catalog by its name, with the folders that are namespaces: `Brand/accent`.
  ///
  /// It is looked up in the catalogs that `assets:` in Config/matrix.yml names, whatever the bundle.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  /// Creates a colour of an asset catalog, as Xcode names it.
  nonisolated public init(_ resource: ColorResource) { storage = .named(resource.name) }

  /// Creates a colour from the components that another has in one environment.
  nonisolated public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  nonisolated init(_ value: ColorValue) {
    self.init(
      red: Double(value.red) / 255, green: Double(value.green) / 255,
      blue: Double(value.blue) / 255, opacity: Double(value.alpha) / 255)
  }

  /// The colour, as far as a share of 0 to 1 mixed with another. Both colour spaces mix in sRGB.
  nonisolated public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, other, share: fraction))
  }

  /// Creates a colour from a UIKit colour. It follows light and dark as that does.
  nonisolated public init(uiColor: UIColor) { storage = .system(uiColor) }

  /// Creates a colour from a UIKit colour. It follows light and dark as that does.
  ///
  /// Beside a constant that Xcode generates for both, `Color(.brand)` means the one of `ColorResource`.
  @_disfavoredOverload
  nonisolated public init(_ color: UIColor) { storage = .system(color) }

  /// Multiplies the opacity of the colour by `opacity`, 0 (invisible) to 1 (unchanged).
  nonisolated public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// The colour where it is used.
  nonisolated public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    let color =
      switch storage {
      case .system(let color): color.resolved(in: environment)
      case .named(let name):
        environment.namedColor(name) ?? UIColor.systemGray.resolved(in: environment)
      case .mixed(let first, let second, let share):
        first.color(in: environment).mixed(with: second.color(in: environment), by: share)
      case .accent:
        environment.tint.flatMap { $0 == .accentColor ? nil : $0.color(in: environment) }
          ?? UIColor.systemBlue.resolved(in: environment)
      }
    return _ResolvedColor(color.opacity(opacity))
  }

  /// A rectangle of the colour.
  @MainActor public static func _makeNodes(_ view: Color, in context: _ViewContext) -> [_ViewNode] {
    if case .named(let name) = view.storage, context.environment.namedColor(name) == nil {
      return [
        _ViewNode("Color", FlexibleLeafBehavior(), in: context)
          .drawing(.image(ImageContent(name: name, width: 24, height: 24, pixels: [])))
      ]
    }
    let color = view.color(in: context.environment)
    return [
      _ViewNode("Color", FlexibleLeafBehavior(), in: context)
        .drawing(.shape(ShapeContent(geometry: .rectangle, fill: color)))
    ]
  }

  /// The name in an asset catalog, and its opacity; nil for another colour.
  nonisolated var asset: (name: String, opacity: Double)? {
    if case .named(let name) = storage { (name, opacity) } else { nil }
  }

  /// The tint that `tint(_:)` sets around the view, or else blue. Accent colours of an asset catalog are
  /// not read.
  nonisolated public static let accentColor = Color(.accent)
  /// The colour of text: ``UIColor/label``.
  nonisolated public static let primary = Color(uiColor: .label)
  /// The colour of less important text: ``UIColor/secondaryLabel``.
  nonisolated public static let secondary = Color(uiColor: .secondaryLabel)
  /// The system red: ``UIColor/systemRed``.
  nonisolated public static let red = Color(uiColor: .systemRed)
  /// The system orange: ``UIColor/systemOrange``.
  nonisolated public static let orange = Color(uiColor: .systemOrange)
  /// The system yellow: ``UIColor/systemYellow``.
  nonisolated public static let yellow = Color(uiColor: .systemYellow)
  /// The system green: ``UIColor/systemGreen``.
  nonisolated public static let green = Color(uiColor: .systemGreen)
  /// The system mint: ``UIColor/systemMint``.
  nonisolated public static let mint = Color(uiColor: .systemMint)
  /// The system teal: ``UIColor/systemTeal``.
  nonisolated public static let teal = Color(uiColor: .systemTeal)
  /// The system cyan: ``UIColor/systemCyan``.
  nonisolated public static let cyan = Color(uiColor: .systemCyan)
  /// The system blue: ``UIColor/systemBlue``.
  nonisolated public static let blue = Color(uiColor: .systemBlue)
  /// The system indigo: ``UIColor/systemIndigo``.
  nonisolated public static let indigo = Color(uiColor: .systemIndigo)
  /// The system purple: ``UIColor/systemPurple``.
  nonisolated public static let purple = Color(uiColor: .systemPurple)
  /// The system pink: ``UIColor/systemPink``.
  nonisolated public static let pink = Color(uiColor: .systemPink)
  /// The system brown: ``UIColor/systemBrown``.
  nonisolated public static let brown = Color(uiColor: .systemBrown)
  /// The system grey: ``UIColor/systemGray``.
  nonisolated public static let gray = Color(uiColor: .systemGray)
  /// Black in light and dark.
  nonisolated public static let black = Color(uiColor: .black)
  /// White in light and dark.
  nonisolated public static let white = Color(uiColor: .white)
  /// Fully transparent: takes space and draws nothing.
  nonisolated public static let clear = Color(uiColor: .clear)
}

// Apart from the type, so that what an app adds to it belongs to no actor, as with SwiftUI.
extension Color: View {}
