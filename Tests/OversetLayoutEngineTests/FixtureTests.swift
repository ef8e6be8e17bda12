import Foundation
import OversetLayoutEngine
import Testing

/// Every case of `Fixtures/*.layout`: the frames of a tree for a proposal.
struct FixtureTests {
  @Test(
    "every view of a fixture has the frame that the fixture expects", arguments: LayoutFixture.all)
  func framesAreAsExpected(_ fixture: LayoutFixture) throws {
    let builder = ItemBuilder(direction: fixture.direction, displayScale: fixture.displayScale)
    let root = try builder.item(fixture.tree)
    root.place(at: .zero, proposal: fixture.proposal)
    let comment: Comment = "\(fixture.source)\n\(fixture.tree)\n\(root.framesDescription)"
    expectFrames(of: root, toBe: fixture.tree, comment)
  }

  /// Reading nothing would pass every case.
  @Test("the fixtures are read, name their sources and expect a frame for every view")
  func fixturesAreComplete() {
    #expect(LayoutFixture.all.count >= 50)
    for fixture in LayoutFixture.all {
      #expect(!fixture.source.isEmpty, "\(fixture.name) names no source")
      #expect(everyViewIsExpected(fixture.tree), "\(fixture.name) leaves a view out")
    }
  }

  private func everyViewIsExpected(_ node: TreeNode) -> Bool {
    node.expected != nil && node.children.allSatisfy(everyViewIsExpected)
  }

  private func expectFrames(of item: LayoutItem, toBe node: TreeNode, _ comment: Comment) {
    switch node.expected {
    case nil: break
    case .unplaced: #expect(!item.isPlaced, comment)
    case .frame(let x, let y, let width, let height):
      #expect(item.isPlaced, comment)
      expect(item.frame.origin.x, x, comment)
      expect(item.frame.origin.y, y, comment)
      expect(item.frame.size.width, width, comment)
      expect(item.frame.size.height, height, comment)
    }
    #expect(item.children.count == node.children.count, comment)
    for (child, expected) in zip(item.children, node.children) {
      expectFrames(of: child, toBe: expected, comment)
    }
  }

  /// Fixtures give three decimals: half a thousandth is their rounding.
  private func expect(_ actual: CGFloat, _ expected: Double?, _ comment: Comment) {
    guard let number = expected else { return }
    let wanted = CGFloat(number)
    #expect(actual == wanted || abs(actual - wanted) < 0.0006, comment)
  }
}
