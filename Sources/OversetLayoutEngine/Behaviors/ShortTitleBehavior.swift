package import Foundation

/// A title that is shown whole or not at all: that of the screen before, beside the arrow that leads back.
package struct ShortTitleBehavior: UnaryBehavior, Sendable {
  /// The greatest width at which the title is shown, in points.
  package let greatestWidth: CGFloat

  /// Creates the behaviour; the width in points.
  package init(greatestWidth: CGFloat) { self.greatestWidth = greatestWidth.asLength }

  /// The title's own size, in points; nothing where it is wider than allowed.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let size = context.childSize(.unspecified)
    return size.width <= greatestWidth ? size : .zero
  }

  /// The title, if there is room for it.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    guard context.childSize(.unspecified).width <= greatestWidth else { return [nil] }
    return [Placement(proposal: .unspecified)]
  }
}
