/// A constraint between the vertical edges of two views: `first = second + points`.
package struct InterfaceEdge: Hashable, Sendable {
  /// A vertical edge of a view.
  package enum Side: Hashable, Sendable {
    case leading, trailing

    /// The side that an attribute names; nil for any other attribute.
    init?(_ attribute: String) {
      switch attribute {
      case "leading", "left", "leadingMargin", "leftMargin": self = .leading
      case "trailing", "right", "trailingMargin", "rightMargin": self = .trailing
      default: return nil
      }
    }
  }

  /// An edge of one view.
  package struct End: Hashable, Sendable {
    /// The view's identifier; of a guide that of its view.
    package let view: String
    /// Which edge.
    package let side: Side
    /// Whether it is the edge of the view's margins, and not its own.
    package let isMargin: Bool

    package init(view: String, side: Side, isMargin: Bool = false) {
      self.view = view
      self.side = side
      self.isMargin = isMargin
    }
  }

  /// The one end.
  package let first: End
  /// The other one.
  package let second: End
  /// How far the first lies behind the second, in points.
  package let points: Double
  /// How the first compares with the second and the points.
  package let relation: InterfaceWidth.Relation
  /// The identifier of the constraint in Interface Builder; empty for none.
  package let constraint: String

  package init(
    first: End, second: End, points: Double = 0, relation: InterfaceWidth.Relation = .equal,
    constraint: String = ""
  ) {
    self.first = first
    self.second = second
    self.points = points
    self.relation = relation
    self.constraint = constraint
  }
}

extension InterfaceEdge {
  /// How far an edge of a view lies inside of the edge that it is bound to, at least; nil where the constraint keeps it
  /// from nothing.
  ///
  /// - Returns: The points towards the view's middle, and the edge that they are counted from.
  func inset(of view: String, _ side: Side) -> (points: Double, from: End)? {
    let isFirst = first.view == view && first.side == side
    let (own, other) = isFirst ? (first, second) : (second, first)
    guard own.view == view, own.side == side, !own.isMargin, other.view != view else { return nil }
    let isInward = side == .leading
    let holds =
      switch relation {
      case .equal: true
      case .atLeast: isFirst == isInward
      case .atMost: isFirst != isInward
      }
    guard holds else { return nil }
    return (isFirst == isInward ? points : -points, other)
  }
}
