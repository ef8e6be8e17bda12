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
