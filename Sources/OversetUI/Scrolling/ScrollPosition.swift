public import Foundation
public import OversetLayoutEngine

/// Where a scroll view stands: at an edge that code sends it to, and else at its beginning.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that it was sent to; nil if there is none.
  public private(set) var edge: Edge?
  /// The point that it was sent to, in points; nil if there is none.
  public private(set) var point: CGPoint?
  /// The identity of the view that it was sent to; nil if there is none.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether a finger moved it: never.
  public var isPositionedByUser: Bool { false }

  /// Creates a place at the beginning, among views that have identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a place at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Creates a place at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { viewID = id }

  /// Creates a place at a point, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Creates a place at a distance from the top, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    point = CGPoint(x: 0, y: y)
  }

  /// Creates a place at a distance from the left, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    point = CGPoint(x: x, y: 0)
  }

  /// Creates a place at two distances, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }

  /// Whether two places are the same.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.edge == second.edge && first.point == second.point
      && first.viewID.map { AnyHashable($0) } == second.viewID.map { AnyHashable($0) }
  }

  /// The distance from the left, in points; nil if there is no point.
  public var x: CGFloat? { point?.x }
  /// The distance from the top, in points; nil if there is no point.
  public var y: CGFloat? { point?.y }

  /// The identity of the view that it was sent to, if it is of the type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  /// Sends it to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Sends it to a view, which is recorded: it stands at its beginning all the same.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }

  /// Sends it to a point, which is recorded: it stands at its beginning all the same.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Sends it to a distance from the top, which is recorded.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// Sends it to a distance from the left, which is recorded.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  /// Sends it to two distances, which is recorded.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
}
