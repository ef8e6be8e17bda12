import Foundation
import OversetLayoutTree

/// What fills a shape or a letter.
public protocol ShapeStyle: Sendable {
  /// The colour where the style is used.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedColor
}

/// The colour of a style in one environment, opaque to app code.
public struct _ResolvedColor: Sendable {
  let value: ColorValue

  init(_ value: ColorValue) { self.value = value }
}

extension ShapeStyle {
  /// The colour where the style is used.
  func color(in environment: EnvironmentValues) -> ColorValue { _resolved(in: environment).value }
}

/// The levels of the foreground, from the strongest to the weakest.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The level of the style in force, or the system's label colour of the level where there is none.
  ///
  /// The levels of a colour are its opacities 1, 0.5, 0.25 and 0.18 (from memory).
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    if let base = environment.baseForeground {
      let opacities = [1, 0.5, 0.25, 0.18]
      return _ResolvedColor(base.color(in: environment).opacity(opacities[min(max(level, 0), 3)]))
    }
    let levels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return _ResolvedColor(levels[min(max(level, 0), 3)].resolved(in: environment))
  }
}

/// The tint of the app.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint of the app.
  public init() {}

  /// The tint where the style is used.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    (environment.tint ?? Color.accentColor)._resolved(in: environment)
  }
}

/// The system's background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The system's background.
  public init() {}

  /// The background of the appearance.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(UIColor.systemBackground.resolved(in: environment))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the app.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum ForegroundKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}
private enum BaseForegroundKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
  /// The style of texts, symbols and shapes that set none; nil if none is set.
  var explicitForeground: (any ShapeStyle)? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style that levels are levels of: the last one set that is no level itself.
  var baseForeground: (any ShapeStyle)? {
    get { self[BaseForegroundKey.self] }
    set { self[BaseForegroundKey.self] = newValue }
  }

  /// Sets the style of what is inside.
  mutating func setForeground(_ style: (any ShapeStyle)?) {
    explicitForeground = style
    if !(style is HierarchicalShapeStyle) { baseForeground = style }
  }

  /// The style of texts, symbols and shapes that set none.
  var foreground: any ShapeStyle { explicitForeground ?? HierarchicalShapeStyle.primary }

  /// The tint of controls inside; nil is the accent colour.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// A modifier that sets the foreground.
struct ForegroundModifier: ContextModifier {
  typealias Body = Never

  let style: (any ShapeStyle)?

  func change(_ context: inout _ViewContext) { context.environment.setForeground(style) }
}

extension View {
  /// Draws texts, symbols and shapes inside in `style`.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// Draws texts, symbols and shapes inside in `color`; nil is the default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(style: color))
  }

  /// Tints controls inside.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Tints controls inside.
  public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }
}
