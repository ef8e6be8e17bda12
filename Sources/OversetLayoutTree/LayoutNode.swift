public import Foundation
public import OversetLayoutEngine
public import OversetVocabulary

/// A node of a laid-out tree: where it stands and what it draws.
///
/// Its attributes read as properties of the node: `node.kind`, `node.identifier`.
@dynamicMemberLookup
public struct LayoutNode: Sendable {
  /// Its place in the screen, in points from the top left corner, unrounded, mirroring applied.
  public var frame: CGRect
  /// What it draws itself, below its children.
  public var content: NodeContent
  /// Its children, back to front.
  public var children: [LayoutNode]
  /// By reference: trees are copied node by node, and most attributes stay what the view said.
  @usableFromInline var shared: SharedAttributes

  /// What the view says about it.
  @inlinable public var attributes: NodeAttributes {
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
  public init(
    _ attributes: NodeAttributes, frame: CGRect, content: NodeContent = .none,
    children: [LayoutNode] = []
  ) {
    self.frame = frame
    self.content = content
    self.children = children
    shared = SharedAttributes(attributes)
  }

  /// Describes a node.
  public init(
    kind: String, frame: CGRect, content: NodeContent = .none,
    direction: LayoutDirection = .leftToRight, children: [LayoutNode] = []
  ) {
    self.init(
      NodeAttributes(kind: kind, direction: direction), frame: frame, content: content,
      children: children)
  }
}

/// A finding that code accepts.
public struct Acceptance: Sendable, Hashable {
  /// The rule's name, such as `text-truncated`.
  public let rule: String
  /// Why it is accepted; it stands in every report.
  public let reason: String

  /// Accepts what `rule` finds.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}

/// A component laid out for one variant: what checks, renderer and description read.
public struct LayoutTree: Sendable {
  /// The size of the picture, in points.
  public var size: CGSize
  /// Pixels per point.
  public var displayScale: CGFloat
  /// The layout direction of the root.
  public var direction: LayoutDirection
  /// The locale of the texts.
  public var locale: LocaleTag
  /// What is drawn behind everything.
  public var background: ColorValue
  /// The insets of the screen's safe area, in points.
  public var safeArea: EdgeInsets
  /// The topmost node.
  public var root: LayoutNode

  /// Describes a tree.
  public init(
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
  public var texts: [(node: LayoutNode, path: String, text: TextContent)] {
    TreeTraversal(self).nodes.compactMap { visited in
      guard case .text(let text) = visited.node.content else { return nil }
      return (visited.node, visited.path, text)
    }
  }
}
