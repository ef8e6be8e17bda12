#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// UIKit code that nothing makes, and code whose texts no screen of the phone draws.
  struct UnusedCodeTests {
    private static let cell =
      "class Cell: UITableViewCell { func show() { textLabel?.text = \"a\" } }\n"

    /// What stands beside the class, and whether that makes it.
    private static let mentions: [(String, Bool)] = [
      ("", false),
      ("extension Cell { static let height = 40 }", false),
      ("class Other: Cell {}", false),
      ("class Other: Cell {}\nfunc f(table: UITableView) { table.register(Other.self) }", true),
      ("func f(table: UITableView) { table.register(Cell.self) }", true),
      (#"let id = "Cell""#, true),
      (#"let title = "Cell phone""#, false),
      (#"let made = NSClassFromString("App.Cell")"#, true),
    ]

    @Test("the texts of a view that nothing names are not drawn", arguments: mentions)
    func unusedViews(mention: String, isDrawn: Bool) throws {
      let found = try UIKitDrawingCase("unused", Self.cell + mention, [:], isUsed: false)
        .found()["a"]
      #expect(found == (isDrawn ? "row" : "not drawn"))
    }

    @Test("what other languages or property lists may name is drawn")
    func visibleClasses() throws {
      let objective = try UIKitDrawingCase(
        "objc", "@objc(Cell) " + Self.cell, [:], isUsed: false
      ).found()
      #expect(objective["a"] == "row")
      let screen =
        "class Screen: UIViewController { override func viewDidLoad() { title = \"a\" } }"
      let drawn = try UIKitDrawingCase("screen", screen, [:], isUsed: false).found()["a"]
      #expect(drawn != nil && drawn != "not drawn")
    }

    /// Code that draws `a`, and whether it ever runs.
    private static let branches: [(String, Bool)] = [
      ("if #available(iOS 13.5, *) { show() } else { label.text = \"a\" }", false),
      ("if #available(iOS 26, *) { show() } else { label.text = \"a\" }", true),
      ("if #available(iOS 13.5, *), isNew { show() } else { label.text = \"a\" }", true),
      ("guard #available(iOS 16, *) else { label.text = \"a\"; return }", false),
      ("guard #available(iOS 99, *) else { label.text = \"a\"; return }", true),
      ("if #unavailable(iOS 16) { label.text = \"a\" }", false),
      ("if #available(iOS 16, *) { label.text = \"a\" }", true),
      ("give(.old)", false), ("give(.old); give(old)", true), ("give(nil)", true),
      ("if let old = stored { give(old) }", false),
    ]

    @Test(
      "what is only for systems of before, or for what is never nil, is not drawn",
      arguments: branches)
    func deadBranches(code: String, isDrawn: Bool) throws {
      let isGiven = code.contains("give")
      let give = "private func give(_ x: Kind?) { if let x { use(x) } else { label.text = \"a\" } }"
      let source = """
        class Screen: UIViewController {
          let label = UILabel()
          override func viewDidLoad() { \(code) }
          \(isGiven ? give : "")
        }
        """
      let drawing = try #require(try UIKitDrawingCase("old", source, [:]).drawing(of: "a")).drawing
      #expect((drawing != .notDrawn("dead code")) == isDrawn)
    }

    @Test("a view that only systems of before make is not drawn", arguments: ["13", "26"])
    func viewsOfBefore(version: String) throws {
      let code =
        "func f(t: UITableView) { if #available(iOS \(version), *) {} else { t.register(Cell.self) } }"
      let found = try UIKitDrawingCase("old", Self.cell + code, [:], isUsed: false).found()["a"]
      #expect(found == (version == "13" ? "not drawn" : "row"))
    }

    private static let menu = "override func buildMenu(with builder: UIMenuBuilder)"
    private static let action = #"UIAction(title: "a") { _ in }"#

    /// The members of a screen, and what draws `a`.
    private static let menus: [(String, OtherSurface?)] = [
      ("\(menu) { add(\(action)) }", .keyboardMenu),
      ("\(menu) { add(make()) }\nfunc make() -> UIAction { \(action) }", .keyboardMenu),
      (
        """
        \(menu) { add(make()) }
        func make() -> UIAction { \(action) }
        func more() { button.menu = UIMenu(children: [make()]) }
        """, nil
      ),
      ("func buildMenu() -> UIAction { \(action) }", nil),
    ]

    @Test("what is made for the menu bar is drawn on no phone", arguments: menus)
    func menuBars(members: String, surface: OtherSurface?) throws {
      let source = "class Screen: UIViewController {\n\(members)\n}"
      let drawing = try #require(try UIKitDrawingCase("menu", source, [:]).drawing(of: "a"))
      #expect(drawing.surface == surface)
    }

    @Test("no present system shows the widgets of old", arguments: [true, false])
    func todayWidgets(isWidget: Bool) throws {
      let source = """
        class Screen: UIViewController\(isWidget ? ", NCWidgetProviding" : "") {
          let label = UILabel()
          func show() { label.text = "a" }
        }
        """
      let drawing = try #require(try UIKitDrawingCase("widget", source, [:]).drawing(of: "a"))
      #expect(drawing.surface == (isWidget ? .todayWidget : nil))
    }
  }
#endif
