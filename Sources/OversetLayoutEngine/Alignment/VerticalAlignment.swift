import Foundation

/// A guide down the height of a view. Values run from the top edge.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide on its axis.
  package let key: AlignmentKey

  /// Creates an alignment from a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id, isOfApp: true)
  }

  private init(system id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id, isOfApp: false)
  }

  /// The upper edge.
  public static let top = VerticalAlignment(system: Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(system: Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(system: Bottom.self)
  /// The topmost baseline of text; the lower edge where there is no text.
  public static let firstTextBaseline = VerticalAlignment(system: FirstTextBaseline.self)
  /// The bottommost baseline of text; the lower edge where there is no text.
  public static let lastTextBaseline = VerticalAlignment(system: LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
