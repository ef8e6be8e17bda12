package import Foundation

/// `.alignmentGuide(_:computeValue:)`: sets where a guide of the child lies.
package struct AlignmentGuideBehavior: UnaryBehavior {
  /// The guide that is set.
  package let guide: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  /// Sets a horizontal guide, in points from the child's leading edge.
  package init(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide.key
    self.computeValue = computeValue
  }

  /// Sets a vertical guide, in points from the child's top edge.
  package init(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide.key
    self.computeValue = computeValue
  }

  /// The closure is the app's.
  package var runsAppCode: Bool { true }

  /// The child's size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The child as it is.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: proposal)]
  }

  /// The guide that is set.
  package var ownGuides: [AlignmentKey] { [guide] }

  /// The value that is set, and the child's own for every other guide, in points.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    guard guide == self.guide else {
      return context.children.first?.explicitGuide(guide, proposal: arrangement.proposal)
    }
    return computeValue(context.childDimensions(arrangement.proposal))
  }
}
