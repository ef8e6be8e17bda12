import Foundation
import OversetLayoutEngine
import OversetVocabulary
import Testing

/// Layout from right to left is the mirror image of layout from left to right.
struct MirrorTests {
  @Test(
    "every frame from right to left mirrors the one from left to right", arguments: UInt64(0)..<400)
  func everyFrameIsMirrored(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let width: CGFloat = 393
    let proposal = ProposedSize(width: width, height: 600)
    let leftToRight = try ItemBuilder(direction: .leftToRight).item(tree)
    let rightToLeft = try ItemBuilder(direction: .rightToLeft).item(tree)
    let bounds = CGRect(x: 0, y: 0, width: width, height: 600)
    leftToRight.layoutRoot(in: bounds, proposal: proposal)
    rightToLeft.layoutRoot(in: bounds, proposal: proposal)
    try #require(leftToRight.flattened.count == rightToLeft.flattened.count)
    try #require(leftToRight.isPlaced)
    for (left, right) in zip(leftToRight.flattened, rightToLeft.flattened) {
      #expect(left.isPlaced == right.isPlaced, "\(tree)")
      guard left.isPlaced else { continue }
      let mirrored = width - left.frame.origin.x - left.frame.size.width
      let comment: Comment =
        "\(tree)\n\(leftToRight.framesDescription)\n\(rightToLeft.framesDescription)"
      #expect(areClose(right.frame.origin.x, mirrored), comment)
      #expect(areClose(right.frame.origin.y, left.frame.origin.y), comment)
      #expect(areClose(right.frame.size, left.frame.size), comment)
    }
  }

  /// What names left and right does not mirror: the same distance from the same side.
  @Test("offsets and positions count from the left in either direction")
  func offsetsAndPositionsStay() {
    for direction in LayoutDirection.allCases {
      let leaf = {
        LayoutItem(LeafBehavior { _ in LeafMetrics(size: CGSize(width: 40, height: 20)) })
      }
      let offset = LayoutItem(
        OffsetBehavior(x: 15, y: 5), children: [leaf()], direction: direction)
      offset.place(at: CGPoint(x: 100, y: 0), proposal: .unspecified)
      #expect(offset.children.first?.frame == CGRect(x: 115, y: 5, width: 40, height: 20))
      let position = LayoutItem(
        PositionBehavior(x: 30, y: 50), children: [leaf()], direction: direction)
      position.place(at: .zero, proposal: ProposedSize(width: 200, height: 100))
      #expect(position.children.first?.frame == CGRect(x: 10, y: 40, width: 40, height: 20))
    }
  }
}
