import Foundation
import OversetLayoutEngine
import OversetVocabulary
import Testing

/// Any input has a result: no trap, no NaN, no negative length.
struct RobustnessTests {
  static let hostileProposals: [ProposedSize] = {
    let lengths: [CGFloat?] = [nil, 0, -5, .nan, .infinity, -.infinity, 1e308, 1e-300, 200]
    return lengths.flatMap { width in lengths.map { ProposedSize(width: width, height: $0) } }
  }()

  @Test(
    "hostile lengths and proposals give sizes of zero or more and finite origins",
    arguments: UInt64(1000)..<1300)
  func sizesAndFramesAreNumbers(seed: UInt64) throws {
    var random = RandomTree(seed: seed, isHostile: true)
    let tree = random.tree()
    let direction: LayoutDirection = seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft
    let root = try ItemBuilder(direction: direction).item(tree)
    for proposal in Self.hostileProposals {
      let size = root.sizeThatFits(proposal)
      #expect(size.width >= 0 && size.height >= 0, "\(proposal)\n\(tree)")
      root.place(at: .zero, proposal: proposal)
      for item in root.flattened {
        let frame = item.frame
        #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(proposal)\n\(tree)")
        #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(proposal)\n\(tree)")
      }
    }
  }

  @Test(
    "a divider has a finite positive thickness at any display scale",
    arguments: [CGFloat.nan, -.infinity, .infinity, 0, -3])
  func displayScaleIsAlwaysUsable(scale: CGFloat) {
    let divider = LayoutItem(DividerBehavior(), displayScale: scale)
    let size = divider.sizeThatFits(ProposedSize(width: 100, height: 100))
    #expect(size.width == 100)
    #expect(size.height > 0 && size.height.isFinite)
  }

  /// A measuring function may answer anything.
  @Test("a leaf that measures NaN, infinite or negative lengths has zeros in their place")
  func leafAnswersAreClamped() {
    let leaf = LayoutItem(
      LeafBehavior { _ in
        LeafMetrics(
          size: CGSize(width: CGFloat.nan, height: -4), firstBaseline: .nan,
          lastBaseline: .infinity)
      })
    let dimensions = leaf.dimensions(.unspecified)
    #expect(dimensions.width == 0)
    #expect(dimensions.height == 0)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 0)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 0)
  }

  @Test("a container without children has no size")
  func emptyContainersAreEmpty() {
    let behaviors: [any LayoutBehavior] = [
      StackBehavior(axis: .horizontal), StackBehavior(axis: .vertical), ZStackBehavior(),
      LayerBehavior(), GroupPassThrough(), ViewThatFitsBehavior(), FixedSizeBehavior(),
      OffsetBehavior(x: 3, y: 3), AspectRatioBehavior(contentMode: .fit),
    ]
    for behavior in behaviors {
      let item = LayoutItem(behavior)
      #expect(item.sizeThatFits(ProposedSize(width: 100, height: 50)) == .zero, "\(behavior)")
      item.layoutRoot(in: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(item.frame == CGRect(x: 50, y: 25, width: 0, height: 0), "\(behavior)")
    }
  }
}
