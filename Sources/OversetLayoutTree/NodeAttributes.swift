import OversetLayoutEngine
public import OversetVocabulary

/// What a view says about its node: everything except its frame, its content and its children.
///
/// The one list of these attributes: a view sets them while it is evaluated, and the laid-out node reads
/// them as its own properties.
public struct NodeAttributes: Sendable {
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
  /// The shape that clips the node and its children; nil clips nothing.
  public var clip: ShapeContent.Geometry?
  /// How the drawing of it and its children differs from their layout; nil if it does not.
  public var effect: DrawingEffect?
  /// Whether a tap does something.
  public var isControl = false
  /// Findings that the view's code accepts, about it and all inside it.
  public var acceptances: [Acceptance] = []

  /// Describes a node that sets nothing but its kind.
  public init(kind: String, direction: LayoutDirection = .leftToRight) {
    self.kind = kind
    self.direction = direction
  }
}

/// Attributes that nodes share: they never change, a changed node has others.
@usableFromInline
final class SharedAttributes: Sendable {
  @usableFromInline let value: NodeAttributes

  @inlinable init(_ value: NodeAttributes) { self.value = value }
}
