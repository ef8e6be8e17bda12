public import Foundation
public import OversetLayoutEngine

/// A node of a laid-out tree: where it stands and what it draws.
public struct LayoutNode: Sendable {
  /// Its place in the screen, in points from the top left corner, unrounded, mirroring applied.
  public var frame: CGRect
  /// What it draws itself, below its children.
  public var content: NodeContent
  /// Its children, back to front.
  public var children: [LayoutNode]
  /// By reference: trees are copied node by node, and most marks stay what the view said.
  private(set) var shared: SharedMarks

  /// What the view says of it.
  public var marks: NodeMarks {
    get { shared.marks }
    set { shared = SharedMarks(newValue) }
  }

  /// Describes a node with all its marks.
  public init(
    _ marks: NodeMarks, frame: CGRect, content: NodeContent = .none, children: [LayoutNode] = []
  ) {
    self.frame = frame
    self.content = content
    self.children = children
    shared = SharedMarks(marks)
  }

  /// Describes a node.
  public init(
    kind: String, frame: CGRect, content: NodeContent = .none,
    direction: LayoutDirection = .leftToRight, children: [LayoutNode] = []
  ) {
    self.init(
      NodeMarks(kind: kind, direction: direction), frame: frame, content: content,
      children: children)
  }

  /// Calls `body` for this node and all below it, parents first, with the node's path: the kinds
  /// and positions from the root, such as `VStack/0:HStack/1:Text`.
  public func forEach(path: String? = nil, _ body: (LayoutNode, String) -> Void) {
    let path = path ?? kind
    body(self, path)
    for (index, child) in children.enumerated() {
      child.forEach(path: "\(path)/\(index):\(child.kind)", body)
    }
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
  /// The BCP 47 tag of the locale.
  public var locale: String
  /// What is drawn behind everything.
  public var background: ColorValue
  /// The insets of the screen's safe area, in points.
  public var safeArea: EdgeInsets
  /// The topmost node.
  public var root: LayoutNode

  /// Describes a tree.
  public init(
    size: CGSize, displayScale: CGFloat, direction: LayoutDirection, locale: String,
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
    var texts: [(LayoutNode, String, TextContent)] = []
    root.forEach { node, path in
      if case .text(let text) = node.content { texts.append((node, path, text)) }
    }
    return texts
  }
}
