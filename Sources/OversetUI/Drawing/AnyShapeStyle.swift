/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  /// The style inside, never one of this type.
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// What the style inside draws.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    style._resolved(in: environment)
  }
}
