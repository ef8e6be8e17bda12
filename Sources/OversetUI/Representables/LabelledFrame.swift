import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// Stands for what Overset does not draw: a frame with a name, which takes the space that it is offered.
package struct LabelledFrame: View {
  /// A primitive view: the engine lays it out itself.
  package typealias Body = Never

  private let name: String

  /// A frame that shows `name`.
  package init(_ name: String) { self.name = name }

  /// The node of the frame.
  package static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [node(view.name, in: context)]
  }

  /// A node that is drawn as a frame with `name` and called by it.
  static func node(_ name: String, in context: _ViewContext) -> _ViewNode {
    let node = _ViewNode(
      name, FlexibleLeafBehavior(ideal: CGSize(width: side, height: side)), in: context
    )
    .drawing(.image(ImageContent(name: name, width: side, height: side, pixels: [])))
    node.attributes.undrawnView = name
    return node
  }

  /// The sides where nothing is offered, in points: those of shapes.
  private static let side = 10
}
