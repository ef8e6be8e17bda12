import Foundation
package import OversetLayoutTree
import OversetRaster
import OversetShaping
import OversetText

extension DisplayList {
  /// What is drawn of `tree`.
  package init(_ tree: LayoutTree) {
    let scale = tree.displayScale
    var builder = DisplayListBuilder(scale: scale)
    builder.add(TreeTraversal(tree))
    width = builder.pixels(tree.size.width)
    height = builder.pixels(tree.size.height)
    background = RGBAColor(tree.background)
    operations = builder.operations
  }
}

/// Turns nodes into operations: points become pixels here, and edges are rounded here only.
struct DisplayListBuilder {
  let scale: CGFloat
  var operations: [DisplayList.Operation] = []
  /// How pixels are mapped inside views that are turned or scaled; nil outside of them.
  private(set) var transform: Transform?
  /// The nodes, the outermost first, that are drawn as a group which has begun.
  private var groups: [VisitedNode] = []

  init(scale: CGFloat) { self.scale = scale }

  mutating func add(_ traversal: TreeTraversal) {
    for visited in traversal.nodes where !visited.isHidden {
      endGroups(notAround: visited)
      add(visited)
    }
    endGroups(notAround: nil)
  }

  private mutating func add(_ visited: VisitedNode) {
    let node = visited.node
    transform = visited.transform?.scaled(by: scale)
    if node.opacity < 1 || node.clip != nil {
      begin(node)
      groups.append(visited)
    }
    add(node.content, frame: node.frame)
  }

  /// Ends the groups that the nodes before `visited` have begun and that it is not inside; nil is inside
  /// of none.
  private mutating func endGroups(notAround visited: VisitedNode?) {
    while let group = groups.last, group.depth >= visited?.depth ?? 0 {
      transform = group.transform?.scaled(by: scale)
      emit(.end)
      groups.removeLast()
    }
  }

  private mutating func begin(_ node: LayoutNode) {
    let rect = snapped(node.frame)
    let clip = node.clip.map { VectorPath.geometry($0, in: rect, scale: scale) }
    // Without a clip a group may draw outside of its frames: outlines and overhanging letters.
    let area = clip == nil ? snapped(extent(of: node).insetBy(dx: -16, dy: -16)) : rect
    emit(.begin(clip: clip, opacity: node.opacity, area: pixelRect(area)))
  }

  /// The union of the frames of a node and all below it as they are drawn, in points.
  private func extent(of node: LayoutNode) -> CGRect {
    let extent = node.children.reduce(node.frame) { extent, child in
      let inner = self.extent(of: child)
      return extent.union(child.effect?.transform(in: child.frame).bounds(of: inner) ?? inner)
    }
    return extent
  }

  /// Adds what is drawn, where it is seen.
  private mutating func emit(_ operation: DisplayList.Operation) {
    guard let transform else { return operations.append(operation) }
    operations += operation.mapped(by: transform)
  }

  private mutating func add(_ content: NodeContent, frame: CGRect) {
    switch content {
    case .none: break
    case .shape(let shape): add(shape, frame: frame)
    case .text(let text): add(text, frame: frame)
    case .symbol(let symbol): add(symbol, frame: frame)
    case .image(let image): add(image, frame: frame)
    }
  }

  // MARK: Shapes and pictures

