import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A colour, which as a view fills the room it is offered.
public struct Color: View, ShapeStyle, Hashable, Sendable {
  /// It has no body.
  public typealias Body = Never

  private enum Storage: Hashable, Sendable {
    case system(UIColor)
    case accent
  }

  private let storage: Storage
  private var opacity = 1.0

  nonisolated private init(_ storage: Storage) { self.storage = storage }

  /// The colour of the given components, 0 to 1.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    storage = .system(
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)))
  }

  /// The grey of the given brightness, 0 to 1.
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour.
  nonisolated public init(uiColor: UIColor) { storage = .system(uiColor) }

  /// The same colour.
  nonisolated public init(_ color: UIColor) { storage = .system(color) }

  /// The colour with its opacity multiplied by `opacity`, 0 to 1.
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

  /// The tint of the app: blue where it sets none.
  nonisolated public static let accentColor = Color(.accent)
  /// Text.
  nonisolated public static let primary = Color(uiColor: .label)
  /// Text of less weight.
  nonisolated public static let secondary = Color(uiColor: .secondaryLabel)
  /// Red.
  nonisolated public static let red = Color(uiColor: .systemRed)
  /// Orange.
  nonisolated public static let orange = Color(uiColor: .systemOrange)
  /// Yellow.
  nonisolated public static let yellow = Color(uiColor: .systemYellow)
  /// Green.
  nonisolated public static let green = Color(uiColor: .systemGreen)
  /// Mint.
  nonisolated public static let mint = Color(uiColor: .systemMint)
  /// Teal.
  nonisolated public static let teal = Color(uiColor: .systemTeal)
  /// Cyan.
  nonisolated public static let cyan = Color(uiColor: .systemCyan)
  /// Blue.
  nonisolated public static let blue = Color(uiColor: .systemBlue)
  /// Indigo.
  nonisolated public static let indigo = Color(uiColor: .systemIndigo)
  /// Purple.
  nonisolated public static let purple = Color(uiColor: .systemPurple)
  /// Pink.
  nonisolated public static let pink = Color(uiColor: .systemPink)
  /// Brown.
  nonisolated public static let brown = Color(uiColor: .systemBrown)
  /// Grey.
  nonisolated public static let gray = Color(uiColor: .systemGray)
  /// Black.
  nonisolated public static let black = Color(uiColor: .black)
  /// White.
  nonisolated public static let white = Color(uiColor: .white)
  /// Nothing.
  nonisolated public static let clear = Color(uiColor: .clear)
}

extension ShapeStyle where Self == Color {
  /// Red.
  nonisolated public static var red: Color { Color.red }
  /// Orange.
  nonisolated public static var orange: Color { Color.orange }
  /// Yellow.
  nonisolated public static var yellow: Color { Color.yellow }
  /// Green.
  nonisolated public static var green: Color { Color.green }
  /// Mint.
  nonisolated public static var mint: Color { Color.mint }
  /// Teal.
  nonisolated public static var teal: Color { Color.teal }
  /// Cyan.
  nonisolated public static var cyan: Color { Color.cyan }
  /// Blue.
  nonisolated public static var blue: Color { Color.blue }
  /// Indigo.
  nonisolated public static var indigo: Color { Color.indigo }
  /// Purple.
  nonisolated public static var purple: Color { Color.purple }
  /// Pink.
  nonisolated public static var pink: Color { Color.pink }
  /// Brown.
  nonisolated public static var brown: Color { Color.brown }
  /// Grey.
  nonisolated public static var gray: Color { Color.gray }
  /// Black.
  nonisolated public static var black: Color { Color.black }
  /// White.
  nonisolated public static var white: Color { Color.white }
  /// Nothing.
  nonisolated public static var clear: Color { Color.clear }
  /// The tint of the app.
  nonisolated public static var accentColor: Color { Color.accentColor }
}
