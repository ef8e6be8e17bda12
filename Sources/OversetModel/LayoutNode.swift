public import Foundation
public import OversetLayout

/// A node of a laid-out tree: where it stands and what it draws.
public struct LayoutNode: Sendable {
  /// What kind of view it is, in SwiftUI's word: `VStack`, `Text`, `padding`.
  public var kind: String
  /// Its place in the screen, in points from the top left corner, unrounded, mirroring applied.
  public var frame: CGRect
  /// What it draws itself, below its children.
  public var content: NodeContent
  /// The layout direction in force.
  public var direction: LayoutDirection
  /// Whether the view sets its own layout direction, so that it does not mirror.
  public var isDirectionFixed: Bool
  /// The accessibility identifier.
  public var identifier: String?
  /// The accessibility label, where the view sets one.
  public var label: String?
  /// The opacity of it and its children, 0 to 1.
  public var opacity: Double
  /// The shape that cuts off what it and its children draw outside; nil cuts nothing.
  public var clip: ShapeContent.Geometry?
  /// How it and its children are drawn otherwise than they are laid out; nil where they are not.
  public var effect: DrawingEffect?
  /// Whether a tap does something.
  public var isControl: Bool
  /// Findings that the view's code accepts, about it and all inside it.
  public var acceptances: [Acceptance]
  /// Its children, back to front.
  public var children: [LayoutNode]

  /// Describes a node.
  public init(
    kind: String, frame: CGRect, content: NodeContent = .none,
    direction: LayoutDirection = .leftToRight, children: [LayoutNode] = []
  ) {
    self.kind = kind
    self.frame = frame
    self.content = content
    self.direction = direction
    self.children = children
    isDirectionFixed = false
    identifier = nil
    label = nil
    opacity = 1
    clip = nil
    effect = nil
    isControl = false
    acceptances = []
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
