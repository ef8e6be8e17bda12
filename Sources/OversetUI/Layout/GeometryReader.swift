public import Foundation
public import OversetLayoutEngine

/// A view whose content depends on the room that it gets, as in SwiftUI.
///
/// It takes all it is offered; its content stands at the top leading corner.
public struct GeometryReader<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// The content for a room.
  public var content: (GeometryProxy) -> Content

  /// Makes its content for the room that it gets.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The node of the view. Its content's nodes are made when it is placed: only then is its size known.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let inner = context.descending(to: "GeometryReader")
    let content = GeometryContent { geometry in
      let proxy = GeometryProxy(geometry, spaces: inner.coordinateSpaces)
      return _ViewNode.one(
        of: resolve(view.content(proxy), in: inner), or: "ZStack",
        ZStackBehavior(alignment: .topLeading), in: inner)
    }
    let node = _ViewNode("GeometryReader", layout: .geometry(content), in: context)
    content.reader = node
    return [node]
  }
}

/// What a geometry reader shows, made for the room that it gets.
@MainActor
final class GeometryContent {
  /// The reader's node.
  weak var reader: _ViewNode?
  private let makeNode: (ContainerGeometry) -> _ViewNode

  init(makeNode: @escaping (ContainerGeometry) -> _ViewNode) { self.makeNode = makeNode }

  /// The content for `geometry`. A view with a geometry reader is laid out on the main actor, where views
  /// are evaluated.
  nonisolated func make(for geometry: ContainerGeometry) -> ResolvedNode {
    MainActor.assumeIsolated {
      let node = makeNode(geometry)
      reader?.show(node)
      return node.resolved()
    }
  }
}

/// The room that a view has got.
public struct GeometryProxy {
  /// Its size, in points.
  public let size: CGSize
  /// How far the screen goes on beyond the safe area at its edges, in points.
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

  /// Its frame in `space`, in points from the left and top, in either direction. In a space that
  /// nobody has named it is that on the screen.
  @MainActor
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: frame
    case .named(let name):
      spaces.origin(of: name).map { frame.offsetBy(dx: -$0.x, dy: -$0.y) } ?? frame
    }
  }
}
