import Foundation
import OversetLayoutEngine
import OversetTestBasics
import Testing

/// What holds for every tree.
struct PropertyTests {
  /// Wrapped in a depth stack, the subject does not see the axis of the stack under test.
  private func subject(_ seed: UInt64) -> TreeNode {
    var random = RandomTree(seed: seed)
    return TreeNode(name: "zstack", children: [random.tree(depth: 3)])
  }

  /// The wrapper changes neither the size for any proposal nor, where both lengths are given, a
  /// frame inside it. (Without one of them a stack proposes more when it places: step 5.)
  private func expectSameLayout(
    _ wrapped: TreeNode, _ plain: TreeNode, for proposal: ProposedSize, depth: Int
  ) throws {
    let outer = try ItemBuilder().item(wrapped)
    let reference = try ItemBuilder().item(plain)
    #expect(
      areClose(outer.sizeThatFits(proposal), reference.sizeThatFits(proposal)),
      "\(proposal)\n\(wrapped)")
    guard let width = proposal.width, let height = proposal.height else { return }
    guard width.isFinite, height.isFinite else { return }
    outer.place(at: .zero, proposal: proposal)
    reference.place(at: .zero, proposal: proposal)
    let comment: Comment = "\(proposal)\n\(wrapped)\n\(outer.framesDescription)"
    let inner = outer.flattened.dropFirst(depth)
    try #require(inner.count == reference.flattened.count, comment)
    for (one, other) in zip(inner, reference.flattened) {
      #expect(one.isPlaced == other.isPlaced, comment)
      #expect(areClose(one.frame, other.frame), comment)
    }
  }

  @Test(
    "a stack of one view sizes and places it as if it stood alone", arguments: UInt64(0)..<100,
    ["hstack", "vstack"])
  func stackOfOneIsTheChild(seed: UInt64, stack: String) throws {
    let child = subject(seed)
    let wrapped = TreeNode(name: stack, children: [child])
    for proposal in sampleProposals {
      try expectSameLayout(wrapped, child, for: proposal, depth: 1)
    }
  }

  @Test("a negative padding undoes a padding of the same length", arguments: UInt64(0)..<100)
  func negativePaddingUndoesPadding(seed: UInt64) throws {
    let child = subject(seed)
    let padded = TreeNode(name: "padding", arguments: [("all", "12.5")], children: [child])
    let undone = TreeNode(name: "padding", arguments: [("all", "-12.5")], children: [padded])
    for proposal in sampleProposals {
      try expectSameLayout(undone, child, for: proposal, depth: 2)
    }
  }

  /// A memo must not change an answer, in whatever order the questions come.
  @Test("frames do not depend on what was proposed before", arguments: UInt64(200)..<260)
  func answersDoNotDependOnHistory(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let used = try ItemBuilder().item(tree)
    for proposal in sampleProposals { used.place(at: .zero, proposal: proposal) }
    for proposal in sampleProposals.reversed() {
      let fresh = try ItemBuilder().item(tree)
      fresh.place(at: .zero, proposal: proposal)
      used.place(at: .zero, proposal: proposal)
      #expect(used.framesDescription == fresh.framesDescription, "\(proposal)\n\(tree)")
    }
  }

  @Test(
    "placing a tree elsewhere moves every frame by the same distance", arguments: UInt64(300)..<360)
  func placingElsewhereMovesEveryFrame(seed: UInt64) throws {
    // A safe area is a place on the screen, not a distance, but it moves with its screen.
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let proposal = ProposedSize(width: 393, height: 600)
    let still = try ItemBuilder().item(tree)
    let moved = try ItemBuilder().item(tree)
    still.place(at: .zero, proposal: proposal)
    moved.place(at: CGPoint(x: 64, y: 128), proposal: proposal)
    try #require(still.flattened.count == moved.flattened.count && still.isPlaced)
    for (one, other) in zip(still.flattened, moved.flattened) where one.isPlaced {
      let expected = one.frame.offsetBy(dx: 64, dy: 128)
      #expect(areClose(other.frame, expected), "\(tree)")
    }
  }

  /// The same tree with rows for columns gives the same frames with x for y, as long as no text
  /// prefers one axis.
  @Test("a column has the frames of a row with x and y exchanged", arguments: [4, 7, 31])
  func columnsAreRowsTurned(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0..<6).map { _ in CGFloat(Int.random(in: 5...90, using: &generator)) }
    let stack = { (axis: Axis) in
      let boxes = lengths.map { length in
        LayoutItem(
          axis == .horizontal
            ? FlexibleFrameBehavior(maxWidth: length) : FlexibleFrameBehavior(maxHeight: length),
          children: [LayoutItem(FlexibleLeafBehavior())])
      }
      return LayoutItem(StackBehavior(axis: axis), children: boxes + [LayoutItem(SpacerBehavior())])
    }
    let row = stack(.horizontal)
    let column = stack(.vertical)
    row.place(at: .zero, proposal: ProposedSize(width: 300, height: 40))
    column.place(at: .zero, proposal: ProposedSize(width: 40, height: 300))
    try #require(row.flattened.count == column.flattened.count)
    for (one, other) in zip(row.flattened, column.flattened) {
      #expect(one.frame.origin.x == other.frame.origin.y)
      #expect(one.frame.origin.y == other.frame.origin.x)
      #expect(one.frame.size.width == other.frame.size.height)
      #expect(one.frame.size.height == other.frame.size.width)
    }
  }
}
