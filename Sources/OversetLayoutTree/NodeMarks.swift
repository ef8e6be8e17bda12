public import OversetLayoutEngine

/// What a view says of its node: all but where it stands, what it draws and what is in it.
public struct NodeMarks: Sendable {
  /// What kind of view it is, in SwiftUI's word: `VStack`, `Text`, `padding`.
  public var kind: String
  /// The layout direction in force.
  public var direction: LayoutDirection
  /// Whether the view sets its own layout direction, so that it does not mirror.
  public var isDirectionFixed = false
  /// The accessibility identifier.
  public var identifier: String?
  /// The accessibility label, where the view sets one.
  public var label: String?
  /// The opacity of it and its children, 0 to 1.
  public var opacity = 1.0
  /// The shape that cuts off what it and its children draw outside; nil cuts nothing.
  public var clip: ShapeContent.Geometry?
  /// How it and its children are drawn otherwise than they are laid out; nil where they are not.
  public var effect: DrawingEffect?
  /// Whether a tap does something.
  public var isControl = false
  /// Findings that the view's code accepts, about it and all inside it.
  public var acceptances: [Acceptance] = []

  /// Describes a node that is nothing but its kind.
  public init(kind: String, direction: LayoutDirection = .leftToRight) {
    self.kind = kind
    self.direction = direction
  }
}

/// Marks that nodes share: they never change, a changed node has others.
final class SharedMarks: Sendable {
  let marks: NodeMarks

  init(_ marks: NodeMarks) { self.marks = marks }
}

extension LayoutNode {
  /// What kind of view it is, in SwiftUI's word: `VStack`, `Text`, `padding`.
  public var kind: String {
    get { shared.marks.kind }
    set { marks.kind = newValue }
  }
  /// The layout direction in force.
  public var direction: LayoutDirection {
    get { shared.marks.direction }
    set { marks.direction = newValue }
  }
  /// Whether the view sets its own layout direction, so that it does not mirror.
  public var isDirectionFixed: Bool {
    get { shared.marks.isDirectionFixed }
    set { marks.isDirectionFixed = newValue }
  }
  /// The accessibility identifier.
  public var identifier: String? {
    get { shared.marks.identifier }
    set { marks.identifier = newValue }
  }
  /// The accessibility label, where the view sets one.
  public var label: String? {
    get { shared.marks.label }
    set { marks.label = newValue }
  }
  /// The opacity of it and its children, 0 to 1.
  public var opacity: Double {
    get { shared.marks.opacity }
    set { marks.opacity = newValue }
  }
  /// The shape that cuts off what it and its children draw outside; nil cuts nothing.
  public var clip: ShapeContent.Geometry? {
    get { shared.marks.clip }
    set { marks.clip = newValue }
  }
  /// How it and its children are drawn otherwise than they are laid out; nil where they are not.
  public var effect: DrawingEffect? {
    get { shared.marks.effect }
    set { marks.effect = newValue }
  }
  /// Whether a tap does something.
  public var isControl: Bool {
    get { shared.marks.isControl }
    set { marks.isControl = newValue }
  }
  /// Findings that the view's code accepts, about it and all inside it.
  public var acceptances: [Acceptance] {
    get { shared.marks.acceptances }
    set { marks.acceptances = newValue }
  }
}
