package import Foundation

/// A margin that is larger where there is more width, as those of lists are.
package struct SideMargin: Hashable, Sendable {
  /// The margin in a narrow space, in points.
  package let narrow: CGFloat
  /// The margin in a wide one, in points.
  package let wide: CGFloat
  /// The least width of a wide space, in points.
  package let wideFrom: CGFloat

  /// Creates a margin; lengths in points.
  package init(narrow: CGFloat, wide: CGFloat, wideFrom: CGFloat) {
    self.narrow = narrow
    self.wide = wide
    self.wideFrom = wideFrom
  }

  /// The margin in a space of a width, in points; the narrow one where nothing is offered.
  package func length(in width: CGFloat?) -> CGFloat {
    guard let width else { return narrow }
    return width >= wideFrom ? wide : narrow
  }

  /// The margin on both sides, in points.
  package func insets(in width: CGFloat?) -> EdgeInsets {
    EdgeInsets(.horizontal, length(in: width))
  }

  /// The same margin inside a space that has it already: wide where the space outside was.
  package var inside: SideMargin {
    SideMargin(narrow: narrow, wide: wide, wideFrom: wideFrom - 2 * wide)
  }
}
