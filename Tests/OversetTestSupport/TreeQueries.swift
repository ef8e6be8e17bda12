package import Foundation
package import OversetLayoutTree

extension LayoutTree {
  /// Every node, parents first.
  package var nodes: [LayoutNode] { TreeTraversal(self).nodes.map(\.node) }

  /// The first node with an accessibility identifier.
  package func node(_ identifier: String) -> LayoutNode? {
    nodes.first { $0.identifier == identifier }
  }

  /// The nodes of a kind, in drawing order.
  package func nodes(of kind: String) -> [LayoutNode] { nodes.filter { $0.kind == kind } }

  /// The words of every text, in drawing order.
  package var strings: [String] { texts.map(\.text.string) }
}

extension CGRect {
  /// The rectangle as its mirror image stands in `width` points.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  /// Whether both rectangles are the same to a hundredth of a point.
  package func isClose(to other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 0.01 }
  }
}
