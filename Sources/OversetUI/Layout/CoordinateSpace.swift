import Foundation
import OversetLayoutEngine

/// The origin of the coordinates of a frame.
public enum CoordinateSpace: Hashable {
  /// The view's own upper left corner.
  case local
  /// The upper left corner of the screen.
  case global
  /// The upper left corner of the surrounding view that `coordinateSpace(name:)` gives this name.
  case named(AnyHashable)
}

/// The coordinate spaces that the views around have named.
@MainActor
struct CoordinateSpaces {
  private var owners: [AnyHashable: Owner] = [:]

  /// The view that names a space, once it is laid out.
  @MainActor final class Owner {
    weak var item: LayoutItem?
  }

  /// Adds a space called `name`. An inner one hides an outer one.
  mutating func add(_ name: AnyHashable, _ owner: Owner) { owners[name] = owner }

  /// The upper left corner of the space called `name`, in points of the screen; nil if no view has this
  /// name.
  func origin(of name: AnyHashable) -> CGPoint? { owners[name]?.item?.frame.origin }
}

/// A modifier that names the space of its content.
private struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never

  let name: AnyHashable

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    var inner = context
    let owner = CoordinateSpaces.Owner()
    inner.coordinateSpaces.add(modifier.name, owner)
    let nodes = content(inner)
    nodes.first?.namedSpaces.append(owner)
    return nodes
  }
}

extension View {
  /// Names this view's coordinates, so that a geometry reader inside this view can ask for a frame in them.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
