import Foundation
import OversetLayoutTree

/// What fills text, symbols and shapes: a colour, a gradient, a material or a level of the foreground.
///
/// Shapes show gradients; text and symbols take the mean of their colours.
public protocol ShapeStyle: Sendable {
  /// The type of the style that stands for this one; the compiler infers it.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one, chosen by the environment. Write it for a style of your own.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn where the style is used. Only this module's styles implement it.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedColor
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Never called: this module's styles are drawn as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is")
  }

  /// The colour of text, for a style that says nothing.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(UIColor.label.resolved(in: environment))
  }
}

extension ShapeStyle {
  /// What the style that stands for this one draws. A style that stands for itself without end is an error, which
  /// names it.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    let resolved = (CodeWatch.current ?? CodeWatch()).resolving(Self.self) {
      resolve(in: environment)._resolved(in: environment)
    }
    return resolved ?? _ResolvedColor(UIColor.label.resolved(in: environment))
  }
}

/// What a style draws in one environment, opaque to app code.
public struct _ResolvedColor: Sendable {
  let paint: Paint

  init(_ value: ColorValue) { paint = Paint(color: value) }

  init(_ paint: Paint) { self.paint = paint }
}

/// A colour, or colours that change over a shape.
struct Paint: Hashable, Sendable {
  /// The colour; of a gradient the mean.
  var color: ColorValue
  /// The colours of a gradient.
  var gradient: GradientContent?

  /// The paint with its opacity multiplied.
  func opacity(_ factor: Double) -> Paint {
    Paint(color: color.opacity(factor), gradient: gradient?.opacity(factor))
  }
}

extension ShapeStyle {
  /// The colour where the style is used.
  func color(in environment: EnvironmentValues) -> ColorValue { paint(in: environment).color }

  /// What is drawn where the style is used.
  func paint(in environment: EnvironmentValues) -> Paint { _resolved(in: environment).paint }
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
  /// The foreground at an opacity of 0.12, or ``UIColor/quaternaryLabel`` if no style is set.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level of the style in force, or the system's label colour of the level where there is none.
  ///
  /// The levels of a colour are its opacities 1, 0.5, 0.25 and 0.18 (from memory).
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    let index = min(max(level, 0), 4)
    let levels = environment.foregroundLevels
    if index > 0, levels.count > 1 {
      let style = levels[min(index, levels.count - 1)]
      if !(style is HierarchicalShapeStyle) { return style._resolved(in: environment) }
    }
    if let base = environment.baseForeground {
      let opacities = [1, 0.5, 0.25, 0.18, 0.12]
      return _ResolvedColor(base.paint(in: environment).opacity(opacities[index]))
    }
    let labels: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
    ]
    return _ResolvedColor(labels[index].resolved(in: environment))
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
    environment.ownBackgroundStyle.map { $0._resolved(in: environment) }
      ?? _ResolvedColor(UIColor.systemBackground.resolved(in: environment))
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
  /// The foreground at its very weakest.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
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
private enum ForegroundLevelsKey: EnvironmentKey {
  static let defaultValue: [any ShapeStyle] = []
}
private enum BackgroundStyleKey: EnvironmentKey {
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

  /// The styles of the levels, where a view sets more than one; the first is the foreground itself.
  var foregroundLevels: [any ShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// What `.background` stands for; nil is the background of the screen.
  var ownBackgroundStyle: (any ShapeStyle)? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Sets the style of what is inside. What is relative in it is relative to what stands around.
  mutating func setForeground(_ style: (any ShapeStyle)?) {
    let style = style.map { RelativeStyle.style($0, around: self) }
    explicitForeground = style
    if !foregroundLevels.isEmpty, !(style is HierarchicalShapeStyle) { foregroundLevels = [] }
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
