public import Foundation
public import OversetLayoutEngine

/// A view that makes its content from the size it gets.
///
/// It takes all the space that it is offered and puts its content at the top leading corner. Its content is
/// evaluated during layout, once for each device, so it costs time in a large matrix.
public struct GeometryReader<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The closure that makes the content from the size.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader whose content may use the size and the frame.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The node of the view. Its content's nodes are made when it is placed: only then is its size known.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let around = context.descending(to: "GeometryReader")
    let content = GeometryContent { geometry, _ in
      var inner = around
      let proxy = GeometryProxy(geometry, spaces: inner.coordinateSpaces)
      let mayRun = inner.enter(.reader, Self.self)
      return inner.services.evaluating { [inner] in
        _ViewNode.one(
          of: mayRun ? resolve(view.content(proxy), in: inner) : [], or: "ZStack",
          ZStackBehavior(alignment: .topLeading), in: inner)
      }
    }
    let node = _ViewNode("GeometryReader", layout: .geometry(content), in: context)
    content.reader = node
    return [node]
  }
}

/// The content of a geometry reader or a canvas, made for the space that it gets.
@MainActor
final class GeometryContent {
  /// The reader's node.
  weak var reader: _ViewNode?
  private let makeNode: (ContainerGeometry, NodeMeasuring) -> _ViewNode

  init(makeNode: @escaping (ContainerGeometry, NodeMeasuring) -> _ViewNode) {
    self.makeNode = makeNode
  }

  /// The content for `geometry`. A view with a geometry reader is laid out on the main actor, where views
  /// are evaluated.
  nonisolated func make(
    for geometry: ContainerGeometry, measuring: NodeMeasuring
  ) -> ResolvedNode {
    let measuring = Unchecked(measuring)
    return MainActor.assumeIsolated {
      let node = makeNode(geometry, measuring.value)
      reader?.show(node)
      return node.resolved()
    }
  }
}

/// Measures nodes that are in no layout yet.
struct NodeMeasuring {
  /// The size and the guides of a node for a proposal, in points.
  let dimensions: (ResolvedNode, ProposedSize) -> ViewDimensions
}

/// The size and the place that a geometry reader got.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize
  /// The distance from each edge of the safe area to the edge of the screen, in points.
  public let safeAreaInsets: EdgeInsets

  private let frame: CGRect
  private let spaces: CoordinateSpaces

  @MainActor
  init(_ geometry: ContainerGeometry, spaces: CoordinateSpaces) {
    size = geometry.frame.size
    safeAreaInsets = geometry.safeAreaInsets
    frame = geometry.frame
    self.spaces = spaces
  }

  /// The place that an anchor names, in points from the upper left corner of this view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let (anchor, origin) = (Unchecked(anchor), frame.origin)
    return MainActor.assumeIsolated { Unchecked(anchor.value.value(from: origin)) }.value
  }

  /// The frame in `space`, in points from the left and the top in both directions. If no view has named the
  /// space, it is the frame on the screen.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame
    case .named(let name):
      let place = Unchecked((spaces, name))
      let origin = MainActor.assumeIsolated { place.value.0.origin(of: place.value.1) }
      return origin.map { frame.offsetBy(dx: -$0.x, dy: -$0.y) } ?? frame
    }
  }
}
