public import Foundation

extension Shape {
  /// Fills the shape with `content`.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _DrawnShape<Self> {
    _DrawnShape(shape: self, fill: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style, as the shape alone does.
  public func fill(style: FillStyle = FillStyle()) -> _DrawnShape<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws the outline of the shape, `lineWidth` points wide. Half of the line lies outside of the frame.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _DrawnShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape in a style. Half of the line lies outside of the frame.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _DrawnShape<Self> {
    _DrawnShape(shape: self, stroke: content, style: style)
  }

  /// The outline of the shape as a shape, `lineWidth` points wide. As a view it has the foreground style.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape as a shape in a style of lines. As a view it has the foreground style.
  nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(base: self, style: style)
  }
}

extension InsettableShape {
  /// Draws the outline of the shape, `lineWidth` points wide, all of it inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape in a style, all of it inside the frame.
  @ViewBuilder public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    if case .fixed = _geometry.value {
      _DrawnShape(shape: self, stroke: content, style: style, inset: style.lineWidth / 2)
    } else {
      _DrawnShape(shape: inset(by: style.lineWidth / 2), stroke: content, style: style)
    }
  }

  /// Draws the outline of the shape in the foreground style, all of it inside the frame.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Draws the outline of the shape in the foreground style and a style of lines, all of it inside the
  /// frame.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
