public import Foundation

/// An origin of coordinates, by its type.
public protocol CoordinateSpaceProtocol {
  /// The origin as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// Coordinates from the view's own upper left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The view's own upper left corner.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Coordinates from the upper left corner of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The upper left corner of the screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// Coordinates from the upper left corner of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The upper left corner of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the space of the scroll view around.
enum ScrollViewSpace: Hashable { case nearest }

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own upper left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The upper left corner of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The upper left corner of the view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The scroll view around. Scroll views name no space here: it is the screen.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace.nearest))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The scroll view around that scrolls along an axis. Scroll views name no space here: it is the screen.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension GeometryProxy {
  /// The frame in `coordinateSpace`, in points from the left and the top in both directions.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the view around that has a name, in the coordinates of this view. Its size is unknown here, and nil
  /// is returned.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension View {
  /// Names this view's coordinates, so that a geometry reader inside this view can ask for a frame in them.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }
}
