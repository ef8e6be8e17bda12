#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// How many lines labels have whose lines are set elsewhere than where their text is.
  struct LabelLinesTests {
    /// Code that sets the text `k` of one label, and the lines of that label.
    struct Lines: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let code: String
      let limit: Int?
      let isOpen: Bool

      init(_ name: String, _ code: String, _ limit: Int?, isOpen: Bool = false) {
        testDescription = name
        self.code = code
        self.limit = limit
        self.isOpen = isOpen
      }
    }

    /// A storyboard with a cell, whose title has any number of lines, and a label of the class `Note`.
    private func document() -> InterfaceDocument {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      var cell = InterfaceObject(id: "cell", element: "tableViewCell", customClass: "DrawnCell")
      cell.attributes = ["reuseIdentifier": "drawn", "textLabel": "title"]
      let parent = document.append(cell)
      var title = InterfaceObject(id: "title", element: "label", parent: parent)
      title.numberOfLines = 0
      _ = document.append(title)
      var note = InterfaceObject(id: "note", element: "label", customClass: "Note")
      note.numberOfLines = 3
      _ = document.append(note)
      addCell(withOutlet: &document)
      return document
    }

    /// Adds a cell that calls a label of its own like the system's.
    private func addCell(withOutlet document: inout InterfaceDocument) {
      let cell = document.append(
        InterfaceObject(id: "own", element: "tableViewCell", customClass: "OutletCell"))
      var label = InterfaceObject(id: "ownTitle", element: "label", parent: cell)
      label.numberOfLines = 2
      _ = document.append(label)
      document.append(
        InterfaceOutlet(
          ownerClass: "OutletCell", owner: "own", property: "textLabel", destination: "ownTitle",
          isCollection: false))
    }

    private func place(_ code: String) throws -> TextPlace {
      let classes = code.matches(of: #/class ([A-Z][A-Za-z0-9]*)/#).map { "\($0.1).self" }
      let source =
        code.replacing("TEXT", with: #"NSLocalizedString("k", comment: "")"#)
        + "\nlet used = [\(classes.joined(separator: ", "))]"
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: source, file: "Screen.swift")],
        interfaces: [document()], keys: CatalogKeys(["Localizable": ["k"]]))
      return try #require(finder.places(in: 0..<1).places.first)
    }

    private static func table(_ makes: String, also: String = "") -> String {
      """
      class Screen: UITableViewController {
        \(also)
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(makes)
          cell.textLabel?.text = TEXT
          return cell
        }
      }
      """
    }

    private static let noteCell = """
      class NoteCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.numberOfLines = 0
        }
      }
      """

    static let cells = [
      Lines("a cell that code makes", table("let cell = UITableViewCell(style: .default)"), 1),
      Lines(
        "the prototype with its identifier",
        table(#"let cell = view.dequeueReusableCell(withIdentifier: "drawn", for: path)"#), 0),
      Lines(
        "an identifier that is a constant",
        table(
          "let cell = view.dequeueReusableCell(withIdentifier: Self.name, for: path)",
          also: #"static let name = "drawn""#), 0),
      Lines(
        "an identifier that nothing has",
        table(#"let cell = view.dequeueReusableCell(withIdentifier: "other", for: path)"#), 1,
        isOpen: true),
      Lines(
        "an identifier that code registers",
        table(
          #"let cell = view.dequeueReusableCell(withIdentifier: "other", for: path)"#,
          also: #"func a() { view.register(UITableViewCell.self, forCellReuseIdentifier: "o") }"#),
        1
      ),
      Lines(
        "the class that code registers under an identifier",
        table(
          "let cell = view.dequeueReusableCell(withIdentifier: noteID, for: path)",
          also: """
            func a() {
              view.register(UITableViewCell.self, forCellReuseIdentifier: plainID)
              view.register(NoteCell.self, forCellReuseIdentifier: noteID)
            }
            """) + "\n" + noteCell, 0),
      Lines(
        "the class that a helper is given",
        table("let cell = view.dequeueCell(NoteCell.self, for: path)") + "\n" + noteCell, 0),
      Lines(
        "a plain cell beside a class that code registers",
        table(
          "let cell = view.dequeueReusableCell(withIdentifier: plainID, for: path)",
          also: """
            func a() {
              view.register(UITableViewCell.self, forCellReuseIdentifier: plainID)
              view.register(NoteCell.self, forCellReuseIdentifier: noteID)
            }
            """) + "\n" + noteCell, 1),
      Lines(
        "a cell that is handed over",
        "class Screen { override func fill(_ cell: UITableViewCell) { cell.textLabel?.text = TEXT } }",
        1,
        isOpen: true),
      Lines(
        "the class of a prototype",
        """
        class DrawnCell: UITableViewCell {}
        class Screen { override func fill(_ cell: DrawnCell) { cell.textLabel?.text = TEXT } }
        """, 0),
      Lines(
        "a class that sets nothing",
        """
        class PlainCell: UITableViewCell {}
        class Screen { override func fill(_ cell: PlainCell) { cell.textLabel?.text = TEXT } }
        """, 1),
      Lines(
        "what its class inherits",
        """
        class TallCell: UITableViewCell { func set() { textLabel?.numberOfLines = 0 } }
        class OwnCell: TallCell {}
        class Screen { override func fill(_ cell: OwnCell) { cell.textLabel?.text = TEXT } }
        """, 0),
      Lines(
        "a class of a package",
        """
        class OwnCell: PackageCell {}
        class Screen { override func fill(_ cell: OwnCell) { cell.textLabel?.text = TEXT } }
        """, 1, isOpen: true),
      Lines(
        "a cell that calls a label of its own like the system's",
        "class OutletCell: UITableViewCell { func a() { textLabel?.text = TEXT } }", 2),
    ]

    static let labels = [
      Lines(
        "a label that code makes",
        "class Card: UIView { let x = UILabel(); func a() { x.text = TEXT } }", 1),
      Lines(
        "a label whose look a method of elsewhere sets",
        "class Card: UIView { let x = UILabel(); func a() { x.customizeAppearance(note); x.text = TEXT } }",
        1, isOpen: true),
      Lines(
        "the same where the program has an empty one of that name",
        """
        extension UILabel { func customizeAppearance(_ sheet: NoSheet) {} }
        class Card: UIView { let x = UILabel(); func a() { x.customizeAppearance(note); x.text = TEXT } }
        """, 1, isOpen: true),
      Lines(
        "and where that sets no lines",
        """
        extension UILabel { func customizeAppearance(_ note: Note) { textColor = note.color } }
        class Card: UIView { let x = UILabel(); func a() { x.customizeAppearance(note); x.text = TEXT } }
        """, 1),
      Lines(
        "a label that a method gives its lines",
        "class Card: UIView { let x = UILabel().withLine(.many); func a() { x.text = TEXT } }", 1,
        isOpen: true),
      Lines(
        "the same by a method of the app's own",
        """
        extension UILabel { func withLine(_ line: Line) -> UILabel { numberOfLines = line.count; return self }
          func red() -> UILabel { self } }
        class Card: UIView { let x = UILabel().withLine(.many).red(); func a() { x.text = TEXT } }
        """, 1, isOpen: true),
      Lines(
        "a label with a method of UIKit's",
        "class Card: UIView { let x = UILabel(); func a() { x.sizeToFit(); x.text = TEXT } }", 1),
      Lines(
        "any number, by the name of zero",
        "class Card: UIView { let x = UILabel(); func a() { x.numberOfLines = .zero; x.text = TEXT } }",
        0),
      Lines(
        "a number that an initializer is given",
        """
        extension UILabel { convenience init(numberOfLines: Int?) {
          self.init(); numberOfLines.map { self.numberOfLines = $0 } } }
        class Card: UIView { let x = UILabel(numberOfLines: 2); func a() { x.text = TEXT } }
        """, 2),
      Lines(
        "a label that code makes later",
        """
        class Card: UIView { var x: UILabel!; func b() { x = UILabel() }
          func a() { x.text = TEXT } }
        """, 1),
      Lines(
        "a label of a closure",
        """
        class Card: UIView { lazy var x: UILabel = { let x = UILabel(); return x }()
          func a() { x.text = TEXT } }
        """, 1),
      Lines(
        "a label that goes into a view",
        """
        class Card: UIView { let x = UILabel()
          func a() { addSubview(x); setCustomSpacing(8, after: x); print(x); x.text = TEXT } }
        """, 1),
      Lines(
        "a label that goes to a function of elsewhere",
        "class Card: UIView { let x = UILabel(); func a() { noteStyle(x); x.text = TEXT } }", 1,
        isOpen: true),
      Lines(
        "an outlet that no file has",
        "class Card: UIView { @IBOutlet var x: UILabel!; func a() { x.text = TEXT } }", 1,
        isOpen: true),
      Lines(
        "a label that is handed over",
        "class Card: UIView { func a(_ x: UILabel) { x.text = TEXT } }", 1, isOpen: true),
      Lines(
        "a number that is not known",
        """
        class Card: UIView { let x = UILabel()
          func a(_ lines: Int) { x.numberOfLines = lines; x.text = TEXT } }
        """, 1, isOpen: true),
      Lines(
        "a text that people unfold, and fold",
        """
        class Card: UIView { let x = UILabel()
          func a() { x.text = TEXT }
          func tap() { if x.numberOfLines == 2 { x.numberOfLines = 0 } else { x.numberOfLines = 2 } } }
        """, 0),
      Lines(
        "a number that is set anew",
        """
        class Card: UIView { let x = UILabel()
          func a() { x.numberOfLines = 3; x.text = TEXT }
          func b() { x.numberOfLines = 2 } }
        """, 2),
      Lines(
        "a class of its own that sets them",
        """
        class Tall: UILabel { func set() { numberOfLines = 2 } }
        class Card: UIView { let x = Tall(); func a() { x.text = TEXT } }
        """, 2),
      Lines(
        "code of a class that Interface Builder draws",
        "class Note: UILabel { func a() { self.text = TEXT } }", 3),
      Lines(
        "code of a class that others make",
        "class Other: UILabel { func a() { self.text = TEXT } }", 1, isOpen: true),
    ]

    static let buttons = [
      Lines(
        "a button that code makes",
        "class Card: UIView { let x = UIButton(); func a() { x.setTitle(TEXT, for: .normal) } }", 1),
      Lines(
        "a class of buttons that sets the lines of its title",
        """
        class Tall: UIButton { override func layoutSubviews() { titleLabel?.numberOfLines = 2 } }
        class Card: UIView { let x = Tall(); func a() { x.setTitle(TEXT, for: .normal) } }
        """, 2),
      Lines(
        "a button of a list",
        """
        class Card: UIView { @IBOutlet var all: [UIButton]!
          func a() { all.forEach { $0.setTitle(TEXT, for: .normal) } } }
        """, 1, isOpen: true),
    ]

    @Test(
      "the lines of a text are those that its label has, or not known",
      arguments: cells + handedCells + fileLabels + labels + buttons)
    func lines(lines: Lines) throws {
      let setting = try place(lines.code).setting
      #expect(setting.lineLimit == lines.limit)
      #expect(setting.hasOpenLines == (lines.isOpen ? true : nil))
    }
  }
#endif
