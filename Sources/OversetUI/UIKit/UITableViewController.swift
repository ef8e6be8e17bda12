public import Foundation

/// A screen with a table of UIKit. Nothing is shown.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table. It is never nil, although its type is UIKit's: nil is an empty table.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { currentTable }
    set { currentTable = newValue ?? UITableView(frame: .zero, style: .plain) }
  }
  private var currentTable = UITableView(frame: .zero, style: .plain)
  /// What reloads the table.
  open var refreshControl: UIRefreshControl?
  /// Whether choices go when the screen comes.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a screen.
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  /// Creates a screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a screen: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// None.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// One.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// None.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// As the content.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// None.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
}
