/// A style that a view sets for what is inside, drawn as the environment around that view draws it.
///
/// `.foregroundStyle(.secondary.opacity(0.5))` is half of the level that the views around set. Resolved inside,
/// where the style itself is the foreground, it would be relative to itself, without end.
struct RelativeStyle: ShapeStyle {
  typealias Resolved = Never

  let style: any ShapeStyle
  /// What the style can be relative to, as it stood around the view.
  private let explicitForeground: (any ShapeStyle)?
  private let baseForeground: (any ShapeStyle)?
  private let foregroundLevels: [any ShapeStyle]
  private let ownBackgroundStyle: (any ShapeStyle)?

  /// Keeps what the style can be relative to.
  private init(_ style: any ShapeStyle, around environment: EnvironmentValues) {
    self.style = style
    explicitForeground = environment.explicitForeground
    baseForeground = environment.baseForeground
    foregroundLevels = environment.foregroundLevels
    ownBackgroundStyle = environment.ownBackgroundStyle
  }

  /// The style as what is inside a view may use it. A colour is relative to nothing, and a level stays one: it is
  /// found among the levels that are in force inside, too.
  static func style(
    _ style: any ShapeStyle, around environment: EnvironmentValues
  ) -> any ShapeStyle {
    let style = (style as? AnyShapeStyle)?.style ?? style
    if style is Color || style is HierarchicalShapeStyle { return style }
    return RelativeStyle(style, around: environment)
  }

  /// What the style draws with the foreground and the background around the view. The appearance and the tint are
  /// those where it is drawn.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    var around = environment
    around.explicitForeground = explicitForeground
    around.baseForeground = baseForeground
    around.foregroundLevels = foregroundLevels
    around.ownBackgroundStyle = ownBackgroundStyle
    return style._resolved(in: around)
  }
}
