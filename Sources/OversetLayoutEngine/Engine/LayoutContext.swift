package import Foundation
package import OversetVocabulary

/// What a behaviour may know besides a proposal.
package struct LayoutContext {
  /// The children, in order.
  package let children: [LayoutItem]
  /// The direction lines run in. Only a rule that names left or right needs it: a behaviour's own
  /// space always runs from leading to trailing.
  package let direction: LayoutDirection
  /// Pixels per point.
  package let displayScale: CGFloat
  /// The axis of the stack the view lies in; `nil` outside of stacks.
  package let stackAxis: Axis?
  /// How far the screen goes on beyond the view's edges where the view touches the end of the safe
  /// area, in points. Known when placing; zero while measuring.
  package let safeAreaInsets: EdgeInsets
  /// The size of the nearest container around, in points; `nil` where it is not known. Known to views that
  /// ``LayoutBehavior/readsContainer``.
  package let containerSize: ProposedSize
  /// Counts the steps of the layout; nil where they are not bounded.
  package let budget: LayoutBudget?
}
