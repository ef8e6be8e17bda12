import OversetLayoutEngine
package import OversetVocabulary

/// What a view says about its node: everything except its frame, its content and its children.
///
/// The one list of these attributes: a view sets them while it is evaluated, and the laid-out node reads
/// them as its own properties.
public struct NodeAttributes: Sendable {
  /// What kind of view it is, in SwiftUI's word: `VStack`, `Text`, `padding`.
  package var kind: String
  /// The layout direction in force.
  package var direction: LayoutDirection
  /// Whether the view sets its own layout direction, so that it does not mirror.
  package var isDirectionFixed = false
  /// The accessibility identifier.
  package var identifier: String?
  /// The accessibility label, where the view sets one.
  package var label: String?
  /// The opacity of it and its children, 0 to 1.
  package var opacity = 1.0
  /// The shape that clips the node and its children; nil clips nothing.
  package var clip: ShapeContent.Geometry?
  /// How the drawing of it and its children differs from their layout; nil if it does not.
  package var effect: DrawingEffect?
  /// How the picture of it and its children is changed as a whole; nil if it is not.
  package var layer: LayerEffect?
  /// Whether a tap does something.
  package var isControl = false
  /// Which part of a container of the system it is, with all inside it; nil if it is none. No description and no
  /// digest has it.
  package var systemPart: SystemPart?
  /// The view that a labelled frame stands for: one that Overset does not draw; nil for what is drawn. No description and
  /// no digest has it beside the frame's name.
  package var undrawnView: String?
  /// Findings that the view's code accepts, about it and all inside it.
  package var acceptances: [Acceptance] = []
  /// The modifiers without effect, the inner before the outer. No description and no digest has them.
  package var records: [ModifierRecord] = []
  /// The colours and pictures that the view asks for by name and that are not there. No description has them:
  /// what is drawn in their place says it.
  package var missingAssets: [MissingAsset] = []

  /// Describes a node that sets nothing but its kind.
  package init(kind: String, direction: LayoutDirection = .leftToRight) {
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
