import Foundation
import OversetLayoutTree
import OversetVocabulary

/// Whether what a view draws turned or scaled is mirrored in the tree of the other direction.
///
/// SwiftUI mirrors where a view stands, but neither an angle nor the point that it is turned about. What is
/// drawn is compared leaf by leaf: the box around each, and for what has a side, the way it is turned. Words
/// are read alike in both directions, whichever way they are turned.
struct DrawnMirror {
  /// A view with an effect, and its counterpart in the other direction.
  let node: LayoutNode
  let mirrored: LayoutNode

  /// Far below a pixel, far above the noise of sums.
  private static let tolerance: CGFloat = 0.01

  /// What differs from the mirror image; nil if nothing does.
  var difference: String? {
    let (own, others) = (leaves(of: node), leaves(of: mirrored))
    guard own.count == others.count else { return nil }
    for (leaf, other) in zip(own, others) {
      guard stands(leaf, asMirrorOf: other), isTurned(leaf, asMirrorOf: other) else {
        return words
      }
    }
    return nil
  }

  private var words: String {
    switch node.effect {
    case .rotation(let degrees, _) where node.effect == mirrored.effect:
      "is rotated by \(Points.text(degrees))° in both directions; mirrored, it would be rotated by"
        + " \(Points.text(-degrees))°, around the mirrored point"
    case .map where node.effect == mirrored.effect:
      "is mapped alike in both directions, from the upper left corner, instead of mirrored"
    case .scale where node.effect == mirrored.effect:
      "is scaled from the same side in both directions, instead of from the mirrored side"
    default: "is not the mirror image of what the other direction draws"
    }
  }

  // MARK: Leaves

  /// Something drawn, with the map from its layout.
  private struct Leaf {
    let node: LayoutNode
    let transform: Transform
  }

  private func leaves(of root: LayoutNode) -> [Leaf] {
    var leaves: [Leaf] = []
    func add(_ node: LayoutNode, _ outer: Transform) {
      // What is declared to keep its sides is not the mirror image of anything.
      guard node.opacity > 0, !node.isDirectionFixed else { return }
      let transform = node.effect.map { outer.after($0.transform(in: node.frame)) } ?? outer
      if case .none = node.content {
      } else {
        leaves.append(Leaf(node: node, transform: transform))
      }
      for child in node.children { add(child, transform) }
    }
    add(root, .translation(x: 0, y: 0))
    return leaves
  }

  private func stands(_ leaf: Leaf, asMirrorOf other: Leaf) -> Bool {
    let box = leaf.transform.bounds(of: leaf.node.frame)
    let otherBox = other.transform.bounds(of: other.node.frame)
    return [
      (box.minX - node.frame.minX, mirrored.frame.maxX - otherBox.maxX),
      (box.minY - node.frame.minY, otherBox.minY - mirrored.frame.minY),
      (box.width, otherBox.width), (box.height, otherBox.height),
    ].allSatisfy { abs($0 - $1) <= Self.tolerance }
  }

  /// Whether a step to the right in the one goes where a step to the left goes in the mirrored other.
  private func isTurned(_ leaf: Leaf, asMirrorOf other: Leaf) -> Bool {
    let (own, mirrored) = (leaf.transform, other.transform)
    guard isMirrored(leaf.node.content) || isMirrored(other.node.content) else {
      return hasSameEdges(own, mirrored, leaf.node.content)
    }
    // The mirror image of the counterpart's map, in a plane that is mirrored itself.
    return close(own.a, mirrored.a) && close(own.b, -mirrored.b) && close(own.c, -mirrored.c)
      && close(own.d, mirrored.d)
  }

  /// Whether a shape's edges lie as those of its mirror image. Words, and pictures that stay as they are,
  /// have no side.
  private func hasSameEdges(_ own: Transform, _ mirrored: Transform, _ content: NodeContent) -> Bool
  {
    guard case .shape(let shape) = content, shape.geometry != .circle else { return true }
    if own.keepsRectangles, mirrored.keepsRectangles { return true }
    let isSame = close(abs(own.a), abs(mirrored.a)) && close(abs(own.b), abs(mirrored.b))
    let slope = own.a * own.b
    return isSame && close(slope, -(mirrored.a * mirrored.b))
  }

  private func isMirrored(_ content: NodeContent) -> Bool {
    switch content {
    case .symbol(let symbol): symbol.isMirrored
    case .image(let image): image.isMirrored
    case .none, .text, .shape: false
    }
  }

  private func close(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
}
