package import Foundation

/// `Spacer`: takes what is left along its stack's axis, nothing across it; both ways outside of
/// stacks.
///
/// Its priority is below every other, so it is served last; neighbours keep no distance to it beyond
/// its own least length. Source: OpenSwiftUI `Spacer.swift`.
package struct SpacerBehavior: LayoutBehavior, Sendable {
  /// The least length, in points; `nil` is the standard distance of 8.
  package let minLength: CGFloat?

  /// Creates a spacer; a least length (points) that is NaN or negative counts as 0, an infinite one
  /// as not given.
  package init(minLength: CGFloat? = nil) {
    self.minLength = minLength.flatMap { $0 == .infinity ? nil : $0.asLength }
  }

  /// The length offered, at least ``minLength``, along the axis of the stack.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let least = minLength ?? ViewSpacing.standard
    let width = max(proposal.width ?? least, least)
    let height = max(proposal.height ?? least, least)
    return switch context.stackAxis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  /// A spacer has no children.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }

  /// No distance to its neighbours along the axis.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    context.stackAxis.map { ViewSpacing.zero(along: $0) } ?? .zero
  }

  /// Below every other.
  package func priority(in context: LayoutContext) -> Double { -.infinity }
}
