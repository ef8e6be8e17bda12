#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct UIKitElementTests {
    static let alerts: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "an alert", #"let a = UIAlertController(title: "t", message: "m", preferredStyle: .alert)"#,
        ["t": "alertTitle", "m": "alertMessage"]),
      UIKitDrawingCase(
        "one button",
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "o", style: .default))
        """, ["o": "alertButton(of:1)"]),
      UIKitDrawingCase(
        "two buttons",
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "o", style: .default) { _ in go() })
        let cancel = UIAlertAction(title: "c", style: .cancel)
        a.addAction(cancel)
        """, ["o": "alertButton(of:2)", "c": "alertButton(of:2)"]),
      UIKitDrawingCase(
        "three buttons",
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "o", style: .default))
        a.addAction(UIAlertAction(title: "p", style: .default))
        a.addAction(UIAlertAction(title: "c", style: .cancel))
        """, ["o": "alertButton(of:1)", "p": "alertButton(of:1)", "c": "alertButton(of:1)"]),
      UIKitDrawingCase(
        "a sheet of two",
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        a.addAction(UIAlertAction(title: "o", style: .default))
        a.addAction(UIAlertAction(title: "c", style: .cancel))
        """, ["o": "actionSheetButton", "c": "actionSheetButton"]),
      UIKitDrawingCase(
        "two alerts of one function",
        """
        if ok {
          let a = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
          a.addAction(UIAlertAction(title: "o", style: .default))
        } else {
          let a = UIAlertController(title: "u", message: nil, preferredStyle: .alert)
          a.addAction(UIAlertAction(title: "p", style: .default))
          a.addAction(UIAlertAction(title: "q", style: .default))
        }
        """,
        [
          "t": "alertTitle", "u": "alertTitle", "o": "alertButton(of:1)", "p": "alertButton(of:2)",
          "q": "alertButton(of:2)",
        ]),
      UIKitDrawingCase(
        "a field of an alert", #"a.addTextField { field in field.placeholder = "p" }"#,
        ["p": "placeholder"]),
      UIKitDrawingCase(
        "a field without a name", #"a.addTextField { $0.placeholder = "p" }"#, ["p": "placeholder"]),
      UIKitDrawingCase(
        "an attributed message",
        #"a.setValue(NSAttributedString(string: "m"), forKey: "attributedMessage")"#,
        ["m": "alertMessage"]),
      UIKitDrawingCase(
        "the title of an alert later", #"let alert = make(); alertController.title = "t""#,
        ["t": "alertTitle"]),
    ]

    static let bars: [UIKitDrawingCase] = [
      UIKitDrawingCase("a title", #"title = "t""#, ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "a title by self", #"self.title = "t""#, ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "a title of the item", #"navigationItem.title = "t""#, ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "a title beside a button",
        #"navigationItem.title = "t"; navigationItem.rightBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: self, action: nil)"#,
        ["t": "navigationTitle", "b": "barButton"]),
      UIKitDrawingCase(
        "a title beside a close button",
        #"title = "t"; navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)"#,
        ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "a title between buttons",
        """
        title = "t"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)
        """, ["t": "navigationTitle"]),
      UIKitDrawingCase(
        "the button of another screen",
        """
        title = "t"
        let other = UIViewController()
        other.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "b", style: .done, target: nil, action: nil)
        """, ["t": "navigationTitleWithBack", "b": "barButton"]),
      UIKitDrawingCase(
        "a large title",
        #"title = "t"; navigationController?.navigationBar.prefersLargeTitles = true"#,
        ["t": "largeTitle"]),
      UIKitDrawingCase(
        "a title that is large always",
        #"title = "t"; navigationItem.largeTitleDisplayMode = .always"#, ["t": "largeTitle"]),
      UIKitDrawingCase(
        "a title that is never large",
        #"title = "t"; navigationController?.navigationBar.prefersLargeTitles = true; navigationItem.largeTitleDisplayMode = .never"#,
        ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "the title of a package's screen", #"let x = PackageViewController(); x.title = "t""#,
        ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "the title of a package's screen, shown by one with buttons",
        """
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: self, action: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: self, action: nil)
        let x = PackageViewController(); x.title = "t"
        """, ["t": "navigationTitleWithBack", "b": "barButton"]),
      UIKitDrawingCase(
        "the large title of a package's screen that no controller shows",
        """
        class Screen: UIViewController { override func viewDidLoad() { Coordinator().start() } }
        class Coordinator {
          func start() {
            let x = PackageViewController()
            x.navigationItem.title = "t"
            x.navigationItem.largeTitleDisplayMode = .always
          }
        }
        """, ["t": "largeTitle"]),
      UIKitDrawingCase("a local title", #"var title = "s"; title = "t""#, [:]),
      UIKitDrawingCase("a prompt", #"navigationItem.prompt = "p""#, ["p": "body(lines:1)"]),
      UIKitDrawingCase(
        "a back button",
        #"navigationItem.backBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)"#,
        ["b": "backTitle"]),
      UIKitDrawingCase(
        "a back title", #"navigationItem.backButtonTitle = "b""#, ["b": "backTitle"]),
      UIKitDrawingCase(
        "a bar's button later", #"navigationItem.rightBarButtonItem?.title = "b""#,
        ["b": "barButton"]),
      UIKitDrawingCase(
        "a tab", #"tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0)"#,
        ["a": "tabItem(of:5)"]),
      UIKitDrawingCase(
        "two tabs",
        #"x.tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0); y.tabBarItem = UITabBarItem(title: "b", image: nil, tag: 1)"#,
        ["a": "tabItem(of:2)", "b": "tabItem(of:2)"]),
      UIKitDrawingCase("a tab's title", #"tabBarItem.title = "a""#, ["a": "tabItem(of:5)"]),
      UIKitDrawingCase(
        "tabs whose titles have no colour",
        """
        tabBarAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        tabBarItem.title = "a"
        """, ["a": "not drawn"]),
      UIKitDrawingCase(
        "tabs whose titles have one",
        """
        tabBarAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.label]
        navigationBar.titleTextAttributes = [.foregroundColor: UIColor.clear]
        tabBarItem.title = "a"
        """, ["a": "tabItem(of:5)"]),
      UIKitDrawingCase(
        "segments", #"let s = UISegmentedControl(items: ["a", "b"])"#,
        ["a": "segment(of:2)", "b": "segment(of:2)"]),
      UIKitDrawingCase(
        "segments one by one",
        """
        s.insertSegment(withTitle: "a", at: 0, animated: false)
        s.insertSegment(withTitle: "b", at: 1, animated: false)
        s.insertSegment(withTitle: "c", at: 2, animated: false)
        """, ["a": "segment(of:3)", "b": "segment(of:3)", "c": "segment(of:3)"]),
      UIKitDrawingCase(
        "a segment's title", #"control.setTitle("a", forSegmentAt: 0)"#, ["a": "segment(of:2)"]),
      UIKitDrawingCase(
        "an overridden title",
        #"class Screen: UIViewController { override var title: String? { get { "t" } set {} } }"#,
        ["t": "navigationTitleWithBack"]),
    ]

    static let views: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "a label", #"let label = UILabel(); label.text = "a""#, ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "a label of many lines", #"let x = UILabel(); x.numberOfLines = 0; x.text = "a""#,
        ["a": "body(lines:0)"]),
      UIKitDrawingCase(
        "a label in capitals", #"let x = UILabel(); x.text = "a".uppercased()"#,
        ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "a label of another size",
        #"let x = UILabel(); let y = UILabel(); y.numberOfLines = 0; x.text = "a""#,
        ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "an attributed label",
        #"let x = UILabel(); x.attributedText = NSAttributedString(string: "a")"#,
        ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "a property made by a closure",
        """
        class Box: UIView {
          let note: UILabel = { let l = UILabel(); l.numberOfLines = 2; return l }()
          init() { note.text = "a" }
        }
        """, ["a": "body(lines:2)"]),
      UIKitDrawingCase(
        "a property made by a closure without a type",
        """
        class Box: UIView {
          let note = { let l = UILabel(); l.numberOfLines = 0; return l }()
          init() { note.text = "a" }
        }
        """, ["a": "body(lines:0)"]),
      UIKitDrawingCase(
        "a label of a maker",
        """
        class Box: UIView {
          let note = Box.make()
          static func make() -> UILabel { let l = UILabel(); l.numberOfLines = 3; return l }
          init() { note.text = "a" }
        }
        """, ["a": "body(lines:3)"]),
      UIKitDrawingCase(
        "a label of one's own class",
        """
        class Note: UILabel { override init(frame: CGRect) { super.init(frame: frame); numberOfLines = 0 } }
        class Box: UIView { let note = Note(); init() { note.text = "a" } }
        """, ["a": "body(lines:0)"]),
      UIKitDrawingCase(
        "text of a label's own class",
        #"class Note: UILabel { func set() { text = "a" } }"#, ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "text of a model",
        #"class Model { var text = "" }; class B { let model = Model(); func f() { model.text = "a" } }"#,
        [:]),
      UIKitDrawingCase(
        "text of an own view is where it draws it",
        """
        class Note: UIView {
          let label = UILabel()
          var text: String? { didSet { label.text = text } }
        }
        class Box: UIView { let note = Note(); func f() { note.text = "a" } }
        """, [:]),
      UIKitDrawingCase("text of anything", #"something.text = "a""#, [:]),
      UIKitDrawingCase(
        "a text view", #"let x = UITextView(); x.text = "a""#, ["a": "body(lines:0)"]),
      UIKitDrawingCase(
        "a text field", #"let x = UITextField(); x.placeholder = "a""#, ["a": "placeholder"]),
      UIKitDrawingCase(
        "an attributed placeholder",
        #"x.attributedPlaceholder = NSAttributedString(string: "a", attributes: [:])"#,
        ["a": "placeholder"]),
      UIKitDrawingCase(
        "a search bar", #"let s = UISearchController(); s.searchBar.placeholder = "a""#,
        ["a": "placeholder"]),
      UIKitDrawingCase(
        "a button", #"let b = UIButton(type: .system); b.setTitle("a", for: .normal)"#,
        ["a": "button"]),
      UIKitDrawingCase(
        "a button that wraps",
        #"let b = UIButton(); b.titleLabel?.numberOfLines = 0; b.setTitle("a", for: .normal)"#,
        ["a": "wrappingButton"]),
      UIKitDrawingCase(
        "a configured button",
        #"var c = UIButton.Configuration.filled(); c.title = "a"; c.subtitle = "b""#,
        ["a": "wrappingButton", "b": "wrappingButton"]),
      UIKitDrawingCase(
        "a button in a bar",
        #"let b = UIButton(); b.setTitle("a", for: .normal); navigationItem.rightBarButtonItem = UIBarButtonItem(customView: b)"#,
        ["a": "barButton"]),
      UIKitDrawingCase(
        "a title of something else", #"player.setTitle("a", artist: x)"#, [:]),
      UIKitDrawingCase(
        "a refresh control",
        #"let r = UIRefreshControl(); r.attributedTitle = NSAttributedString(string: "a")"#,
        ["a": "body(lines:1)"]),
      UIKitDrawingCase(
        "a screen without content",
        #"var c = UIContentUnavailableConfiguration.empty(); c.text = "a"; c.secondaryText = "b""#,
        ["a": "body(lines:0)", "b": "body(lines:0)"]),
    ]

    @Test(
      "every literal is drawn in its slot",
      arguments: alerts + subclasses + madeActions + bars + views)
    func everyLiteralIsDrawnInItsSlot(_ drawing: UIKitDrawingCase) throws {
      #expect(try drawing.found() == drawing.expected)
    }
  }
#endif
