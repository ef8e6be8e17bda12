import Foundation
import OversetLayoutEngine

/// The measures of lists and forms in one version of iOS, in points.
struct ListMetrics: Sendable {
  /// From the edge of the list to the cards of an inset list, and from the edge of a row to its content.
  var margin: SideMargin
  /// The room above and below the content of a row.
  var rowPadding: CGFloat
  /// The least height of a row.
  var leastRowHeight: CGFloat
  /// From the end of a row's separator to the row's trailing edge.
  var separatorEnd: CGFloat
  /// The radius of the corners of a card.
  var cardRadius: CGFloat
  /// Half of the room between two cards: one lies below a section, one above the next.
  var sectionGap: CGFloat
  /// The room above the text of a section's header.
  var headerAbove: CGFloat
  /// The room below the text of a section's header.
  var headerBelow: CGFloat
  /// The room above the text of a section's footer.
  var footerAbove: CGFloat
  /// The room below the text of a section's footer.
  var footerBelow: CGFloat
  /// The least height of a header in a plain list.
  var plainHeaderHeight: CGFloat
  /// The style of the text in a header of a grouped list.
  var headerFont: Font
  /// Whether headers of a grouped list are in capitals.
  var hasCapitalHeaders: Bool

  /// iOS 13 to 18, from memory: 44, 11, 16 (20 from 414 points of width on) and 10 as in UIKit; the gaps are
  /// those of a grouped table, 17.5 above and below a section and 38 for a header.
  static let ios18 = ListMetrics(
    margin: SideMargin(narrow: 16, wide: 20, wideFrom: 414), rowPadding: 11, leastRowHeight: 44,
    separatorEnd: 0, cardRadius: 10, sectionGap: 17.5, headerAbove: 15.5, headerBelow: 7,
    footerAbove: 7, footerBelow: 4, plainHeaderHeight: 28, headerFont: .footnote,
    hasCapitalHeaders: true)

  /// iOS 26. Measured in pictures 390 points wide: the margin, rows 51 points apart and 30 points higher than
  /// two lines, separators inset on both sides, cards of two sections with a header between them 56.7 points
  /// apart. From memory: the parts of that gap, the radius (by eye), footers and plain lists.
  static let ios26 = ListMetrics(
    margin: SideMargin(narrow: 16, wide: 20, wideFrom: 414), rowPadding: 15, leastRowHeight: 51,
    separatorEnd: 16, cardRadius: 26, sectionGap: 17.5, headerAbove: 8.8, headerBelow: 10,
    footerAbove: 8, footerBelow: 4, plainHeaderHeight: 32, headerFont: .headline,
    hasCapitalHeaders: false)
}
