package import Foundation

/// The row of a bar: child 0 at the leading edge, child 2 at the trailing edge, child 1 between them.
///
/// The middle one stands in the middle of the row, and moves aside where it would touch another; it is offered
/// what the others leave. Source: the behaviour of navigation bars on iOS, from memory.
package struct TitleRowBehavior: LayoutBehavior, Sendable {
  /// From the edges to the first and the last child, in points.
  package let margin: CGFloat
  /// The least distance between two children, in points.
  package let spacing: CGFloat

  /// Creates a row; lengths in points.
  package init(margin: CGFloat, spacing: CGFloat) {
    self.margin = margin.asLength
    self.spacing = spacing.asLength
  }

  /// The width offered, and the height of the highest child, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let sizes = parts(in: proposal.width, context).map(\.size)
    let gaps = CGFloat(sizes.count { $0.width > 0 } - 1).asLength * spacing
    return CGSize(
      width: proposal.width ?? sizes.reduce(2 * margin + gaps) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  /// The children in the middle of the height.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let parts = parts(in: size.width, context)
    guard parts.count == 3 else { return [] }
    let end = size.width - margin - parts[2].size.width
    let first = margin + room(beside: parts[0].size)
    let last = end - (room(beside: parts[2].size) - parts[2].size.width) - parts[1].size.width
    let middle = (size.width - parts[1].size.width) / 2
    let starts = [margin, max(min(middle, last), first), end]
    return zip(parts, starts).map { part, x in
      Placement(
        at: CGPoint(x: x, y: (size.height - part.size.height) / 2), proposal: part.proposal)
    }
  }

  /// The children lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  /// What a view at an end takes of the middle, in points.
  private func room(beside size: CGSize) -> CGFloat {
    size.width > 0 ? size.width + spacing : 0
  }

  private func parts(
    in width: CGFloat?, _ context: LayoutContext
  ) -> [(size: CGSize, proposal: ProposedSize)] {
    guard context.children.count == 3 else { return [] }
    let ends = [0, 2].map { context.children[$0].sizeThatFits(.unspecified) }
    let left = width.map {
      ($0 - 2 * margin - ends.reduce(0) { $0 + room(beside: $1) }).asLength
    }
    let offer = ProposedSize(width: left, height: nil)
    return [
      (ends[0], .unspecified), (context.children[1].sizeThatFits(offer), offer),
      (ends[1], .unspecified),
    ]
  }
}
