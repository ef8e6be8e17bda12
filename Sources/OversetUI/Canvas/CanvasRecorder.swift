import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// Collects what a canvas, or a layer of one, draws: nodes at their places.
@MainActor
final class CanvasRecorder {
  /// The size of the canvas, in points.
  let size: CGSize
  /// The views that can be drawn by their tags.
  let symbols: [_ViewNode]
  let measuring: NodeMeasuring
  /// What texts, pictures and styles inherit.
  let context: _ViewContext
  private var drawn: [Drawn] = []
  private var records: [ModifierRecord] = []
  private var partCount = 0

  /// A node at its place in points, from the upper left corner of the canvas.
  struct Drawn {
    let node: _ViewNode
    let place: Placement
  }

  init(
    size: CGSize, symbols: [_ViewNode], measuring: NodeMeasuring, in context: _ViewContext
  ) {
    self.size = size
    self.symbols = symbols
    self.measuring = measuring
    self.context = context
  }

  /// A recorder for a layer of the same canvas.
  var layer: CanvasRecorder {
    CanvasRecorder(size: size, symbols: symbols, measuring: measuring, in: partContext())
  }

  /// The context of the next thing that is drawn.
  func partContext() -> _ViewContext {
    partCount += 1
    return context.descending(toIndex: partCount)
  }

  /// Says that a device would draw something else.
  func ignore(_ name: String, _ words: String = "") {
    let record = ModifierRecord(name, words: words, effect: .ignored)
    if !records.contains(record) { records.append(record) }
  }

  /// Draws a node at a place in the coordinates of `state`.
  func draw(_ node: _ViewNode, at place: Placement, in state: GraphicsState) {
    drawn.append(state.applied(to: Drawn(node: node, place: place), by: self))
  }

  /// Draws what a layer has collected, which stands in the coordinates of the canvas.
  func draw(_ layer: CanvasRecorder, in state: GraphicsState) {
    var state = state
    state.transform = .identity
    let node = group("drawLayer", layer.drawn)
    node.attributes.records += layer.records
    draw(node, at: Placement(proposal: ProposedSize(size)), in: state)
  }

  /// What has been drawn, as one node as large as the canvas.
  func group(_ kind: String) -> _ViewNode {
    let node = group(kind, drawn)
    node.attributes.records += records
    return node
  }

  /// The content of the canvas: it is not mirrored, and ends at the frame.
  var canvas: _ViewNode {
    let node = group("drawing")
    node.attributes.isDirectionFixed = true
    node.attributes.clip = .rectangle
    return node
  }

  /// Nodes at their places in one as large as the canvas.
  func group(_ kind: String, _ drawn: [Drawn]) -> _ViewNode {
    // Places run from the left, so that nothing in it may be mirrored.
    var upright = context
    upright.environment.layoutDirection = .leftToRight
    return _ViewNode(
      kind, CanvasBehavior(drawn.map(\.place)), children: drawn.map(\.node), in: upright)
  }

  /// How large a node is for a proposal, with its guides, in points.
  func dimensions(of nodes: [_ViewNode], for proposal: ProposedSize) -> ViewDimensions {
    measuring.dimensions(stack(nodes).resolved(), proposal)
  }

  /// Several nodes upon each other, as what a view of several views becomes in a canvas.
  func stack(_ nodes: [_ViewNode]) -> _ViewNode {
    _ViewNode.one(of: nodes, or: "ZStack", ZStackBehavior(alignment: .center), in: context)
  }
}
