import Foundation
import OversetLayoutTree

/// What fills text, symbols and shapes: a colour or a level of the foreground. Gradients and materials are
/// missing here.
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

/// A weaker version of the foreground style around the view.
///
/// The levels of a colour are its opacities 1, 0.5, 0.25 and 0.18 (from memory, not from Apple).
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground at an opacity of 0.5, or ``UIColor/secondaryLabel`` if no style is set.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground at an opacity of 0.25, or ``UIColor/tertiaryLabel`` if no style is set.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground at an opacity of 0.18, or ``UIColor/quaternaryLabel`` if no style is set.
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

/// The tint that `tint(_:)` sets around the view, or else blue.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style; `.tint` is shorter.
  public init() {}

  /// The tint where the style is used.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    (environment.tint ?? Color.accentColor)._resolved(in: environment)
  }
}

/// The background of a screen: white, in the dark black.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style; `.background` is shorter.
  public init() {}

  /// The background of the appearance.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(UIColor.systemBackground.resolved(in: environment))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The foreground, half as strong.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The foreground, a quarter as strong.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The foreground at its weakest.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that `tint(_:)` sets around the view, or else blue.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a screen: white, in the dark black.
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
  /// The style of texts, symbols and shapes that set none; nil if no view has set it.
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
  /// Sets the style of text, symbols and shapes inside this view that set none.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// Sets the colour of text, symbols and shapes inside this view that set none; `nil` restores the
  /// default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(style: color))
  }

  /// Sets the colour of controls inside this view; `nil` restores blue.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the colour of controls inside this view; `nil` restores blue. The same as `tint(_:)`.
  public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }
}
