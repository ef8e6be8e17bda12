#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts of labels, by whether code or Interface Builder hides the view that they stand in.
  struct HiddenViewTests {
    /// What a screen does when it is made, and what other members it has.
    struct Screen: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let code: String
      var more = ""
      var isDrawnHidden = false
      let isHidden: Bool
    }

    static let screens = [
      Screen(testDescription: "nothing hides it", code: "", isHidden: false),
      Screen(testDescription: "its view is hidden", code: "header.isHidden = true", isHidden: true),
      Screen(testDescription: "it is hidden itself", code: "label.isHidden = true", isHidden: true),
      Screen(
        testDescription: "a method hides it that the screen calls at once", code: "hide()",
        more: "func hide() { self.header.isHidden = true }", isHidden: true),
      Screen(
        testDescription: "a method hides it", code: "",
        more: "func hide() { header.isHidden = true }", isHidden: false),
      Screen(
        testDescription: "a condition decides", code: "if isSmall { header.isHidden = true }",
        isHidden: false),
      Screen(
        testDescription: "a value decides", code: "header.isHidden = isSmall", isHidden: false),
      Screen(
        testDescription: "other code shows it", code: "header.isHidden = true",
        more: "func show() { header.isHidden = false }", isHidden: false),
      Screen(
        testDescription: "code of another type shows it", code: "header.isHidden = true",
        more: "}\nclass Other { func show(_ screen: Own) { screen.header.isHidden = false }",
        isHidden: false),
      Screen(
        testDescription: "code turns it on and off", code: "header.isHidden = true",
        more: "func flip() { header.isHidden.toggle() }", isHidden: false),
      Screen(
        testDescription: "code hands it on", code: "header.isHidden = true; fade(header)",
        isHidden: false),
      Screen(
        testDescription: "an own method of views is called", code: "header.isHidden = true",
        more:
          "func show() { header.fade() }\n}\nextension UIView { func fade() { isHidden = false }",
        isHidden: false),
      Screen(
        testDescription: "it stands in for the bar that the screen has",
        code: "header.isHidden = navigationController != nil; navigationItem.title = name",
        isHidden: true),
      Screen(
        testDescription: "it stands in for a bar",
        code: "header.isHidden = navigationController != nil", isHidden: false),
      Screen(
        testDescription: "it is drawn hidden", code: "", isDrawnHidden: true, isHidden: true),
      Screen(
        testDescription: "it is drawn hidden and shown", code: "header.isHidden = isSmall",
        isDrawnHidden: true, isHidden: false),
    ]

    /// A storyboard with a screen whose label stands in a header.
    private static func document(isDrawnHidden: Bool) -> InterfaceDocument {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      document.initialController = "c"
      let scene = document.append(InterfaceObject(id: "s", element: "scene"))
      let controller = document.append(
        InterfaceObject(id: "c", element: "viewController", customClass: "Own", parent: scene))
      var view = InterfaceObject(id: "h", element: "view", parent: controller)
      view.isHidden = isDrawnHidden
      let header = document.append(view)
      var label = InterfaceObject(id: "x", element: "label", parent: header)
      label.texts = [InterfaceText(property: "text", value: "Text", line: 1, column: 1)]
      _ = document.append(label)
      for (property, destination) in [("header", "h"), ("label", "x")] {
        document.append(
          InterfaceOutlet(
            ownerClass: "Own", owner: "c", property: property, destination: destination,
            isCollection: false))
      }
      return document
    }

    private static func finder(_ screen: Screen, text: String) throws -> PlaceFinder {
      let source = """
        class Own: UIViewController {
          @IBOutlet var header: UIView!
          @IBOutlet var label: UILabel!
          override func viewDidLoad() { \(text); \(screen.code) }
          \(screen.more)
        }
        """
      return PlaceFinder(
        trees: [try SourceLowering.tree(of: source, file: "Own.swift")],
        interfaces: [document(isDrawnHidden: screen.isDrawnHidden)],
        keys: CatalogKeys(["Main": ["x.text"], "Localizable": ["a"]]))
    }

    @Test("a label in a view that is never seen draws no text of code", arguments: screens)
    func code(screen: Screen) throws {
      let finder = try Self.finder(
        screen, text: #"label.text = NSLocalizedString("a", comment: "")"#)
      let place = try #require(finder.places(in: 0..<1).places.first { $0.key == "a" })
      #expect((place.drawing == .notDrawn("in a hidden view")) == screen.isHidden)
    }

    /// Classes of a label that is drawn hidden and has no outlet.
    @Test(
      "a hidden view without an outlet is never seen unless its own class shows it",
      arguments: [
        (nil, "", true), ("Elsewhere", "", true),
        ("Own", "class Own: UILabel { func start() { alpha = 1 } }", true),
        ("Own", "class Own: UILabel { func start() { isHidden = false } }", false),
        (
          "Own", "class Base: UILabel { func start() { isHidden = false } }; class Own: Base {}",
          false
        ),
      ] as [(String?, String, Bool)])
    func classes(name: String?, source: String, isHidden: Bool) throws {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      document.initialController = "c"
      let scene = document.append(InterfaceObject(id: "s", element: "scene"))
      let controller = document.append(
        InterfaceObject(id: "c", element: "viewController", parent: scene))
      var label = InterfaceObject(id: "x", element: "label", customClass: name, parent: controller)
      label.isHidden = true
      label.texts = [InterfaceText(property: "text", value: "Text", line: 1, column: 1)]
      _ = document.append(label)
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: source, file: "Own.swift")], interfaces: [document],
        keys: CatalogKeys(["Main": ["x.text"]]))
      let place = try #require(finder.interfacePlaces().first)
      #expect((place.drawing == .notDrawn("in a hidden view")) == isHidden)
    }

    @Test("a label in a view that is never seen draws no text of its file", arguments: screens)
    func interface(screen: Screen) throws {
      let place = try #require(try Self.finder(screen, text: "start()").interfacePlaces().first)
      #expect((place.drawing == .notDrawn("in a hidden view")) == screen.isHidden)
    }
  }
#endif
