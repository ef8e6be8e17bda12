package import Foundation

/// `HStack` and `VStack`: children one after another along an axis.
///
/// Source of the steps, numbered in `StackSolver`: OpenSwiftUI `StackLayout.swift` and objc.io,
/// "How an HStack lays out its children".
package struct StackBehavior: LayoutBehavior, Sendable {
  /// The axis the children follow each other along.
  package let axis: Axis
  /// The guide that lines the children up across the axis; the other half is not used.
  package let alignment: Alignment
  /// The distance between neighbours, in points; `nil` asks them (``ViewSpacing``).
  package let spacing: CGFloat?

  /// Creates a stack; a spacing (points) that is not finite counts as none given.
  package init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  /// An `HStack`.
  package static func horizontal(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackBehavior {
    StackBehavior(
      axis: .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing
    )
  }

  /// A `VStack`.
  package static func vertical(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackBehavior {
    StackBehavior(
      axis: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing
    )
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool { alignment.isOfApp }

  /// The sum of the children's lengths and distances, by the union of their aligned breadths.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    solver(context).solve(proposal).size
  }

  /// Step 5: places the children by a second pass, in which the breadth that measuring settled is
  /// proposed where none was. A text that measured itself on one line may so be told its width.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
    return solver(context).solve(proposal).placements
  }

  /// Both at once where the breadth is proposed: then the second pass is the first.
  package func arranged(
    _ proposal: ProposedSize, in context: LayoutContext
  ) -> (size: CGSize, placements: [Placement?])? {
    guard proposal[axis.cross] != nil else { return nil }
    let solution = solver(context).solve(proposal)
    return (solution.size, solution.placements)
  }

  /// Step 7: the union of all children's preferences across the axis, and those of the first and the
  /// last child at the ends.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    guard let first = context.children.first, let last = context.children.last else {
      return .ordinary
    }
    return context.children
      .reduce(ViewSpacing.none) { $0.union($1.spacing, edges: Edge.Set(axis.cross)) }
      .union(first.spacing, edges: Edge.Set(axis.start))
      .union(last.spacing, edges: Edge.Set(axis.end))
  }

  /// The stack's own axis.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { axis }

  private func solver(_ context: LayoutContext) -> StackSolver {
    StackSolver(
      axis: axis, guide: alignment[axis.cross], spacing: spacing, children: context.children)
  }
}
