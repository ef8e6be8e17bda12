public import Foundation

extension Shape {
  /// Fills the shape with `content`.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _DrawnShape<Self> {
    _DrawnShape(shape: self, fill: content)
  }

  /// Fills the shape with the foreground style, as the shape alone does.
  public func fill(style: FillStyle = FillStyle()) -> _DrawnShape<Self> {
    fill(ForegroundStyle())
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

  /// Draws the outline of the shape in the foreground style, `lineWidth` points wide.
  public func stroke(lineWidth: CGFloat = 1) -> _DrawnShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape in the foreground style and a style of lines.
  public func stroke(style: StrokeStyle) -> _DrawnShape<Self> {
    stroke(ForegroundStyle(), style: style)
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

extension _DrawnShape {
  /// Draws the outline over what fills the shape, `lineWidth` points wide.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }

  /// Draws the outline over what fills the shape, in a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Fills the shape under its outline.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(content) }
  }
}

extension _DrawnShape where Base: InsettableShape {
  /// Draws the outline over what fills the shape, `lineWidth` points wide, all of it inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }

  /// Draws the outline over what fills the shape in a style, all of it inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }
}
