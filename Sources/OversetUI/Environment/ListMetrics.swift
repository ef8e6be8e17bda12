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

  /// iOS 13 to 18.
  static let ios18 = ListMetrics(
    // From memory, as UIKit's inset grouped table.
    margin: SideMargin(narrow: 16, wide: 20, wideFrom: 414),
    // From memory: 11 above and below a body line of 22 are the 44 of a cell.
    rowPadding: 11,
    // From memory, as UITableView's row height.
    leastRowHeight: 44,
    // From memory: the line runs to the edge of the card.
    separatorEnd: 0,
    // From memory.
    cardRadius: 10,
    // From memory: 17.5 above and below a section of a grouped table are 35 between two.
    sectionGap: 17.5,
    // From memory: 15.5 + 15.5 of a footnote line + 7 are the 38 of a grouped table's header.
    headerAbove: 15.5,
    // From memory.
    headerBelow: 7,
    // From memory.
    footerAbove: 7,
    // From memory.
    footerBelow: 4,
    // From memory, as UITableView's section header.
    plainHeaderHeight: 28,
    // From memory.
    headerFont: .footnote,
    // From memory.
    hasCapitalHeaders: true)

  /// iOS 26. Measured figures are from pictures of a public app, 390 points wide.
  static let ios26 = ListMetrics(
    // Measured at 390: a card from 16 to 374. The wide one is from memory, as before.
    margin: SideMargin(narrow: 16, wide: 20, wideFrom: 414),
    // Measured: a row of two lines is 30 higher than its lines.
    rowPadding: 15,
    // Measured: rows of one line of body are 51 apart.
    leastRowHeight: 51,
    // Measured: separators end at 358 in a card that ends at 374.
    separatorEnd: 16,
    // By eye in the same pictures.
    cardRadius: 26,
    // From memory, as before.
    sectionGap: 17.5,
    // 8.8 + 20.4 of a headline + 10 + 17.5 are the 56.7 between two cards that was measured; how they are shared
    // is from memory.
    headerAbove: 8.8,
    // From memory, see above.
    headerBelow: 10,
    // From memory.
    footerAbove: 8,
    // From memory.
    footerBelow: 4,
    // From memory.
    plainHeaderHeight: 32,
    // Measured as semibold in title case; that it is headline is from memory.
    headerFont: .headline,
    // Measured.
    hasCapitalHeaders: false)
}
