package import Foundation

/// A row of a list: child 0 is its content at the leading edge, child 1, if there is one, the separator at
/// its foot.
///
/// The row takes the width that it is offered. The separator begins at the content's guide
/// `listRowSeparatorLeading`, where its first text begins, and else where the content does.
package struct ListRowBehavior: LayoutBehavior, Sendable {
  /// The room around the content, in points; nil takes ``margin`` and ``padding``.
  package let insets: EdgeInsets?
  /// The room beside the content.
  package let margin: SideMargin
  /// The room above and below the content, in points.
  package let padding: CGFloat
  /// The least height, in points.
  package let leastHeight: CGFloat
  /// From the end of the separator to the trailing edge, in points.
  package let separatorEnd: CGFloat

  /// Creates a row; lengths in points.
  package init(
    insets: EdgeInsets?, margin: SideMargin, padding: CGFloat, leastHeight: CGFloat,
    separatorEnd: CGFloat
  ) {
    self.insets = insets?.normalized
    self.margin = margin
    self.padding = padding
    self.leastHeight = leastHeight.asLength.asCoordinate
    self.separatorEnd = separatorEnd
  }

  /// The width offered, and the content's height with the room around it, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let insets = insets(in: proposal.width)
    let content = context.childSize(offer(proposal.width, inside: insets))
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(content.height + insets.vertical, leastHeight))
  }

  /// The content in the middle of the height, and the separator at the foot.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let insets = insets(in: proposal.width ?? size.width)
    let offer = offer(size.width, inside: insets)
    let content = context.childDimensions(offer)
    let free = size.height - insets.vertical - content.height
    let place = Placement(
      at: CGPoint(x: insets.leading, y: insets.top + free / 2), proposal: offer)
    guard context.children.count > 1 else { return [place] }
    return [place, separator(under: content, at: insets.leading, in: size, context)]
  }

  private func separator(
    under content: ViewDimensions, at leading: CGFloat, in size: CGSize, _ context: LayoutContext
  ) -> Placement {
    let start = leading + content[HorizontalAlignment.listRowSeparatorLeading]
    let end =
      content[explicit: HorizontalAlignment.listRowSeparatorTrailing].map { leading + $0 }
      ?? size.width - separatorEnd
    let thickness = 1 / context.displayScale
    return Placement(
      at: CGPoint(x: start, y: size.height - thickness),
      proposal: ProposedSize(width: max(end - start, 0), height: thickness))
  }

  /// None: rows line nothing up outside of the list.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// Rows touch.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .zero }

  /// A row's content lies in no stack of the outside.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  private func insets(in width: CGFloat?) -> EdgeInsets {
    if let insets { return insets }
    var insets = margin.insets(in: width)
    insets.top = padding
    insets.bottom = padding
    return insets
  }

  private func offer(_ width: CGFloat?, inside insets: EdgeInsets) -> ProposedSize {
    ProposedSize(width: width, height: nil).inset(by: insets)
  }
}
