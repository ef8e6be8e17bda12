package import Foundation

/// A sheet at the bottom of a screen: takes all it is offered and gives its child the least of several heights.
///
/// Source: the behaviour of sheets on iOS, from memory.
package struct SheetBehavior: UnaryBehavior, Sendable {
  /// How high a sheet is.
  package enum Height: Hashable, Sendable {
    /// Up to just below the top of the safe area.
    case full
    /// A part of the screen's height, 0 to 1.
    case fraction(CGFloat)
    /// So many points above the safe area's lower end.
    case points(CGFloat)
  }

  /// The heights that the sheet may have; without one it has the full height.
  package let heights: [Height]
  /// From the top of the safe area to a sheet of full height, in points.
  package let top: CGFloat

  /// Creates a sheet; lengths in points.
  package init(heights: [Height], top: CGFloat) {
    self.heights = heights
    self.top = top.asLength
  }

  /// The proposal, and the child's length where there is none (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let child = context.childSize(proposal)
    return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  /// The child at the foot.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    guard proposal.height != nil else { return [Placement(proposal: ProposedSize(size))] }
    let kept = height(in: size.height, context)
    return [
      Placement(
        at: CGPoint(x: 0, y: size.height - kept),
        proposal: ProposedSize(width: size.width, height: kept))
    ]
  }

  /// Views inside measure themselves against the sheet.
  package var isContainer: Bool { true }

  /// The sheet without what is above it, in points.
  package func containerSize(
    for proposal: ProposedSize, in context: LayoutContext
  ) -> ProposedSize {
    ProposedSize(
      width: proposal.width, height: proposal.height.map { height(in: $0, context) })
  }

  /// The least of the heights in a room of so many points, in points.
  private func height(in room: CGFloat, _ context: LayoutContext) -> CGFloat {
    let reach = context.safeAreaInsets
    let most = max(room - top, 0)
    let screen = room + reach.vertical
    let height =
      heights.map { height -> CGFloat in
        switch height {
        case .full: most
        case .fraction(let part): screen * part.asLength - reach.bottom
        case .points(let length): length
        }
      }.min() ?? most
    return min(max(height.asLength, 0), most)
  }

  /// None: a sheet lines nothing up.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// Its content lies in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }
}
