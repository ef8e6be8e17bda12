public import Foundation

/// A table of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How rows stand.
  public enum Style: Int, Sendable {
    /// From edge to edge.
    case plain
    /// In groups.
    case grouped
    /// In groups on cards.
    case insetGrouped
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// Where a row stands after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// To the right.
    case right
    /// To the left.
    case left
    /// Upwards.
    case top
    /// Downwards.
    case bottom
    /// At once.
    case none
    /// In the middle.
    case middle
    /// As the system likes.
    case automatic = 100
  }

  /// A height that the content has.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// How rows stand.
  public private(set) var style = Style.plain
  /// What the rows are. Nothing asks it.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// How far lines are from the edges, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The view before the first row.
  open var tableHeaderView: UIView?
  /// The view behind the last row.
  open var tableFooterView: UIView?
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The distance above sections, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// About the height of rows, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// About the height of headers, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// About the height of footers, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Whether rows are chosen.
  open var allowsSelection = true
  /// Whether several rows are chosen.
  open var allowsMultipleSelection = false
  /// Whether rows are chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows are edited.
  open var isEditing = false
  /// The rows that are seen: none.
  open var visibleCells: [UITableViewCell] { [] }
  /// Their places: none.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// The place of the chosen row: none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// How many sections there are: none.
  open var numberOfSections: Int { 0 }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a table.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a table: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Is not kept.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Is not kept.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Is not kept.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// A new row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// None.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// None.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  /// Does nothing.
  open func reloadData() {}
  /// None.
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  /// None.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// None.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Without extent.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
}

extension UITableView {
  /// Does nothing.
  public func beginUpdates() {}
  /// Does nothing.
  public func endUpdates() {}
  /// Runs both.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Does nothing.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Does nothing.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Does nothing.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Keeps whether rows are edited.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// What the rows of a table of UIKit are. Nothing asks it.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The header of a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The footer of a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// What hears of a table of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view of a header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// As the content.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// None.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
}

extension IndexPath {
  /// The place of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The row.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The item.
  public var item: Int { row }
  /// The section.
  public var section: Int { isEmpty ? 0 : self[0] }
}
