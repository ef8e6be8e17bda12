import Foundation
import OversetLayoutEngine
import Testing

/// How often leaves are measured: the cost of a layout.
struct MeasuringTests {
  private final class Counter {
    var count = 0
  }

  private func countedText(_ counter: Counter) -> LayoutItem {
    LayoutItem(
      LeafBehavior { proposal in
        counter.count += 1
        return FakeText(characters: 3, nil).metrics(proposal)
      })
  }

  @Test("a leaf is measured once for a proposal")
  func aProposalIsMeasuredOnce() {
    let counter = Counter()
    let item = countedText(counter)
    let proposal = ProposedSize(width: 100, height: nil)
    for _ in 0..<3 {
      _ = item.sizeThatFits(proposal)
      _ = item.dimensions(proposal)[VerticalAlignment.firstTextBaseline]
    }
    #expect(counter.count == 1)
  }

  @Test("a leaf does not remember a thousand proposals")
  func memoryIsBounded() {
    let counter = Counter()
    let item = countedText(counter)
    for _ in 0..<2 {
      for width in 0..<1000 {
        _ = item.sizeThatFits(ProposedSize(width: CGFloat(width), height: 9))
      }
    }
    #expect(counter.count == 2000)
  }

  /// Takes what it is offered, and counts how often it is asked.
  private struct CountingBehavior: LayoutBehavior {
    let counter: Counter

    func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
      counter.count += 1
      return CGSize(width: min(proposal.width ?? 70, 70), height: min(proposal.height ?? 30, 30))
    }

    func placements(
      in size: CGSize, proposal: ProposedSize, context: LayoutContext
    ) -> [Placement?] {
      []
    }
  }

  /// Each level of stacks asks for three or more proposals; if none were remembered, the innermost
  /// view would be asked 3^16 = 43 million times.
  @Test("the view inside 16 nested stacks is measured at most 64 times")
  func costIsLinearInDepth() {
    let counter = Counter()
    var item = LayoutItem(CountingBehavior(counter: counter))
    for level in 0..<16 {
      let sibling = LayoutItem(FlexibleLeafBehavior())
      let stack = StackBehavior(axis: level.isMultiple(of: 2) ? .horizontal : .vertical)
      item = LayoutItem(stack, children: [item, sibling])
    }
    item.layoutRoot(in: CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(counter.count > 0)
    #expect(counter.count <= 64)
  }
}
