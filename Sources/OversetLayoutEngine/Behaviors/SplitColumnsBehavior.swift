package import Foundation

/// Columns of a split view: first the columns with their widths, then the detail, which takes what is left, then the lines
/// at the ends of the columns.
///
/// It takes all it is offered. The first columns are not shown as long as the detail would be narrower than a least width.
package struct SplitColumnsBehavior: LayoutBehavior, Sendable {
  /// The widths of the columns before the detail, in points.
  package let widths: [CGFloat]
  /// The width below which the detail makes the first columns disappear, in points; 0 shows all.
  package let leastDetailWidth: CGFloat

  /// Creates columns; lengths in points.
  package init(widths: [CGFloat], leastDetailWidth: CGFloat) {
    self.widths = widths.map(\.asLength)
    self.leastDetailWidth = leastDetailWidth.asLength
  }

  /// The proposal; where there is none, the columns with a detail as wide as it wants to be, and the highest (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let columns = context.children.prefix(widths.count + 1)
    let sizes = columns.enumerated().map { index, column in
      column.sizeThatFits(
        ProposedSize(
          width: index < widths.count ? widths[index] : nil, height: proposal.height))
    }
    let detail = sizes.count > widths.count ? sizes[widths.count].width : 0
    return CGSize(
      width: proposal.width ?? widths.reduce(detail, +),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  /// The columns from the leading edge.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    var first = 0
    while first < widths.count,
      size.width - widths[first...].reduce(0, +) < leastDetailWidth
    { first += 1 }
    var columns: [Placement?] = []
    var lines: [Placement?] = []
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      guard index >= first else {
        columns.append(nil)
        lines.append(nil)
        continue
      }
      columns.append(
        Placement(
          at: CGPoint(x: x, y: 0), proposal: ProposedSize(width: width, height: size.height)))
      x += width
      let thickness = 1 / context.displayScale
      lines.append(
        Placement(
          at: CGPoint(x: x - thickness, y: 0),
          proposal: ProposedSize(width: thickness, height: size.height)))
    }
    columns.append(
      Placement(
        at: CGPoint(x: x, y: 0),
        proposal: ProposedSize(width: max(size.width - x, 0), height: size.height)))
    return columns + lines
  }

  /// None: columns line nothing up outside.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// It touches its neighbours.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .none }

  /// Columns lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }
}
