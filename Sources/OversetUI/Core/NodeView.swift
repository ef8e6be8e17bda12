/// Views whose nodes have been made: what a container composes of the nodes of its content.
struct NodeView: View {
  typealias Body = Never

  let nodes: [_ViewNode]

  init(_ node: _ViewNode) { nodes = [node] }

  init(_ nodes: [_ViewNode]) { self.nodes = nodes }

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] { view.nodes }
}
