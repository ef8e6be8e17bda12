/// Where everything stands on a page of a kit, in points from the page's left upper corner. A page fits
/// on an iPhone SE.
///
///     red   24 cells: what page it is   green
///           a text
///           another text
///     blue                            magenta
enum KitLayout {
  /// The width of a page.
  static let width = 352
  /// The height of a page.
  static let height = 600
  /// The side of a mark at a corner, and of a cell of the code.
  static let mark = 12
  /// The cells of the code between the upper marks.
  static let cells = KitCode.bits
  /// Where the first cell begins.
  static let firstCell = (width - cells * mark) / 2
  /// The room between marks and texts.
  static let gap = 8
  /// Where the first text's row begins.
  static let firstRow = mark + gap
  /// The room for rows.
  static let rowsHeight = height - 2 * firstRow
  /// Where texts begin, from the left.
  static let inset = 20
  /// The widest text, in points, as predicted. Real letters may be a third wider.
  static let widest = Double(width - 2 * inset) / 1.33
  /// What the page keeps free at the screen's left edge; its upper end lies below the safe area.
  static let leading = 11
  /// What the page keeps free below the safe area.
  static let top = 8

  /// The height of a text's row: a line of any script, vowels above and below included, and air.
  static func rowHeight(ofSize size: Double) -> Int { Int((size * 2).rounded(.up)) + gap }
}
