public import Foundation

/// The identity of an alignment guide, and where it lies in a view that does not set it.
///
/// ```swift
/// enum AvatarCentre: AlignmentID {
///   static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
/// }
/// extension VerticalAlignment { static let avatarCentre = VerticalAlignment(AvatarCentre.self) }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The guide's offset from the leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
