#if Source
  extension LabelLinesTests {
    private static let ownCell = """
      class OwnCell: UITableViewCell { func show(_ text: String) { textLabel?.text = text } }

      """

    /// A screen that fills a cell without lines of its own.
    private static func screen(_ members: String) -> String {
      "class PlainCell: UITableViewCell {}\nclass Screen {\n\(members)\n}"
    }

    /// Labels that are variables of a file.
    static let fileLabels = [
      Lines(
        "a label of the file",
        """
        var note: UILabel!
        class A: UIViewController { func make() { note = UILabel(); note.numberOfLines = 0 } }
        class B: UIViewController { func show() { note.text = TEXT } }
        """, 0),
      Lines(
        "a label of the file beside a property of its name",
        """
        var note: UILabel!
        class A: UIViewController { let note = UILabel(); func make() { note.numberOfLines = 0 } }
        class B: UIViewController { func show() { note.text = TEXT } }
        """, 1, isOpen: true),
    ]

    /// Cells whose lines other code sets, which hands them over or is handed them.
    static let handedCells = [
      Lines(
        "a function that is handed the cell",
        screen(
          """
          override func fill(_ cell: PlainCell) { cell.textLabel?.text = TEXT; style(note: cell) }
          func style(note: PlainCell) { note.textLabel?.numberOfLines = 0 }
          """), 0),
      Lines(
        "a function that sets another label of the cell",
        screen(
          """
          override func fill(_ cell: PlainCell) { cell.textLabel?.text = TEXT; style(cell) }
          func style(_ cell: PlainCell) { cell.detailTextLabel?.numberOfLines = 0 }
          """), 1),
      Lines(
        "a function that is handed the cell in another branch",
        screen(
          """
          override func fill(_ cell: PlainCell) {
            if isNote { style(cell) } else { cell.textLabel?.text = TEXT }
          }
          func style(_ cell: PlainCell) { cell.textLabel?.numberOfLines = 0 }
          """), 1),
      Lines(
        "a caller that sets them",
        screen(
          """
          func make(_ cell: PlainCell) { fill(cell); cell.textLabel?.numberOfLines = 2 }
          func fill(_ cell: PlainCell) { cell.textLabel?.text = TEXT }
          """), 2),
      Lines(
        "one of two callers that sets them",
        screen(
          """
          func make(_ cell: PlainCell) { fill(cell); cell.textLabel?.numberOfLines = 2 }
          func remake(_ cell: PlainCell) { fill(cell) }
          func fill(_ cell: PlainCell) { cell.textLabel?.text = TEXT }
          """), 1, isOpen: true),
      Lines(
        "code that gives the cell its text",
        ownCell
          + screen(
            "func fill(_ cell: OwnCell) { cell.show(TEXT); cell.textLabel?.numberOfLines = 0 }"), 0),
      Lines(
        "code that gives the cell its text in a branch",
        ownCell
          + screen(
            """
            func fill(_ cell: OwnCell) {
              if isNote { cell.show(TEXT) } else { cell.show(name) }
              cell.textLabel?.numberOfLines = 0
            }
            """), 0),
      Lines(
        "code that gives such a cell another text",
        ownCell
          + screen(
            """
            func fill(_ cell: OwnCell) { cell.show(TEXT) }
            func refill(_ cell: OwnCell) { cell.show(name); cell.textLabel?.numberOfLines = 0 }
            """), 1),
    ]
  }
#endif
