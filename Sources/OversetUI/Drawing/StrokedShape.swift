public import Foundation
import OversetLayoutEngine

/// The line along a shape's outline, as a shape: as a view it is drawn in the foreground style.
public struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The area that the line covers.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  /// The area that the line covers, which code of the app draws where it draws the outline.
  nonisolated public var _geometry: _ShapeGeometry {
    _ShapeGeometry(
      mirrors: layoutDirectionBehavior == .mirrors, app: base._geometry.app
    ) { path(in: $0) }
  }

  /// As the shape along which the line runs.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }

  /// The node of the line.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    resolve(view.fill(ForegroundStyle()), in: context)
  }

  /// Draws the line with `content`.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style fillStyle: FillStyle = FillStyle()
  ) -> _DrawnShape<Base> {
    _DrawnShape(shape: base, stroke: content, style: style)
  }
}
