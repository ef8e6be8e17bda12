public import Foundation
import OversetLayoutEngine

/// The size that a layout of yours offers a view, in points.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width offered; nil asks for the ideal, 0 for the least, infinity for the most.
  public var width: CGFloat?
  /// The height offered; nil asks for the ideal, 0 for the least, infinity for the most.
  public var height: CGFloat?

  /// Offers a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size offered, with `size` (points) standing in where nothing is.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var proposal: ProposedSize { ProposedSize(width: width, height: height) }
}

/// What is offered to a view of UIKit by SwiftUI's older, undocumented requirement. It is never asked here.
public struct _ProposedSize: Hashable, Sendable {
  /// The width, in points; nil for its own.
  public var width: CGFloat?
  /// The height, in points; nil for its own.
  public var height: CGFloat?
}
