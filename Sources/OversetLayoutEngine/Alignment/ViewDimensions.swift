public import Foundation

/// The size of a view and its alignment guides, in its own space: points from the leading and top
/// edges.
public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let measured: Measured?
  /// In how many default places of the app's guides they are asked for a guide.
  private var depth = 0

  /// How many guides may stand for each other.
  private static let deepest = 100

  /// The view that was measured, and for which proposal: where explicit guides are looked up.
  private struct Measured: Equatable {
    let item: LayoutItem
    let proposal: ProposedSize

    static func == (lhs: Measured, rhs: Measured) -> Bool {
      lhs.item === rhs.item && lhs.proposal == rhs.proposal
    }
  }

  /// Creates the dimensions of plain bounds, which set no guide, in points.
  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    measured = nil
  }

  /// Creates the dimensions of plain bounds, which set no guide, in points.
  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  init(_ size: CGSize, of item: LayoutItem, proposal: ProposedSize) {
    width = size.width
    height = size.height
    measured = Measured(item: item, proposal: proposal)
  }

  /// The offset of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The offset of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The offset of a guide, in points, if the view or one inside it sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The offset of a guide, in points, if the view or one inside it sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The offset of a guide on its own axis, in points.
  package subscript(key: AlignmentKey) -> CGFloat {
    if let set = self[explicit: key] { return set }
    return key.isOfApp ? ownDefault(of: key) : key.defaultValue(in: self)
  }

  /// The default place of a guide of the app, which may ask for others. One that asks for itself is at 0, and the
  /// budget is told.
  private func ownDefault(of key: AlignmentKey) -> CGFloat {
    guard depth < ViewDimensions.deepest else {
      measured?.item.budget?.found(endless: key)
      return 0
    }
    var inner = self
    inner.depth += 1
    return key.defaultValue(in: inner)
  }

  /// The offset of a guide on its own axis, in points, if the view or one inside it sets it.
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let measured else { return nil }
    return measured.item.explicitGuide(key, proposal: measured.proposal)
  }

  /// The length on one axis, in points.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
