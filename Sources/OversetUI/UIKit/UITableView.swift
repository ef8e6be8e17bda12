public import Foundation

/// A table of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// The view behind the last row.
  open var tableFooterView: UIView?
  /// The distance above sections, in points.
  open var sectionHeaderTopPadding: CGFloat = 0

  /// One that keeps what it is told about all tables, and changes none.
  public static func appearance() -> UITableView { UITableView() }
}

/// A row of a table of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system likes.
    case `default`
  }

  /// How a chosen row looks.
  open var selectionStyle = SelectionStyle.default
  /// The view behind a chosen row.
  open var selectedBackgroundView: UIView?

  /// One that keeps what it is told about all rows, and changes none.
  public static func appearance() -> UITableViewCell { UITableViewCell() }
}
