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
  /// The nodes, the outermost first, that are drawn as a group or layer which has begun, and what ends it.
  private var groups: [(node: VisitedNode, end: DisplayList.Operation)] = []

  init(scale: CGFloat) { self.scale = scale }

  mutating func add(_ traversal: TreeTraversal) {
    for visited in traversal.nodes where !visited.isInvisible {
      endGroups(notAround: visited)
      add(visited)
    }
    endGroups(notAround: nil)
  }

  private mutating func add(_ visited: VisitedNode) {
    let node = visited.node
    transform = visited.transform?.scaled(by: scale)
    if visited.index == 1, let outer = visited.parent?.node, outer.layer == .mask {
      begin(.mask, of: visited, area: extent(of: outer))
    }
    if let layer = node.layer {
      let reach = layer.reach + 16
      begin(finish(layer), of: visited, area: extent(of: node).insetBy(dx: -reach, dy: -reach))
    }
    if node.opacity < 1 || node.clip != nil {
      begin(node)
      groups.append((visited, .end))
    }
    add(node.content, frame: node.frame)
  }

  /// Ends the groups that the nodes before `visited` have begun and that it is not inside; nil is inside
  /// of none.
  private mutating func endGroups(notAround visited: VisitedNode?) {
    while let group = groups.last, group.node.depth >= visited?.depth ?? 0 {
      transform = group.node.transform?.scaled(by: scale)
      emit(group.end)
      groups.removeLast()
    }
  }

  private mutating func begin(
    _ finish: LayerFinish, of visited: VisitedNode, area: CGRect
  ) {
    emit(.beginLayer(area: pixelRect(snapped(area))))
    groups.append((visited, .endLayer(finish)))
  }

  /// What becomes of a node's layer, in pixels. The layer of a mask is put over what lies below as it is: its second
  /// part, a layer of its own, has left of it what is seen.
  private func finish(_ layer: LayerEffect) -> LayerFinish {
    switch layer {
    case .mask: .plain
    case .colors(let matrix): .colors(matrix)
    case .blend(let function): .blend(function)
    case .blur(let radius): .blur(sigma: radius * scale)
    case .shadow(let color, let radius, let offset):
      .shadow(
        RGBAColor(color), sigma: radius * scale,
        offset: CGPoint(x: offset.x * scale, y: offset.y * scale))
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
      let reach = child.layer?.reach ?? 0
      let drawn = inner.insetBy(dx: -reach, dy: -reach)
      return extent.union(child.effect?.transform(in: child.frame).bounds(of: drawn) ?? drawn)
    }
    return extent
  }

  /// Adds what is drawn, where it is seen.
  mutating func emit(_ operation: DisplayList.Operation) {
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
  func hollow(
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
}
