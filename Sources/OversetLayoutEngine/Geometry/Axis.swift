/// One of the two directions a layout runs in.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// Along the line of text, from the leading to the trailing edge.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The axis across this one: a horizontal stack aligns its children on the vertical one.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any combination of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    /// Whether the set holds this axis.
    package func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }
  }
}