  private mutating func add(_ shape: ShapeContent, frame: CGRect) {
    let rect = snapped(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    if let gradient = shape.gradient {
      emit(
        .gradient(
          VectorPath.geometry(shape.geometry, in: rect, scale: scale), gradient, rect,
          scale: scale, nil))
    } else if let fill = shape.fill, fill.alpha > 0 {
      if shape.geometry == .rectangle {
        emit(.fill(pixelRect(rect), RGBAColor(fill)))
      } else {
        emit(
          .path(VectorPath.geometry(shape.geometry, in: rect, scale: scale), RGBAColor(fill)))
      }
    }
    if let stroke = shape.stroke, stroke.alpha > 0, shape.lineWidth > 0 {
      if case .path(let path) = shape.geometry {
        return emit(
          .line(
            VectorPath(path, from: rect.origin, scale: scale), width: shape.lineWidth * scale,
            RGBAColor(stroke), shape.look))
      }
      let half = shape.lineWidth * scale / 2
      let inset = min(shape.inset * scale, rect.width / 2, rect.height / 2)
      let edge = rect.insetBy(dx: inset, dy: inset)
      let outer = VectorPath.geometry(
        shape.geometry, in: edge.insetBy(dx: -half, dy: -half), scale: scale, outset: half)
      emit(
        .path(
          hollow(outer, edge, by: half) { hole in
            VectorPath.geometry(
              shape.geometry, in: hole, scale: scale, isReversed: true, outset: -half)
          }, RGBAColor(stroke)))
    }
  }

  /// `outer` with a hole that is `rect` set in by `width`; solid where the line leaves no hole.
  private func hollow(
    _ outer: VectorPath, _ rect: CGRect, by width: CGFloat, hole: (CGRect) -> VectorPath
  ) -> VectorPath {
    guard min(rect.width, rect.height) > 2 * width else { return outer }
    return outer.appending(hole(rect.insetBy(dx: width, dy: width)))
  }

  private mutating func add(_ image: ImageContent, frame: CGRect) {
    let rect = snapped(frame)
    if image.pixels.isEmpty {
      placeholder(rect, name: image.name, color: RGBAColor(red: 142, green: 142, blue: 147))
    } else {
      emit(.image(image, rect))
    }
  }

  /// A box with a name: something that could not be drawn, said in the picture itself.
  private mutating func placeholder(_ rect: CGRect, name: String, color: RGBAColor) {
    guard rect.width > 2, rect.height > 2 else { return }
    let line = max(1, (scale / 2).rounded())
    let outer = VectorPath.roundedRectangle(rect, radius: 2 * scale)
    let box = hollow(outer, rect, by: line) {
      .roundedRectangle($0, radius: 2 * scale - line, isReversed: true)
    }
    emit(.path(box, color))
    emit(.label(name, rect.insetBy(dx: 2 * line, dy: 2 * line), color))
  }

  // MARK: Symbols

  private mutating func add(_ symbol: SymbolContent, frame: CGRect) {
    let outline = SymbolLibrary.shared.symbol(symbol.name)
    let color = RGBAColor(symbol.color)
    if outline.isPlaceholder {
      placeholder(snapped(frame), name: symbol.name, color: color)
      return
    }
    // A resized symbol is as large as fits its frame; else it has the size its font asks for.
    let natural = CGSize(
      width: outline.width * symbol.fontSize, height: outline.height * symbol.fontSize)
    guard natural.width > 0, natural.height > 0 else { return }
    let factor = min(frame.width / natural.width, frame.height / natural.height)
    let em = symbol.fontSize * (symbol.isResizable ? factor : 1) * scale
    let left = frame.midX * scale - outline.width * em / 2
    let top = frame.midY * scale - outline.height * em / 2
    let placer = SymbolPlacer(
      origin: CGPoint(x: left, y: top), em: em,
      mirrorWidth: symbol.isMirrored ? outline.width * em : nil)
    for contour in outline.contours {
      let path = placer.path(contour)
      if let width = contour.strokeWidth {
        let weight = 1 + CGFloat(symbol.weight - 400) / 1000
        emit(.line(path, width: width * em * weight, color))
      } else {
        emit(.path(path, color))
      }
    }
  }

  // MARK: Text

  private mutating func add(_ text: TextContent, frame: CGRect) {
    for line in text.layout.lines {
      let x = frame.minX + CGFloat(line.x)
      let baseline = frame.minY + CGFloat(line.baseline)
      for run in line.runs {
        let color = RGBAColor(
          text.colors.indices.contains(run.span) ? text.colors[run.span] : .init(hex: 0))
        add(
          run, of: text.request.text, x: x, baseline: baseline - CGFloat(run.baselineOffset),
          color: color)
      }
    }
  }

  private mutating func add(
    _ run: GlyphRun, of text: [UInt16], x: CGFloat, baseline: CGFloat, color: RGBAColor
  ) {
    switch run.content {
    case .glyphs(let instance, let glyphs):
      for glyph in glyphs {
        let place = CGPoint(
          x: (x + CGFloat(glyph.x)) * scale, y: (baseline - CGFloat(glyph.y)) * scale)
        if let transform {
          // Turned or scaled, a glyph stands where it is, and not on the grid of pixels.
          operations.append(
            .turnedGlyph(
              instance, id: glyph.id, size: CGFloat(run.size) * scale,
              transform.after(.translation(x: place.x, y: place.y)), color))
          continue
        }
        let origin = GlyphOrigin(x: place.x, y: place.y)
        emit(
          .glyph(
            instance, id: glyph.id, size: CGFloat(run.size) * scale, origin: origin, color))
      }
    case .pictures(let instance, let pictures):
      for picture in pictures {
        add(picture, of: instance, size: run.size, left: x + CGFloat(picture.x), baseline)
      }
    case .emoji(let lefts, let width):
      for left in lefts { emoji(left: x + CGFloat(left), width: CGFloat(width), baseline) }
    case .missing(let lefts, let width):
      let labels = MissingLabel.labels(
        of: run.range, level: run.level, in: text, count: lefts.count)
      for (index, left) in lefts.enumerated() {
        missing(
          labels?[index], left: x + CGFloat(left), width: CGFloat(width), baseline, color)
      }
    }
  }

  /// The bitmap of a glyph in the middle of its room, smaller where the room is too narrow for the
  /// glyph's advance; the placeholder where the glyph has none.
  private mutating func add(
    _ picture: PositionedPicture, of instance: FontInstance, size: Double, left: CGFloat,
    _ baseline: CGFloat
  ) {
    let em = CGFloat(size) / CGFloat(instance.unitsPerEm)
    let advance = CGFloat(instance.advance(of: picture.id)) * em
    guard let box = instance.pictureBox(of: picture.id), advance > 0 else {
      emoji(left: left, width: CGFloat(picture.width), baseline)
      return
    }
    let unit = em * min(1, CGFloat(picture.width) / advance)
    let (width, height) = (
      CGFloat(box.right - box.left) * unit, CGFloat(box.top - box.bottom) * unit
    )
    emit(
      .picture(
        instance, id: picture.id,
        PixelRect(
          x: pixels(left + (CGFloat(picture.width) - width) / 2),
          y: pixels(baseline - CGFloat(box.top) * unit), width: max(pixels(width), 1),
          height: max(pixels(height), 1))))
  }

  /// A face without features, where an emoji would stand.
  private mutating func emoji(left: CGFloat, width: CGFloat, _ baseline: CGFloat) {
    let side = width * 0.8 * scale
    let rect = CGRect(
      x: (left + width * 0.1) * scale, y: (baseline - width * 0.68) * scale, width: side,
      height: side)
    emit(.path(.ellipse(rect), RGBAColor.emojiPlaceholder))
  }

  /// The box drawn for a character without a glyph: with its number in two lines, or empty.
  private mutating func missing(
    _ label: MissingLabel?, left: CGFloat, width: CGFloat, _ baseline: CGFloat, _ color: RGBAColor
  ) {
    let rect = snapped(
      CGRect(
        x: left + width * 0.1, y: baseline - width * 0.72, width: width * 0.8,
        height: width * 0.8))
    let line = max(1, (scale / 2).rounded())
    let outer = VectorPath.roundedRectangle(rect, radius: 0)
    let box = hollow(outer, rect, by: line) {
      .roundedRectangle($0, radius: 0, isReversed: true)
    }
    emit(.path(box, color))
    guard let label else { return }
    // A label stands in the middle of its rectangle, and is as large as the rectangle's height allows.
    emit(.label(label.upper, rect.offsetBy(dx: 0, dy: -rect.height * 0.22), color))
    emit(.label(label.lower, rect.offsetBy(dx: 0, dy: rect.height * 0.22), color))
  }
}
