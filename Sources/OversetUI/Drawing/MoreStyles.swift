import OversetLayoutTree

/// The foreground style around the view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  /// Creates the style; `.foreground` is shorter.
  public init() {}

  /// The foreground where the style is used.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    environment.foreground is ForegroundStyle
      ? HierarchicalShapeStyle.primary._resolved(in: environment)
      : environment.foreground._resolved(in: environment)
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  /// What the style inside draws.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    style._resolved(in: environment)
  }
}

/// A style at a lower opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  let base: Base
  let opacity: Double

  /// What the style draws, at its opacity.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(base.paint(in: environment).opacity(opacity))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied, 0 (invisible) to 1 (unchanged).
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The style at half its strength.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style at a quarter of its strength.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style at 0.18 of its strength (from memory).
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The style at 0.12 of its strength (an estimate).
  public var quinary: some ShapeStyle { opacity(0.12) }

  /// The style itself: shadows of styles are not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style itself: it is drawn over what lies behind, whatever the mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// One of the system's colours, as a style.
public struct _SystemShapeStyle: ShapeStyle, Hashable {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  let color: UIColor

  /// The colour of the appearance.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(color.resolved(in: environment))
  }
}

/// Thin lines over content: ``UIColor/separator``.
public typealias SeparatorShapeStyle = _SystemShapeStyle
/// The inside of shapes: ``UIColor/systemFill``.
public typealias FillShapeStyle = _SystemShapeStyle
/// Links: ``UIColor/link``.
public typealias LinkShapeStyle = _SystemShapeStyle
/// The prompt of an empty field: ``UIColor/placeholderText``.
public typealias PlaceholderTextShapeStyle = _SystemShapeStyle

extension ShapeStyle where Self == _SystemShapeStyle {
  /// Thin lines over content.
  public static var separator: Self { Self(color: .separator) }
  /// The inside of small shapes.
  public static var fill: Self { Self(color: .systemFill) }
  /// Links.
  public static var link: Self { Self(color: .link) }
  /// The prompt of an empty field.
  public static var placeholder: Self { Self(color: .placeholderText) }
  /// The background of a window.
  public static var windowBackground: Self { Self(color: .systemBackground) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What marks a choice: the tint.
  public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A shadow of a style. Overset draws none.
public struct ShadowStyle: Hashable, Sendable {
  let name: String

  /// Behind; lengths are points.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop")
  }

  /// Inside; lengths are points.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner")
  }
}

/// A layer that lets what lies behind shine through as if frosted. Overset does not blur what lies behind:
/// the layer is the background's colour, more or less opaque (the opacities are estimates).
public struct Material: ShapeStyle, Hashable {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  let opacity: Double

  /// The most transparent.
  public static let ultraThin = Material(opacity: 0.44)
  /// More transparent than opaque.
  public static let thin = Material(opacity: 0.6)
  /// Between the two.
  public static let regular = Material(opacity: 0.72)
  /// More opaque than transparent.
  public static let thick = Material(opacity: 0.84)
  /// The most opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of bars.
  public static let bar = Material(opacity: 0.84)

  /// The layer of the appearance.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(
      UIColor.secondarySystemBackground.resolved(in: environment).opacity(opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More transparent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Between the two.
  public static var regularMaterial: Material { .regular }
  /// More opaque than transparent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
