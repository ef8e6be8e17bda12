public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

extension GraphicsContext {
  // MARK: Shapes

  /// Fills a path; what is inside twice is left out if the style says so.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw("fill", path.outline(in: style), reach: 0) { frame in
      ShapeDrawing(fill: shading.paint(in: self, frame: frame))
    }
  }

  /// Draws a line along a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path in a style. A gradient gives it the mean of its colours.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw("stroke", path, reach: style.lineWidth.asPlace / 2) { frame in
      ShapeDrawing(stroke: shading.paint(in: self, frame: frame).color, style: style)
    }
  }

  private func draw(
    _ kind: String, _ path: Path, reach: CGFloat, drawing: (CGRect) -> ShapeDrawing
  ) {
    let box = path.boundingRect
    guard !path.isEmpty, box.origin.x.isFinite, box.origin.y.isFinite, box.width.isFinite,
      box.height.isFinite
    else { return }
    // Whole points, because a shape's frame snaps to pixels and would move its path.
    let frame = box.insetBy(dx: -reach - 0.5, dy: -reach - 0.5).integral
    let outline = path.outline.mapped { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }
    let made = Unchecked((drawing(frame).content(of: outline), state, frame))
    main { recorder in
      let (content, state, frame) = made.value
      let node = _ViewNode(kind, FlexibleLeafBehavior(), in: recorder.partContext())
      recorder.draw(
        node.drawing(.shape(content)),
        at: Placement(at: frame.origin, proposal: ProposedSize(frame.size)), in: state)
    }
  }

  // MARK: Texts

  /// A text for this context, ready to be measured.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: self) }

  /// Draws a text with its anchor at a point; it is as wide as it wants to be.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle, from its upper leading corner: it breaks, and is cut off, as in a frame.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point; it is as wide as it wants to be.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: nil)
    let origin = CGPoint(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    draw(text, { $0.shown }, at: origin, proposal: .unspecified)
  }

  /// Draws a text into a rectangle, from its upper leading corner: it breaks, and is cut off, as in a frame.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    let isMirrored = environment.layoutDirection == .rightToLeft
    draw(
      text, { $0.shown },
      at: CGPoint(x: isMirrored ? rect.maxX - size.width : rect.minX, y: rect.minY),
      proposal: ProposedSize(rect.size))
  }

  // MARK: Pictures

  /// A picture for this context, ready to be measured.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: self) }

  /// Draws a picture into a rectangle, stretched.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, { $0.resizable() }, at: rect.origin, proposal: ProposedSize(rect.size))
  }

  /// Draws a picture in its own size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture into a rectangle, stretched.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, { $0.shown(isResizable: true) }, at: rect.origin, proposal: ProposedSize(rect.size))
  }

  /// Draws a picture in its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    let origin = CGPoint(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    draw(image, { $0.shown(isResizable: false) }, at: origin, proposal: .unspecified)
  }

  // MARK: Views

  /// The view of the canvas with a tag; nil if none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = Unchecked(AnyHashable(id))
    let nodes = main { recorder in recorder.symbols.filter { $0.tag == tag.value } }
    return nodes.isEmpty ? nil : ResolvedSymbol(nodes, in: self)
  }

  /// Draws a view into a rectangle; it is offered the rectangle's size and lies in its middle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size(for: ProposedSize(rect.size))
    let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    draw(symbol.nodes, at: origin, proposal: ProposedSize(rect.size))
  }

  /// Draws a view in its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    let origin = CGPoint(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    draw(symbol.nodes, at: origin, proposal: .unspecified)
  }

  // MARK: Steps

  private func draw<Value, Content: View>(
    _ value: Value, _ content: @escaping @MainActor (Value) -> Content, at origin: CGPoint,
    proposal: ProposedSize
  ) {
    let value = Unchecked(value)
    let nodes = main { OversetUI.resolve(content(value.value), in: $0.partContext()) }
    draw(nodes, at: origin, proposal: proposal)
  }

  private func draw(_ nodes: [_ViewNode], at origin: CGPoint, proposal: ProposedSize) {
    let made = Unchecked((nodes, state))
    let place = Placement(
      at: CGPoint(x: origin.x.asPlace, y: origin.y.asPlace), proposal: proposal)
    main { recorder in
      let (nodes, state) = made.value
      recorder.draw(recorder.stack(nodes), at: place, in: state)
    }
  }
}
