public import Foundation
public import OversetLayout

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
    let reader = Reader()
    let behavior = GeometryBehavior.reading { geometry in
      // Layout runs where views are evaluated.
      let made = MainActor.assumeIsolated {
        let proxy = GeometryProxy(geometry, spaces: inner.coordinateSpaces)
        let content = _ViewNode.one(
          of: resolve(view.content(proxy), in: inner), or: "ZStack",
          ZStackBehavior(alignment: .topLeading), in: inner)
        reader.node?.show(content)
        return Unchecked(content.item)
      }
      return made.value
    }
    let node = _ViewNode("GeometryReader", behavior, in: context)
    reader.node = node
    return [node]
  }

  /// The node that a behaviour belongs to, which is made after it.
  @MainActor private final class Reader {
    weak var node: _ViewNode?
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
