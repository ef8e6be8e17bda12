import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import Testing

/// What nodes have from those around them.
struct TreeTraversalTests {
  private static let frame = CGRect(x: 10, y: 20, width: 40, height: 30)

  /// A node of `kind` in the same frame as all others, with the attributes that `change` sets.
  private static func node(
    _ kind: String, _ children: [LayoutNode] = [],
    change: (inout NodeAttributes) -> Void = { _ in }
  ) -> LayoutNode {
    var attributes = NodeAttributes(kind: kind)
    change(&attributes)
    return LayoutNode(attributes, frame: frame, children: children)
  }

  private static func visited(_ root: LayoutNode) -> [String: VisitedNode] {
    Dictionary(uniqueKeysWithValues: TreeTraversal(root).nodes.map { ($0.node.kind, $0) })
  }

  @Test("nodes come in drawing order with their places")
  func nodesComeInDrawingOrderWithTheirPlaces() throws {
    let root = Self.node("a", [Self.node("b", [Self.node("c")]), Self.node("d")])
    let nodes = TreeTraversal(root).nodes
    #expect(nodes.map(\.path) == ["a", "a/0:b", "a/0:b/0:c", "a/1:d"])
    #expect(nodes.map(\.position) == [0, 1, 2, 3])
    #expect(nodes.map(\.depth) == [0, 1, 2, 1])
    #expect(nodes.map { $0.parent?.node.kind } == [nil, "a", "b", "a"])
    #expect(nodes[2].ancestors.map(\.node.kind) == ["b", "a"])
    #expect(nodes[2].isInside(nodes[0]) && nodes[2].isInside(nodes[1]))
    #expect(!nodes[2].isInside(nodes[3]) && !nodes[2].isInside(nodes[2]))
  }

  @Test("attributes reach the nodes inside") func attributesReachTheNodesInside() throws {
    let root = Self.node(
      "outer",
      [
        Self.node("named", [Self.node("leaf")]) {
          $0.identifier = "name"
          $0.isDirectionFixed = true
          $0.acceptances = [Acceptance(rule: "second", reason: "inside")]
        },
        Self.node("beside"),
      ]
    ) { $0.acceptances = [Acceptance(rule: "first", reason: "around")] }
    let visited = Self.visited(root)
    let leaf = try #require(visited["leaf"])
    #expect(leaf.identifier == "name")
    #expect(leaf.isDirectionFixed)
    #expect(leaf.acceptances.map(\.rule) == ["first", "second"])
    let beside = try #require(visited["beside"])
    #expect(beside.identifier == nil && !beside.isDirectionFixed)
    #expect(beside.acceptances.map(\.rule) == ["first"])
  }

  @Test(
    "what is invisible hides all inside",
    arguments: [(0, true), (-1, true), (.nan, true), (0.01, false), (1, false)])
  func whatIsInvisibleHidesAllInside(opacity: Double, isHidden: Bool) throws {
    let root = Self.node(
      "outer", [Self.node("faint", [Self.node("leaf")]) { $0.opacity = opacity }])
    let visited = Self.visited(root)
    #expect(visited["outer"]?.isHidden == false)
    #expect(visited["faint"]?.isHidden == isHidden)
    #expect(visited["leaf"]?.isHidden == isHidden)
  }

  @Test("clips cut what is inside them") func clipsCutWhatIsInsideThem() throws {
    let root = Self.node("outer", [Self.node("clip", [Self.node("leaf")]) { $0.clip = .circle }])
    let visited = Self.visited(root)
    let clip = try #require(visited["clip"])
    #expect(!clip.isClipped && clip.drawnVisible != Self.frame)
    let leaf = try #require(visited["leaf"])
    #expect(leaf.isClipped && leaf.visible == Self.frame && leaf.drawnVisible == Self.frame)
  }

  /// Inside a turned view, clips around it cut what is drawn, and no longer what is laid out.
  @Test("effects map what is drawn") func effectsMapWhatIsDrawn() throws {
    let turned = DrawingEffect.rotation(degrees: 90, anchor: .center)
    let doubled = DrawingEffect.scale(x: 2, y: 2, anchor: .center)
    let root = Self.node(
      "clip",
      [Self.node("turned", [Self.node("doubled") { $0.effect = doubled }]) { $0.effect = turned }]
    ) { $0.clip = .rectangle }
    let visited = Self.visited(root)
    #expect(visited["clip"]?.transform == nil)
    let outer = turned.transform(in: Self.frame)
    #expect(visited["turned"]?.transform == outer)
    let inner = try #require(visited["doubled"])
    #expect(inner.transform == outer.after(doubled.transform(in: Self.frame)))
    #expect(!inner.isClipped && inner.drawnVisible == Self.frame)
  }
}
