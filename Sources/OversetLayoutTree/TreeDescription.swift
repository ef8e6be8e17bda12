import Foundation
import OversetLayoutEngine
import OversetText
import OversetVocabulary

/// A tree as text: what a text snapshot holds.
///
/// One line to a node: its kind, its frame as `x y width height` in points, then what sets it
/// apart. Containers that draw nothing and say nothing are written too, so that a change of
/// structure shows. Lengths have at most three decimals.
package struct TreeDescription: Sendable {
  private let tree: LayoutTree

  /// Describes `tree`.
  package init(_ tree: LayoutTree) { self.tree = tree }

  /// The text, ending in a newline.
  package var text: String {
    var writer = DescriptionWriter()
    writer.write("size ", length: tree.size.width)
    writer.write(" x ", length: tree.size.height)
    writer.write(" @", length: tree.displayScale)
    writer.write(" ", tree.direction.token)
    writer.write(" ", tree.locale.identifier)
    writer.endLine()
    for visited in TreeTraversal(tree).nodes { write(visited, to: &writer) }
    return writer.text
  }

  private func write(_ visited: VisitedNode, to writer: inout DescriptionWriter) {
    let node = visited.node
    let attributes = node.attributes
    writer.indent(visited.depth)
    writer.write(attributes.kind)
    let frame = node.frame
    writer.write(" ", length: frame.minX)
    writer.write(" ", length: frame.minY)
    writer.write(" ", length: frame.width)
    writer.write(" ", length: frame.height)
    writeContent(node.content, to: &writer)
    let around = visited.parent?.node.direction ?? tree.direction
    if attributes.direction != around { writer.write(" ", attributes.direction.token) }
    if let identifier = attributes.identifier { writer.write(" id=", quoted: identifier) }
    if let label = attributes.label { writer.write(" label=", quoted: label) }
    if attributes.opacity < 1 { writer.write(" opacity=", length: attributes.opacity) }
    if let effect = attributes.effect { write(effect, to: &writer) }
    if let layer = attributes.layer { write(layer, to: &writer) }
    writer.endLine()
    if case .text(let text) = node.content {
      writeLines(text, depth: visited.depth + 1, to: &writer)
    }
  }

  private func writeContent(_ content: NodeContent, to writer: inout DescriptionWriter) {
    switch content {
    case .none: break
    case .text(let text):
      if let key = text.origin?.key { writer.write(" key=", quoted: key) }
      if text.origin?.isTranslated == false { writer.write(" untranslated") }
      if text.decorations.contains(where: { $0.underline != nil }) { writer.write(" underlined") }
      if text.decorations.contains(where: { $0.strikethrough != nil }) { writer.write(" struck") }
      if text.layout.scaleFactor < 1 { writer.write(" scale=", length: text.layout.scaleFactor) }
    case .shape(let shape): write(shape, to: &writer)
    case .symbol(let symbol):
      writer.write(" ", symbol.name)
      if symbol.isMirrored { writer.write(" mirrored") }
    case .image(let image): writer.write(" ", "\(image.name) \(image.width)x\(image.height)")
    }
  }

  /// One line for each line of the text: its width and words.
  private func writeLines(
    _ text: TextContent, depth: Int, to writer: inout DescriptionWriter
  ) {
    let units = text.string.utf16
    for line in text.layout.lines {
      let range = line.range.clamped(to: 0..<units.count)
      writer.indent(depth)
      writer.write("| ", length: line.width)
      if range == 0..<units.count {
        writer.write(" ", quoted: text.string)
      } else {
        writer.write(" ", quoted: String(decoding: Array(units)[range], as: UTF16.self))
      }
      if line.isTruncated { writer.write(" cut") }
      writer.endLine()
    }
    if let shown = text.layout.shown {
      writer.indent(depth)
      writer.write("shows ", quoted: shown)
      writer.endLine()
    }
  }

  private func write(_ shape: ShapeContent, to writer: inout DescriptionWriter) {
    switch shape.geometry {
    case .rectangle: writer.write(" rectangle")
    case .roundedRectangle(let radius):
      writer.write(" rounded(", length: radius)
      writer.write(")")
    case .circle: writer.write(" circle")
    case .ellipse: writer.write(" ellipse")
    case .capsule: writer.write(" capsule")
    case .path(let path): writer.write(" path(", "\(path.steps.count))")
    }
    if let fill = shape.fill { writer.write(" fill=", fill.hex) }
    if let stroke = shape.stroke {
      writer.write(" stroke=", stroke.hex)
      writer.write("/", length: shape.lineWidth)
    }
  }

  private func write(_ effect: DrawingEffect, to writer: inout DescriptionWriter) {
    switch effect {
    case .rotation(let degrees, let anchor):
      writer.write(" rotated=", length: degrees)
      write(anchor, to: &writer)
    case .scale(let x, let y, let anchor):
      writer.write(" scaled=", length: x)
      writer.write("x", length: y)
      write(anchor, to: &writer)
    case .map(let map):
      writer.write(" mapped=", length: map.a)
      for number in [map.b, map.c, map.d, map.shift.x, map.shift.y] {
        writer.write(",", length: number)
      }
    }
  }

  private func write(_ layer: LayerEffect, to writer: inout DescriptionWriter) {
    switch layer {
    case .mask: writer.write(" masked")
    case .colors(let matrix): writer.write(" colors=", matrix.name)
    case .blend(let function): writer.write(" blended=", function.rawValue)
    case .blur(let radius): writer.write(" blurred=", length: radius)
    case .shadow(let color, let radius, let offset):
      writer.write(" shadow=", color.hex)
      writer.write("/", length: radius)
      writer.write(" at=", length: offset.x)
      writer.write(",", length: offset.y)
    }
  }

  private func write(_ anchor: UnitPoint, to writer: inout DescriptionWriter) {
    writer.write(" about=", length: anchor.x)
    writer.write(",", length: anchor.y)
  }
}
