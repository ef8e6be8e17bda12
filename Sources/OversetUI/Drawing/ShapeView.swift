public import Foundation

/// A view that is a drawn shape, and can be drawn once more: `fill(_:)`, `stroke(_:)` and `strokeBorder(_:)` of it draw the
/// same shape over or under what is there.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

extension _DrawnShape: ShapeView {}

/// A drawn shape with more drawing of the same shape. You rarely name this type.
public struct _LayeredShape<Content: Shape, Drawn: View>: ShapeView {
  /// The shape.
  public let shape: Content
  let drawn: Drawn

  /// The drawings.
  public var body: some View { drawn }
}

extension ShapeView {
  /// Draws the outline over what is there, `lineWidth` points wide.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline over what is there, in a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShape(shape: shape, drawn: overlay { shape.stroke(content, style: style) })
  }

  /// Fills the shape under what is there.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    _LayeredShape(shape: shape, drawn: background { shape.fill(content, style: style) })
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the outline over what is there, `lineWidth` points wide, all of it inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline over what is there in a style, all of it inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShape(shape: shape, drawn: overlay { shape.strokeBorder(content, style: style) })
  }
}
