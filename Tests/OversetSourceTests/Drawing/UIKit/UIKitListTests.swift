#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct UIKitListTests {
    static let cells: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "a cell's label",
        "class Cell: UITableViewCell { let titleLabel = UILabel(); func f() { titleLabel.text = \"a\" } }",
        ["a": "row"]),
      UIKitDrawingCase(
        "a collection cell's label",
        "class Cell: UICollectionViewListCell { let titleLabel = UILabel(); func f() { titleLabel.text = \"a\" } }",
        ["a": "row"]),
      UIKitDrawingCase(
        "a cell's second line",
        "class Cell: UITableViewCell { let subtitleLabel = UILabel(); func f() { subtitleLabel.text = \"a\" } }",
        ["a": "rowSubtitle"]),
      UIKitDrawingCase(
        "a cell with a value",
        """
        class Cell: UITableViewCell {
          let titleLabel = UILabel()
          let valueLabel = UILabel()
          func f() { titleLabel.text = "a"; valueLabel.text = "b" }
        }
        """, ["a": "rowWithValue", "b": "rowValue"]),
      UIKitDrawingCase(
        "a cell's label set from outside",
        """
        class Cell: UITableViewCell { let titleLabel = UILabel() }
        class Screen: UITableViewController {
          func fill(_ cell: Cell) { cell.titleLabel.text = "a" }
        }
        """, ["a": "row"]),
      UIKitDrawingCase(
        "a centred note in a cell",
        """
        class Cell: UITableViewCell {
          let label = UILabel()
          func f() { label.numberOfLines = 0; label.textAlignment = .center; label.text = "a" }
        }
        """, ["a": "body(lines:0)"]),
      UIKitDrawingCase(
        "a view inside a cell",
        """
        class Box: UIView { let titleLabel = UILabel(); func f() { titleLabel.text = "a" } }
        class Cell: UITableViewCell { let box = Box() }
        """, ["a": "row"]),
      UIKitDrawingCase(
        "a label in the bar",
        """
        class Screen: UIViewController {
          let heading = UILabel(); let other = UILabel()
          func f() { navigationItem.titleView = heading; heading.text = "a"; other.text = "b" }
        }
        """, ["a": "navigationTitle", "b": "body(lines:1)"]),
      UIKitDrawingCase(
        "a label of a view that is called like the bar's",
        """
        class Box: UIView { let titleView = UILabel(); func f() { titleView.text = "a" } }
        class Screen: UIViewController { let box = Box() }
        """, ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "a title that its class shows itself",
        """
        class Alert: UIViewController {
          override var title: String? { didSet { show() } }
          override func viewDidLoad() { title = "a" }
        }
        class Note: Alert { func f() { title = "b" } }
        class Plain: UIViewController { func f() { title = "c" } }
        """, ["a": "unknown", "b": "unknown", "c": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "a view in a screen",
        """
        class Box: UIView { let titleLabel = UILabel(); func f() { titleLabel.text = "a" } }
        class Screen: UIViewController { let box = Box() }
        """, ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "the system's label", #"cell.textLabel?.text = "a"; cell.detailTextLabel?.text = "b""#,
        ["a": "row", "b": "rowSubtitle"]),
      UIKitDrawingCase(
        "the system's labels side by side",
        """
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "a"
        cell.detailTextLabel?.text = "b"
        """, ["a": "rowWithValue", "b": "rowValue"]),
      UIKitDrawingCase(
        "the system's labels in cells of two styles",
        """
        class Screen: UIViewController {
          func f() { let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil); cell.detailTextLabel?.text = "a" }
          func g() { let cell = UITableViewCell(style: .value1, reuseIdentifier: nil); cell.detailTextLabel?.text = "b" }
        }
        """, ["a": "rowSubtitle", "b": "rowValue"]),
      UIKitDrawingCase(
        "a cell that others construct with a style",
        """
        class Cell: UITableViewCell { func f() { textLabel?.text = "a"; detailTextLabel?.text = "b" } }
        class Screen: UIViewController { func f() { let cell = Cell(style: .value1, reuseIdentifier: nil) } }
        """, ["a": "rowWithValue", "b": "rowValue"]),
      UIKitDrawingCase(
        "a cell that others construct with two styles",
        """
        class Cell: UITableViewCell { func f() { textLabel?.text = "a"; detailTextLabel?.text = "b" } }
        class Screen: UIViewController { func f() {
          let one = Cell(style: .value1, reuseIdentifier: nil); let two = Cell(style: .subtitle, reuseIdentifier: nil) } }
        """, ["a": "row", "b": "rowSubtitle"]),
      UIKitDrawingCase(
        "a configured cell",
        """
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        content.secondaryText = "b"
        """, ["a": "row", "b": "rowSubtitle"]),
      UIKitDrawingCase(
        "a cell that configures itself",
        """
        class Cell: UITableViewCell {
          func f() { var content = defaultContentConfiguration(); content.text = "a" }
        }
        """, ["a": "row"]),
      UIKitDrawingCase(
        "a value without a title",
        "class Cell: UITableViewCell { let valueLabel = UILabel(); func f() { valueLabel.text = \"a\" } }",
        ["a": "row"]),
      UIKitDrawingCase(
        "a configured value",
        """
        var content = UIListContentConfiguration.valueCell()
        content.text = "a"
        content.secondaryText = "b"
        """, ["a": "rowWithValue", "b": "rowValue"]),
      UIKitDrawingCase(
        "a configured header",
        #"var content = UIListContentConfiguration.groupedHeader(); content.text = "a""#,
        ["a": "sectionHeader"]),
      UIKitDrawingCase(
        "a configured footer",
        #"var content = footer.defaultContentConfiguration(); content.text = "a""#,
        ["a": "sectionFooter"]),
      UIKitDrawingCase(
        "a header's label",
        "class Head: UITableViewHeaderFooterView { let label = UILabel(); func f() { label.text = \"a\" } }",
        ["a": "sectionHeader"]),
      UIKitDrawingCase(
        "a footer's label",
        "class ListFooter: UITableViewHeaderFooterView { let label = UILabel(); func f() { label.text = \"a\" } }",
        ["a": "sectionFooter"]),
      UIKitDrawingCase(
        "titles of sections",
        """
        class Screen: UITableViewController {
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            switch section {
            case 0: return "a"
            default: return "b"
            }
          }
          override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "c" }
        }
        """, ["a": "sectionHeader", "b": "sectionHeader", "c": "sectionFooter"]),
      UIKitDrawingCase(
        "a badge",
        "class BadgeView: UIView { let label = UILabel(); func f() { label.text = \"a\" } }",
        ["a": "badge"]),
      UIKitDrawingCase(
        "a toast",
        "class ToastView: UIView { let label = UILabel(); func f() { label.text = \"a\" } }",
        ["a": "toast"]),
    ]

    static let menus: [UIKitDrawingCase] = [
      UIKitDrawingCase("an action", #"let a = UIAction(title: "a") { _ in }"#, ["a": "menuItem"]),
      UIKitDrawingCase(
        "a menu", #"let m = UIMenu(title: "m", children: [UIAction(title: "a") { _ in }])"#,
        ["m": "menuItem", "a": "menuItem"]),
      UIKitDrawingCase(
        "a button's action", #"let b = UIButton(primaryAction: UIAction(title: "a") { _ in })"#,
        ["a": "button"]),
      UIKitDrawingCase(
        "a bar button's action",
        #"let b = UIBarButtonItem(primaryAction: UIAction(title: "a") { _ in })"#,
        ["a": "barButton"]),
      UIKitDrawingCase(
        "a command", #"let c = UIKeyCommand(title: "a", action: #selector(x), input: "n")"#,
        ["a": "menuItem"]),
      UIKitDrawingCase(
        "a swipe", #"let s = UIContextualAction(style: .normal, title: "a") { _, _, _ in }"#,
        ["a": "swipeAction"]),
      UIKitDrawingCase(
        "a shortcut", #"let s = UIApplicationShortcutItem(type: "x", localizedTitle: "a")"#,
        ["a": "menuItem"]),
    ]

    @Test("every literal is drawn in its slot", arguments: cells + menus)
    func everyLiteralIsDrawnInItsSlot(_ drawing: UIKitDrawingCase) throws {
      #expect(try drawing.found() == drawing.expected)
    }
  }
#endif
