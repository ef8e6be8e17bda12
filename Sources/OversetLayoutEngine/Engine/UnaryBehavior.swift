import Foundation

/// A behaviour around a single child, as most modifiers are.
///
/// Priority and preferred spacing are the child's. An item without a child is laid out as if the
/// child were empty; children after the first are not shown.
package protocol UnaryBehavior: LayoutBehavior {}

extension UnaryBehavior {
  /// The child's preferences.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    context.children.first?.spacing ?? .ordinary
  }

  /// The child's priority.
  package func priority(in context: LayoutContext) -> Double {
    context.children.first?.priority ?? 0
  }
}

extension LayoutContext {
  /// The size (points) a single child takes for a proposal; zero if there is none.
  func childSize(_ proposal: ProposedSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  /// The dimensions (points) of a single child for a proposal; empty if there is none.
  func childDimensions(_ proposal: ProposedSize) -> ViewDimensions {
    children.first?.dimensions(proposal) ?? ViewDimensions(width: 0, height: 0)
  }
}
