import Foundation
import OversetLayoutEngine

/// What a view says of its row in a list.
struct ListRowTraits {
  /// The room around the content, in points; nil is the list's.
  var insets: EdgeInsets?
  /// What is behind the row; nil is the list's background for rows.
  var background: [_ViewNode]?
  /// What the view says of the separators at its edges.
  var separators: [(visibility: Visibility, edges: VerticalEdge.Set)] = []
  /// The colour of the separator below; nil is the system's.
  var separatorTint: Color?
  /// From the end of the separator to the trailing edge, in points; nil is the system's.
  var separatorEnd: CGFloat?

  /// The buttons that a swipe has uncovered beside the row; nil while it is not swiped.
  var swipe: RevealedSwipe?

  /// Whether no separator may be drawn at an edge. The innermost modifier that names the edge counts.
  func hidesSeparator(at edge: VerticalEdge.Set) -> Bool { visibility(at: edge) == .hidden }

  /// Whether the separator below the last row of a card is asked for.
  var showsLastSeparator: Bool { visibility(at: .bottom) == .visible }

  private func visibility(at edge: VerticalEdge.Set) -> Visibility? {
    separators.first { $0.edges.contains(edge) }?.visibility
  }
}
