import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A colour, in sRGB. Used as a view, it fills the space that it is offered.
///
/// Colours of an asset catalog (`Color("Name")`) are missing here.
public struct Color: View, ShapeStyle, Hashable, Sendable {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private enum Storage: Hashable, Sendable {
    case system(UIColor)
    case accent
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

  /// Creates a colour from a UIKit colour. It follows light and dark as that does.
  nonisolated public init(uiColor: UIColor) { storage = .system(uiColor) }

  /// Creates a colour from a UIKit colour. It follows light and dark as that does.
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
      case .accent:
        environment.tint.flatMap { $0 == .accentColor ? nil : $0.color(in: environment) }
          ?? UIColor.systemBlue.resolved(in: environment)
      }
    return _ResolvedColor(color.opacity(opacity))
  }

  /// A rectangle of the colour.
  public static func _makeNodes(_ view: Color, in context: _ViewContext) -> [_ViewNode] {
    let color = view.color(in: context.environment)
    return [
      _ViewNode("Color", FlexibleLeafBehavior(), in: context)
        .drawing(.shape(ShapeContent(geometry: .rectangle, fill: color)))
    ]
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

extension ShapeStyle where Self == Color {
  /// ``Color/red``, where a style is expected.
  nonisolated public static var red: Color { Color.red }
  /// ``Color/orange``, where a style is expected.
  nonisolated public static var orange: Color { Color.orange }
  /// ``Color/yellow``, where a style is expected.
  nonisolated public static var yellow: Color { Color.yellow }
  /// ``Color/green``, where a style is expected.
  nonisolated public static var green: Color { Color.green }
  /// ``Color/mint``, where a style is expected.
  nonisolated public static var mint: Color { Color.mint }
  /// ``Color/teal``, where a style is expected.
  nonisolated public static var teal: Color { Color.teal }
  /// ``Color/cyan``, where a style is expected.
  nonisolated public static var cyan: Color { Color.cyan }
  /// ``Color/blue``, where a style is expected.
  nonisolated public static var blue: Color { Color.blue }
  /// ``Color/indigo``, where a style is expected.
  nonisolated public static var indigo: Color { Color.indigo }
  /// ``Color/purple``, where a style is expected.
  nonisolated public static var purple: Color { Color.purple }
  /// ``Color/pink``, where a style is expected.
  nonisolated public static var pink: Color { Color.pink }
  /// ``Color/brown``, where a style is expected.
  nonisolated public static var brown: Color { Color.brown }
  /// ``Color/gray``, where a style is expected.
  nonisolated public static var gray: Color { Color.gray }
  /// ``Color/black``, where a style is expected.
  nonisolated public static var black: Color { Color.black }
  /// ``Color/white``, where a style is expected.
  nonisolated public static var white: Color { Color.white }
  /// ``Color/clear``, where a style is expected.
  nonisolated public static var clear: Color { Color.clear }
  /// ``Color/accentColor``, where a style is expected.
  nonisolated public static var accentColor: Color { Color.accentColor }
}
