#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Titles that Interface Builder gives to screens whose code sets others, and buttons as it draws them.
  struct InterfaceTitleTests {
    private func place(
      _ element: String, _ property: String, code: String = "",
      change: (inout InterfaceObject) -> Void = { _ in }
    ) throws -> TextPlace {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      document.initialController = "c"
      let scene = document.append(InterfaceObject(id: "s", element: "scene"))
      let controller = document.append(
        InterfaceObject(id: "c", element: "viewController", customClass: "Screen", parent: scene))
      var object = InterfaceObject(id: "x", element: element, parent: controller)
      object.texts = [InterfaceText(property: property, value: "Text", line: 1, column: 1)]
      change(&object)
      _ = document.append(object)
      document.append(
        InterfaceOutlet(
          ownerClass: "Screen", owner: "c", property: "button", destination: "x",
          isCollection: false))
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: "Screen.swift")], interfaces: [document],
        keys: CatalogKeys(["Main": ["x.\(property)"], "Localizable": ["a"]]))
      let written = finder.places(in: 0..<1).places.first
      return try #require(written ?? finder.interfacePlaces().first)
    }

    /// The members of a controller, and whether its storyboard's title is seen.
    private static let members: [(String, Bool)] = [
      ("", true),
      ("override func viewDidLoad() { title = name }", false),
      ("override func viewDidLoad() { navigationItem.title = name }", false),
      ("override func viewDidLoad() { self.navigationItem.title = name }", false),
      ("override func viewDidLoad() { other.navigationItem.title = name }", true),
      ("override func viewDidLoad() { other.title = name }", true),
      ("override func viewDidLoad() { if isNew { title = name } }", true),
      ("override func viewDidLoad() { var title = name; title = other }", true),
      ("override func viewDidLoad() { let x = name; title = x }", false),
      ("func tap() { title = name }", true),
      ("func tap() { title = name }; override func viewDidLoad() { tap() }", false),
      ("func tap() { title = name }; override func viewDidLoad() { if isNew { tap() } }", true),
    ]

    @Test("a title that code sets at once takes the place of the drawn one", arguments: members)
    func titles(members: String, isDrawn: Bool) throws {
      let code = "class Screen: UIViewController {\n\(members)\n}"
      let drawing = try place("navigationItem", "title", code: code).drawing
      #expect((drawing == .notDrawn("set in code")) != isDrawn)
    }

    @Test(
      "a button has the letters of its type, its own or its class's",
      arguments: [
        ("system", nil, "", 15, nil), ("roundedRect", nil, "", 15, nil), ("", nil, "", nil, nil),
        ("system", 20, "", 20, nil),
        ("system", nil, "titleLabel?.font = .systemFont(ofSize: 12)", 12, nil),
        ("system", nil, "titleLabel?.font = style.font", 15, true),
      ] as [(String, Double?, String, Double?, Bool?)])
    func buttons(
      type: String, stated: Double?, code: String, size: Double?, isOpen: Bool?
    ) throws {
      let own = "class Own: UIButton { override func awakeFromNib() { \(code) } }"
      let setting = try place("button", "normalTitle", code: own) {
        $0.attributes["buttonType"] = type
        $0.font = stated.map { InterfaceFont(style: nil, size: $0, weight: nil) }
        $0 = $0.withClass(code.isEmpty ? nil : "Own")
      }.setting
      #expect(setting.size == size)
      #expect(setting.hasOpenFont == isOpen)
    }

    @Test(
      "a button whose title wraps by what is drawn wraps in code too",
      arguments: [("wordWrap", nil), ("middleTruncation", 1), (nil, 1)] as [(String?, Int?)])
    func wrappingButtons(mode: String?, lines: Int?) throws {
      let code = """
        class Screen: UIViewController {
          @IBOutlet var button: UIButton!
          func show() { button.setTitle(NSLocalizedString("a", comment: ""), for: .normal) }
        }
        """
      let place = try place("button", "normalTitle", code: code) { $0.lineBreakMode = mode }
      #expect(place.setting.lineLimit == lines)
    }
  }

  extension InterfaceObject {
    /// The object with a class of the app's.
    fileprivate func withClass(_ name: String?) -> InterfaceObject {
      var object = InterfaceObject(
        id: id, element: element, role: role, customClass: name, parent: parent, line: line,
        column: column)
      (object.texts, object.font, object.attributes) = (texts, font, attributes)
      return object
    }
  }
#endif
