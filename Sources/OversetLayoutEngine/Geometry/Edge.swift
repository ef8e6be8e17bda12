/// One side of a rectangle, named by reading order: leading is left in English and right in Arabic.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where a line begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line ends.
  case trailing

  /// Any combination of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// Both edges an axis runs between.
    package init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The leading side alone.
    public static let leading = Set(.leading)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// The trailing side alone.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set holds this edge.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}

extension Axis {
  /// The edge a layout along this axis begins at.
  var start: Edge { self == .horizontal ? .leading : .top }
  /// The edge a layout along this axis ends at.
  var end: Edge { self == .horizontal ? .trailing : .bottom }
}
