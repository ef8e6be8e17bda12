import OversetLayoutTree

/// A modifier that sets the foreground.
struct ForegroundModifier: ContextModifier {
  typealias Body = Never

  let style: (any ShapeStyle)?
  var levels: [any ShapeStyle] = []

  func change(_ context: inout _ViewContext) {
    let around = context.environment
    context.environment.setForeground(style)
    if !levels.isEmpty {
      context.environment.foregroundLevels = levels.map { RelativeStyle.style($0, around: around) }
    }
  }
}

extension View {
  /// Sets the style of text, symbols and shapes inside this view that set none.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// Sets the styles of text, symbols and shapes inside this view: the first for those that set none, the
  /// second for what asks for `.secondary`.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    modifier(ForegroundModifier(style: primary, levels: [primary, secondary]))
  }

  /// Sets the styles of text, symbols and shapes inside this view: the first for those that set none, the
  /// others for what asks for `.secondary` and `.tertiary`.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    modifier(ForegroundModifier(style: primary, levels: [primary, secondary, tertiary]))
  }

  /// Sets what `.background` stands for inside this view.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.self) { environment in
      environment.ownBackgroundStyle = RelativeStyle.style(style, around: environment)
      environment.backgroundStyle = AnyShapeStyle(style)
    }
  }

  /// Sets the style of controls inside this view; of a gradient they take the mean.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    modifier(TintStyleModifier(style: tint))
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

/// A modifier that takes the tint from a style.
private struct TintStyleModifier: ContextModifier {
  typealias Body = Never

  let style: any ShapeStyle

  func change(_ context: inout _ViewContext) {
    context.environment.tint = Color(style.color(in: context.environment))
  }
}
