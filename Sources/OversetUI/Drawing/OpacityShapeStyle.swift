import OversetLayoutTree

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

  /// The style with a record of its shadow, which is not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _RecordedShapeStyle(
      base: self, record: ModifierRecord("ShapeStyle.shadow", words: style.name, effect: .ignored))
  }

  /// The style with a record of its mode: it is drawn over what lies behind, whatever the mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _RecordedShapeStyle(
      base: self,
      record: mode == .normal
        ? nil : ModifierRecord("ShapeStyle.blendMode", words: "\(mode)", effect: .ignored))
  }
}

/// A style that leaves a record on the node that is drawn in it.
public struct _RecordedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  let base: Base
  let record: ModifierRecord?

  /// What the style draws.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    if let record { environment.assetUse?.keep(record) }
    return _ResolvedColor(base.paint(in: environment))
  }
}
