import Foundation
import OversetLayoutEngine
import Testing

/// Rules that are tables: flexible frames and the distances between neighbours.
struct TableTests {
  static let frameRows = FixtureFiles.rows(of: "flexible-frames.csv")
  static let spacingRows = FixtureFiles.rows(of: "spacing.csv")

  /// Each row on both axes: width and height follow one rule.
  @Test("a flexible frame takes and proposes the lengths of its row", arguments: frameRows)
  func flexibleFrameTakesLength(_ row: [String]) throws {
    let cells = row.map(TreeNode.number)
    try #require(cells.count == 7)
    let child = cells[4] ?? 0
    let frame = { (axis: Axis) in
      let limits = (min: cells[0], ideal: cells[1], max: cells[2])
      return axis == .horizontal
        ? FlexibleFrameBehavior(
          minWidth: limits.min, idealWidth: limits.ideal, maxWidth: limits.max)
        : FlexibleFrameBehavior(
          minHeight: limits.min, idealHeight: limits.ideal, maxHeight: limits.max)
    }
    for axis in Axis.allCases {
      var seen: ProposedSize?
      let leaf = LayoutItem(
        LeafBehavior { proposal in
          seen = proposal
          return LeafMetrics(size: CGSize(width: child, height: child))
        })
      let item = LayoutItem(frame(axis), children: [leaf])
      var proposal = ProposedSize.unspecified
      proposal[axis] = cells[3]
      let size = item.sizeThatFits(proposal)
      #expect((axis == .horizontal ? size.width : size.height) == cells[5], "\(row)")
      item.place(at: .zero, proposal: proposal)
      #expect(leaf.proposal[axis] == cells[6], "\(row)")
      #expect(seen != nil)
    }
  }

  @Test("two neighbours keep the distance of their row", arguments: spacingRows)
  func neighboursKeepDistance(_ row: [String]) throws {
    try #require(row.count == 4)
    let axis: Axis = row[0] == "horizontal" ? .horizontal : .vertical
    let before = try #require(Self.spacing(row[1], along: axis))
    let after = try #require(Self.spacing(row[2], along: axis))
    let expected = try #require(TreeNode.number(row[3]))
    #expect(abs(before.distance(to: after, along: axis) - expected) < 0.0006, "\(row)")
  }

  @Test("the tables of frames and distances are read")
  func tablesAreRead() {
    #expect(Self.frameRows.count >= 25)
    #expect(Self.spacingRows.count >= 15)
  }

  private static func spacing(_ name: String, along axis: Axis) -> ViewSpacing? {
    let words = name.split(separator: " ").map(String.init)
    switch words.first {
    case "ordinary": return .ordinary
    case "zero": return .zero
    case "spacer":
      // A spacer learns its axis from the stack it is in.
      let spacer = LayoutItem(SpacerBehavior())
      let stack = LayoutItem(StackBehavior(axis: axis), children: [spacer])
      return stack.children.first?.spacing
    case "text":
      let size = words.last.flatMap(TreeNode.number) ?? 17
      return .text(
        ascent: 0.952_148_437_5 * size, descent: 0.241_210_937_5 * size,
        capHeight: 0.7046 * size, leading: words.contains("leaded") ? 2.5 : 0, displayScale: 3)
    default: return nil
    }
  }
}
