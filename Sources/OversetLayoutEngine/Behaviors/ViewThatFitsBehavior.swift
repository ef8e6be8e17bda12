package import Foundation

/// `ViewThatFits(in:)`: the first child whose ideal size fits what is offered, else the last.
///
/// Source: Apple's documentation.
package struct ViewThatFitsBehavior: LayoutBehavior, Sendable {
  /// The axes on which a child must fit.
  package let axes: Axis.Set

  /// Creates the choice.
  package init(axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  /// The chosen child's size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    guard let choice = choice(proposal, in: context) else { return .zero }
    return context.children[choice].sizeThatFits(proposal)
  }

  /// The chosen child alone.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let choice = choice(proposal, in: context)
    return context.children.indices.map { $0 == choice ? Placement(proposal: proposal) : nil }
  }

  /// The first child's preferences: a stack asks before it knows which one is chosen.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    context.children.first?.spacing ?? .ordinary
  }

  private func choice(_ proposal: ProposedSize, in context: LayoutContext) -> Int? {
    context.children.firstIndex { fits($0, in: proposal) } ?? context.children.indices.last
  }

  private func fits(_ child: LayoutItem, in proposal: ProposedSize) -> Bool {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) { offer[axis] = nil }
    let ideal = child.sizeThatFits(offer)
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let limit = proposal[axis] else { return true }
      return ideal[axis] <= limit
    }
  }
}
