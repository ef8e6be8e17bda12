#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts that are set where a view is made, and what replaces them before the view is seen.
  struct ReplacedTextTests {
    private static let made = #"let x = UILabel().then { $0.text = "a" }"#
    private static let outlet = #"@IBOutlet var x: UILabel! { didSet { x?.text = "a" } }"#
    private static let button =
      #"let x: UIButton = { let x = UIButton(); x.setTitle("a", for: .normal); return x }()"#

    /// The property, other members of the screen, and whether `a` is seen.
    private static let cases: [(String, String, Bool)] = [
      (made, "", true),
      (made, "override func viewDidLoad() { x.text = name }", false),
      (outlet, "override func viewDidLoad() { x.text = name }", false),
      (outlet, "override func viewDidLoad() { if isNew { x.text = name } }", true),
      (
        outlet,
        "override func viewDidLoad() { if isNew { x.text = name } else { x.text = other } }",
        false
      ),
      (
        outlet,
        """
        override func viewDidLoad() { if isNew { show(1) } else { show(2) } }
        func show(_ kind: Int) { switch kind { case 1: x.text = one; default: x.text = two } }
        """, false
      ),
      (
        outlet,
        """
        override func viewDidLoad() { if isNew { show(1) } else { show(2) } }
        func show(_ kind: Int) { switch kind { case 1: x.text = one; default: break } }
        """, true
      ),
      (
        outlet,
        "override func viewDidLoad() { guard isNew else { return }; show() }\n"
          + "func show() { if isOld { x.text = one } else { x.text = two } }", true
      ),
      (made, "func tap() { x.text = name }", true),
      (made, "override func viewDidLoad() { x.text = x.text.map { $0 + name } }", true),
      (made, "func show() { x.text = name; stack.add(.view(x)) }", false),
      (made, "func show() { stack.add(.view(x)); x.text = name }", true),
      (made, "func show() { x.text = name; stack.add(x) }\nfunc more() { stack.add(x) }", true),
      (button, "override func viewDidLoad() { x.setTitle(name, for: .normal) }", false),
      (button, "override func viewDidLoad() { x.setTitle(name, for: .selected) }", true),
      (button, "override func viewDidLoad() { y.setTitle(name, for: .normal) }", true),
    ]

    @Test("a text that code always replaces before it is seen is not drawn", arguments: cases)
    func replaced(property: String, members: String, isSeen: Bool) throws {
      let source = "class Screen: UIViewController {\n\(property)\n\(members)\n}"
      let drawing = try #require(try UIKitDrawingCase("", source, [:]).drawing(of: "a")).drawing
      #expect((drawing != .notDrawn("set in code")) == isSeen)
    }
  }
#endif
