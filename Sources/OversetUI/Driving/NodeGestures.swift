/// What a user can do with a node beside using it as a control.
package struct NodeGestures {
  /// What a finger that rests does: it opens a menu, or runs an action.
  package var longPress: (@MainActor () -> Void)?
  /// What a swipe uncovers, by the edge at which it stands.
  package var swipes: [HorizontalEdge: @MainActor () -> Void] = [:]
  /// Loads the content again, when it is pulled down.
  package var refresh: (@MainActor () async -> Void)?
  /// Closes what the node is presented in, when it is dragged down.
  package var dismiss: (@MainActor () -> Void)?
  /// Whether a tap opens a menu, so that it does not close the menu around.
  var opensMenu = false
}

/// A modifier that adds to what a user can do with its content. Layout and drawing do not change.
struct GestureModifier: AttributeModifier {
  typealias Body = Never

  let add: @MainActor (inout NodeGestures) -> Void

  init(_ add: @escaping @MainActor (inout NodeGestures) -> Void) { self.add = add }

  func apply(to node: _ViewNode) { add(&node.gestures) }
}
