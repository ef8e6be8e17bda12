public import Foundation

/// `.alignmentGuide(_:computeValue:)`: sets where a guide of the child lies.
public struct AlignmentGuideBehavior: UnaryBehavior {
  /// The guide that is set.
  public let guide: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  /// Sets a horizontal guide, in points from the child's leading edge.
  public init(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide.key
    self.computeValue = computeValue
  }

  /// Sets a vertical guide, in points from the child's top edge.
  public init(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide.key
    self.computeValue = computeValue
  }

  /// The child's size, in points.
  public func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The child as it is.
  public func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: proposal)]
  }

  /// The guide that is set.
  public var ownGuides: [AlignmentKey] { [guide] }

  /// The value that is set, and the child's own for every other guide, in points.
  public func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    guard guide == self.guide else {
      return context.children.first?.explicitGuide(guide, proposal: arrangement.proposal)
    }
    return computeValue(context.childDimensions(arrangement.proposal))
  }
}
