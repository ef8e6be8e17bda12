package import Foundation

/// The size a parent offers a child, in points; SwiftUI's `ProposedViewSize`.
///
/// A child answers a proposal with the size it takes, which may be smaller or larger.
package struct ProposedSize: Hashable, Sendable {
  /// How much width is there? `nil` asks for the ideal width, 0 for the least, infinity for the most.
  package var width: CGFloat?
  /// How much height is there? `nil` asks for the ideal height, 0 for the least, infinity for the
  /// most.
  package var height: CGFloat?

  /// Creates a proposal, in points.
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly this size, in points.
  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  package static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the ideal size.
  package static let unspecified = ProposedSize(width: nil, height: nil)
  /// Asks for the largest size.
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// The proposal on one axis, in points.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposed size, with `size` (points) standing in where nothing is proposed.
  package func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// What is left for a child inside `insets`, at least zero; what is unspecified stays so.
  package func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { ($0 - insets.horizontal).asLength },
      height: height.map { ($0 - insets.vertical).asLength }
    )
  }

  /// The same proposal with NaN read as unspecified and negative lengths as zero, so that every
  /// behaviour meets only `nil`, finite lengths from zero up, and infinity.
  var normalized: ProposedSize {
    ProposedSize(width: Self.normalized(width), height: Self.normalized(height))
  }

  private static func normalized(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(length, 0)
  }
}
