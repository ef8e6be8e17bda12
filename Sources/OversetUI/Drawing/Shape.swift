public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// An outline that fills the space it is offered; as a view it is filled with the foreground style.
///
/// You cannot write a shape of your own: paths are missing here.
public protocol Shape: View, Sendable {
  /// The geometry in the shape's frame.
  nonisolated var _geometry: _ShapeGeometry { get }
}

/// The outline of a shape, opaque to app code.
public struct _ShapeGeometry: Sendable {
  let value: ShapeContent.Geometry

  init(_ value: ShapeContent.Geometry) { self.value = value }
}

/// A shape that can draw its outline inside its own edge.
public protocol InsettableShape: Shape {}

extension Shape {
  /// The shape, filled with the foreground.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let color = context.environment.foreground.color(in: context.environment)
    return [
      ShapeDrawing(fill: color, stroke: nil, lineWidth: 0, inset: 0)
        .node(of: view, in: context)
    ]
  }

  /// Fills the shape with `style`.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    _DrawnShape(shape: self, fill: style, stroke: nil, lineWidth: 0, inset: 0)
  }

  /// Fills the shape with the foreground style, as the shape alone does.
  public func fill() -> some View { self }

  /// Draws the outline of the shape, `lineWidth` points wide. Half of the line lies outside of the frame.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View {
    _DrawnShape(shape: self, fill: nil, stroke: style, lineWidth: lineWidth, inset: 0)
  }
}

extension InsettableShape {
  /// Draws the outline of the shape, `lineWidth` points wide, all of it inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View {
    _DrawnShape(
      shape: self, fill: nil, stroke: style, lineWidth: lineWidth, inset: lineWidth / 2)
  }
}

/// A shape with its own fill or outline.
public struct _DrawnShape<Base: Shape>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  let shape: Base
  let fill: (any ShapeStyle)?
  let stroke: (any ShapeStyle)?
  let lineWidth: CGFloat
  let inset: CGFloat

  /// The node of the shape.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let environment = context.environment
    return [
      ShapeDrawing(
        fill: view.fill?.color(in: environment), stroke: view.stroke?.color(in: environment),
        lineWidth: view.lineWidth, inset: view.inset
      ).node(of: view.shape, in: context)
    ]
  }
}

/// How a shape is drawn.
struct ShapeDrawing {
  let fill: ColorValue?
  let stroke: ColorValue?
  let lineWidth: CGFloat
  let inset: CGFloat

  @MainActor func node<Base: Shape>(of shape: Base, in context: _ViewContext) -> _ViewNode {
    _ViewNode("\(Base.self)", FlexibleLeafBehavior(), in: context).drawing(
      .shape(
        ShapeContent(
          geometry: shape._geometry.value, fill: fill, stroke: stroke, lineWidth: lineWidth,
          inset: inset)))
  }
}
