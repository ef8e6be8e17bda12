/// The foreground style around the view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  /// Creates the style; `.foreground` is shorter.
  public init() {}

  /// The foreground where the style is used.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    environment.foreground._resolved(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
