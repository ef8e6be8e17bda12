public import Foundation

/// Distances inwards from the four sides of a rectangle, in points; negative ones reach outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side, in points.
  public var top: CGFloat
  /// The distance from the side where a line begins, in points.
  public var leading: CGFloat
  /// The distance from the lower side, in points.
  public var bottom: CGFloat
  /// The distance from the side where a line ends, in points.
  public var trailing: CGFloat

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates the same inset, in points, on some edges, and zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
    self = restricted(to: edges)
  }

  /// The inset from one edge, in points.
  package subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  /// The sum of the leading and trailing insets, in points.
  var horizontal: CGFloat { leading + trailing }
  /// The sum of the top and bottom insets, in points.
  var vertical: CGFloat { top + bottom }

  /// The same insets on `edges`, zero elsewhere.
  func restricted(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0
    )
  }

  /// The insets that undo these.
  var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }

  /// The same insets with every value that is not finite read as zero.
  var normalized: EdgeInsets {
    EdgeInsets(
      top: top.asCoordinate,
      leading: leading.asCoordinate,
      bottom: bottom.asCoordinate,
      trailing: trailing.asCoordinate
    )
  }

  /// The edges these insets move at all.
  var affectedEdges: Edge.Set {
    Edge.allCases.reduce(into: Edge.Set()) { edges, edge in
      if self[edge] != 0 { edges.insert(Edge.Set(edge)) }
    }
  }
}
