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
