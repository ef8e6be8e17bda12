package import Foundation

/// A guide on each axis: where a child sits in a larger container.
public struct Alignment: Hashable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide down the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether code of the app says where one of the guides lies.
  var isOfApp: Bool { horizontal.key.isOfApp || vertical.key.isOfApp }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, in the middle of the width.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, in the middle of the width.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// The guide on one axis.
  package subscript(axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }

  /// The origin (points, in the space of `bounds`) that makes a child's guides meet those of the
  /// bounds.
  package func origin(of child: ViewDimensions, in bounds: ViewDimensions) -> CGPoint {
    CGPoint(
      x: bounds[horizontal] - child[horizontal],
      y: bounds[vertical] - child[vertical]
    )
  }
}
