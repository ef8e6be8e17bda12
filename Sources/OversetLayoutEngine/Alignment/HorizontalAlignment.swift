import Foundation

/// A guide across the width of a view. Values run from the leading edge, whatever the direction.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide on its axis.
  package let key: AlignmentKey

  /// Creates an alignment from a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id, isOfApp: true)
  }

  private init(system id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id, isOfApp: false)
  }

  /// The edge where a line begins.
  public static let leading = HorizontalAlignment(system: Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(system: Center.self)
  /// The edge where a line ends.
  public static let trailing = HorizontalAlignment(system: Trailing.self)
  /// Where a list row's separator begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(system: SeparatorLeading.self)
  /// Where a list row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(system: SeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
