package import Foundation
package import OversetLayoutEngine
package import OversetVocabulary

/// A node of a laid-out tree: where it stands and what it draws.
///
/// Its attributes read as properties of the node: `node.kind`, `node.identifier`. Public, though no product
/// shows it: the optimizer carries only public code into other modules.
@dynamicMemberLookup
public struct LayoutNode: Sendable {
  /// Its place in the screen, in points from the top left corner, unrounded, mirroring applied.
  package var frame: CGRect
  /// What it draws itself, below its children.
  package var content: NodeContent
  /// Its children, back to front.
  package var children: [LayoutNode]
  /// By reference: trees are copied node by node, and most attributes stay what the view said.
  @usableFromInline var shared: SharedAttributes

  /// What the view says about it.
  @inlinable package var attributes: NodeAttributes {
    get { shared.value }
    set { shared = SharedAttributes(newValue) }
  }

  /// One of the attributes.
  ///
  /// Inlined, so that the compiler turns the key path into an access to the property: every rule reads
  /// the attributes of every node.
  @inlinable
  public subscript<Value>(dynamicMember path: WritableKeyPath<NodeAttributes, Value>) -> Value {
    get { shared.value[keyPath: path] }
    set { attributes[keyPath: path] = newValue }
  }

  /// Describes a node with all its attributes.
  package init(
    _ attributes: NodeAttributes, frame: CGRect, content: NodeContent = .none,
    children: [LayoutNode] = []
  ) {
    self.frame = frame
    self.content = content
    self.children = children
    shared = SharedAttributes(attributes)
  }

  /// Describes a node.
  package init(
    kind: String, frame: CGRect, content: NodeContent = .none,
    direction: LayoutDirection = .leftToRight, children: [LayoutNode] = []
  ) {
    self.init(
      NodeAttributes(kind: kind, direction: direction), frame: frame, content: content,
      children: children)
  }
}

/// A finding that code accepts.
package struct Acceptance: Sendable, Hashable {
  /// The rule's name, such as `text-truncated`.
  package let rule: String
  /// Why it is accepted; it stands in every report.
  package let reason: String

  /// Accepts what `rule` finds.
  package init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}

/// A component laid out for one variant: what checks, renderer and description read.
package struct LayoutTree: Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// Pixels per point.
  package var displayScale: CGFloat
  /// The layout direction of the root.
  package var direction: LayoutDirection
  /// The locale of the texts.
  package var locale: LocaleTag
  /// What is drawn behind everything.
  package var background: ColorValue
  /// The insets of the screen's safe area, in points.
  package var safeArea: EdgeInsets
  /// The topmost node.
  package var root: LayoutNode
  /// The keys that code looked up and that no catalog has, in the order in which it did so first.
  package var unknownKeys: [String] = []
  /// The code without end where the tree is cut off; nil of a whole tree.
  package var endless: EndlessCode?

  /// Describes a tree.
  package init(
    size: CGSize, displayScale: CGFloat, direction: LayoutDirection, locale: LocaleTag,
    background: ColorValue, safeArea: EdgeInsets = EdgeInsets(), root: LayoutNode
  ) {
    self.size = size
    self.displayScale = displayScale
    self.direction = direction
    self.locale = locale
    self.background = background
    self.safeArea = safeArea
    self.root = root
  }

  /// Every text with its node and path, in drawing order.
  package var texts: [(node: LayoutNode, path: String, text: TextContent)] {
    TreeTraversal(self).nodes.compactMap { visited in
      guard case .text(let text) = visited.node.content else { return nil }
      return (visited.node, visited.path, text)
    }
  }
}
