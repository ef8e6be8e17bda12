#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// A method that sets a font by its argument.
  private let styles = """
    enum Style { case large, small, fine }
    extension UILabel {
      func style(_ style: Style) {
        switch style {
        case .large: font = UIFont.systemFont(ofSize: 26, weight: .bold)
        case .small, .fine: font = UIFont.systemFont(ofSize: 12)
        }
      }
    }
    """

  /// What stands beside a screen with a label, what its code does with the label, the label's size, and whether that
  /// is open.
  private let handedLabelFonts: [(String, String, Double?, Bool?)] = [
    ("", "Theme.current.note(x)", nil, true), ("", "painter.applyNote(x)", nil, true),
    ("", "x.style(.note)", nil, true), ("", "self.x.style(.note)", nil, true),
    ("", "noteStyle(x)", nil, true),
    ("", "view.addSubview(x)", nil, nil), ("", "stack.insert(x)", nil, nil),
    ("", "x.sizeToFit()", nil, nil), ("", "y.style(.note)", nil, nil),
    ("", "x.font = .systemFont(ofSize: 12); x.style(.note)", 12, nil),
    ("extension UILabel { func style(_ a: A) { textColor = a.color } }", "x.style(.a)", nil, nil),
    (
      "extension UILabel { func note() { font = .systemFont(ofSize: 11) } }", "x.note()", 11, nil
    ),
    // What a method sets by its argument is that of its callers.
    (styles, "", nil, nil), (styles, "y.style(.large)", nil, nil),
    (
      "extension UILabel { override open func awakeFromNib() { font = .systemFont(ofSize: 11) } }",
      "", 11, nil
    ),
    (styles, "x.style(.large)", 26, nil), (styles, "x.style(.small)", 12, nil),
    (styles, "x.style(Style.fine)", 12, nil), (styles, "x.style(chosen)", nil, true),
    // What loops over written lists hand views to.
    (styles, "[y, x].forEach { $0.style(.small) }", 12, nil),
    (styles, "[y].forEach { $0.style(.small) }", nil, nil),
    (styles, "[x].forEach { _ in [y].forEach { $0.style(.small) } }", nil, nil),
    (styles, "for label in [x, y] { label.style(.small) }", 12, nil),
    ("", "[x, y].forEach { $0.font = .systemFont(ofSize: 12) }", 12, nil),
    ("", "([x, y] as [UILabel?]).forEach { $0?.font = .systemFont(ofSize: 12) }", 12, nil),
    ("", "let all = [x, y]; all.forEach { each in each.font = .systemFont(ofSize: 12) }", 12, nil),
    ("", "for each in [x, y] { each.font = .systemFont(ofSize: 12) }", 12, nil),
    ("", "for each in [y] { each.font = .systemFont(ofSize: 12) }", nil, nil),
    (
      "struct Theme { func note(_ y: UILabel) { y.font = .systemFont(ofSize: 11) } }",
      "theme.note(x)", 11, nil
    ),
    ("struct Theme { func note(_ y: UILabel) { y.style(.note) } }", "theme.note(x)", nil, true),
    (
      "struct Theme { func note(_ y: UILabel) { y.textColor = .red } }", "theme.note(x)", nil, nil
    ),
    ("func note(_ y: UILabel, _ f: (UILabel) -> Void) { f(y) }", "note(x) { _ in }", nil, true),
  ]

  /// What decides the look of labels, buttons and fields besides their own properties.
  struct LabelLookTests {
    private func setting(_ members: String, _ code: String) throws -> TextSetting {
      let source = "class Screen: UIViewController {\n\(members)\nfunc a() {\n\(code)\n} }"
      return try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
    }

    /// What stands beside a screen with a label, what its code does with the label, and the label's lines.
    private static let styles: [(String, String, Int?, Bool)] = [
      ("", "", 1, false),
      ("extension UILabel { func note() { numberOfLines = 3 } }", "x.note()", 3, false),
      ("extension UILabel { func note() { textColor = .red } }", "x.note()", 1, false),
      ("extension UIView { func put(_ y: UIView) { addSubview(y) } }", "put(x)", 1, false),
      (
        "extension UILabel { func take(_ style: Style) { style.set(on: self) } }", "x.take(.note)",
        1, true
      ),
      (
        "extension UILabel { func take(_ style: (UILabel) -> Void) { style(self) } }",
        "x.take { $0.numberOfLines = 0 }", 1, true
      ),
      ("func note(_ label: UILabel) { label.numberOfLines = 2 }", "note(x)", 2, false),
      ("func note(_ label: UILabel) { label.textColor = .red }", "note(x)", 1, false),
      ("let note: (UILabel) -> Void = { $0.numberOfLines = 0 }", "note(x)", 1, true),
      ("", "with(x, note)", 1, true),
      ("", "view.addSubview(x)", 1, false),
      ("", "note(y)", 1, false),
    ]

    @Test("code that is handed a label may set its lines", arguments: styles)
    func handedLabels(beside: String, code: String, lines: Int?, isOpen: Bool) throws {
      let source = """
        \(beside)
        class Screen: UIViewController {
          let x = UILabel()
          override func viewDidLoad() { \(code) }
          func a() { x.text = "a" }
        }
        """
      let setting = try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
      #expect(setting.lineLimit == lines)
      #expect((setting.hasOpenLines ?? false) == isOpen)
    }

    @Test(
      "a font that cannot be read is not known",
      arguments: [
        ("x.font = .systemFont(ofSize: 12)", 12, nil), ("x.font = Package.note", nil, true),
        ("x.font = .note", 11, nil), ("x.font = UIFont.note", 11, nil), ("", nil, nil),
        ("x.font = Fonts.Text.note", 13, nil), ("x.font = .brand(ofSize: 14)", 14, nil),
      ] as [(String, Double?, Bool?)])
    func fonts(code: String, size: Double?, isOpen: Bool?) throws {
      let source = """
        extension UIFont {
          static let note: UIFont = .systemFont(ofSize: 11)
          static func brand(ofSize size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size)! }
        }
        enum Fonts { enum Text { static let note = UIFont.systemFont(ofSize: 13) } }
        class Screen: UIViewController {
          let x = UILabel()
          func a() { \(code); x.text = "a" }
        }
        """
      let setting = try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
      #expect(setting.size == size)
      #expect(setting.hasOpenFont == isOpen)
    }

    @Test("code that is handed a label may set its font", arguments: handedLabelFonts)
    func handedFonts(beside: String, code: String, size: Double?, isOpen: Bool?) throws {
      let source = """
        \(beside)
        class Screen: UIViewController {
          let x = UILabel()
          override func viewDidLoad() { \(code) }
          func a() { x.text = "a" }
        }
        """
      let setting = try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
      #expect(setting.size == size)
      #expect(setting.hasOpenFont == isOpen)
    }

    @Test(
      "what a parameter's default excludes is not set, unless a call gives another value",
      arguments: [
        ("show()", 2), ("show(isShort: false)", 2), ("show(isShort: true)", 1),
        ("show(isShort: brief)", 1), ("show(); run(show)", 1), ("", 1),
      ] as [(String, Int?)])
    func excludedLines(code: String, lines: Int?) throws {
      let members = """
        let x = UILabel()
        func show(isShort: Bool = false) {
          x.numberOfLines = 2
          if isShort { x.numberOfLines = 1 }
        }
        func viewDidLoad() { \(code) }
        """
      #expect(try setting(members, "x.text = \"a\"").lineLimit == lines)
    }

    @Test(
      "of fonts that a condition decides between only what they have in common is known",
      arguments: [
        ("isBig ? .systemFont(ofSize: 30) : .systemFont(ofSize: 10)", nil),
        ("isBold ? .boldSystemFont(ofSize: 12) : .boldSystemFont(ofSize: 12)", 12),
        ("kind.font", nil), ("kind.note", 11), ("font(for: kind)", nil),
      ] as [(String, Double?)])
    func chosenFonts(font: String, size: Double?) throws {
      let members = """
        enum Kind {
          case large, small
          var font: UIFont {
            switch self {
            case .large: return .systemFont(ofSize: 26)
            case .small: return .systemFont(ofSize: 12)
            }
          }
          var note: UIFont {
            if isLarge { return .systemFont(ofSize: 11) }
            return .systemFont(ofSize: 11)
          }
        }
        func font(for kind: Kind) -> UIFont {
          kind == .large ? .systemFont(ofSize: 26) : .systemFont(ofSize: 12)
        }
        let x = UILabel()
        """
      let setting = try setting(members, "x.font = \(font); x.text = \"a\"")
      #expect(setting.size == size)
      #expect(setting.hasOpenFont == (size == nil ? true : nil))
    }

    @Test(
      "code that is handed a label may let it shrink",
      arguments: [
        ("adapt(x)", 0.5), ("x.adapt(2)", 0.7), ("adapt(y)", nil),
        ("[y, x].forEach { adapt($0) }", 0.5),
      ] as [(String, Double?)])
    func handedScales(code: String, scale: Double?) throws {
      let source = """
        extension UILabel {
          func adapt(_ lines: Int) {
            adjustsFontSizeToFitWidth = true
            minimumScaleFactor = 0.7
          }
        }
        class Screen: UIViewController {
          let x = UILabel(); let y = UILabel()
          func adapt(_ label: UILabel) {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
          }
          func a() { \(code); x.text = "a" }
        }
        """
      let setting = try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
      #expect(setting.minimumScaleFactor == scale)
    }

    @Test("the prompt of a field has the field's font")
    func promptFonts() throws {
      let code = "x.font = .systemFont(ofSize: 14)\nx.placeholder = \"a\""
      #expect(try setting("let x = UITextField()", code).size == 14)
    }

    @Test(
      "a button of the system's type has small letters, unless it states others",
      arguments: [
        ("UIButton(type: .system)", "", 15), ("UIButton()", "", nil),
        ("UIButton(type: .custom)", "", nil),
        ("UIButton(type: .system)", "x.titleLabel?.font = .systemFont(ofSize: 20)", 20),
      ] as [(String, String, Double?)])
    func systemButtons(made: String, code: String, size: Double?) throws {
      let setting = try setting("let x = \(made)", "\(code)\nx.setTitle(\"a\", for: .normal)")
      #expect(setting.size == size)
    }

    @Test(
      "a width is the text's, unless the code that states it sets another text",
      arguments: [
        ("", 80), ("x.setTitle(nil, for: .normal)", nil), ("y.setTitle(nil, for: .normal)", 80),
      ] as [(String, Double?)])
    func widths(code: String, width: Double?) throws {
      let setting = try setting(
        """
        let x = UIButton()
        func wide() { x.widthAnchor.constraint(equalToConstant: 80).isActive = true; \(code) }
        """, "x.setTitle(\"a\", for: .normal)")
      #expect(setting.width == width)
    }

    @Test("what a field holds scrolls, and its prompt does not")
    func fields() throws {
      #expect(try setting("let x = UITextField()", "x.text = \"a\"").hasFixedSize == true)
      #expect(try setting("let x = UITextField()", "x.placeholder = \"a\"").hasFixedSize == nil)
    }

    @Test("segments that are as wide as their texts cut none", arguments: ["true", "false"])
    func segments(value: String) throws {
      let code = "x.insertSegment(withTitle: \"a\", at: 0, animated: false)"
      let sized = "x.apportionsSegmentWidthsByContent = \(value)\n"
      let fixed: Bool? = value == "true" ? true : nil
      #expect(try setting("let x = UISegmentedControl()", sized + code).hasFixedSize == fixed)
    }

    @Test("the second line of a notification has a line of its own")
    func notifications() throws {
      let made = "let content = UNMutableNotificationContent()\n"
      let second = UIKitDrawingCase("", made + "content.subtitle = \"a\"", [:])
      #expect(try second.found()["a"] == "notificationBody")
      #expect(try second.setting(of: "a")?.lineLimit == 1)
      let body = UIKitDrawingCase("", made + "content.body = \"a\"", [:])
      #expect(try body.setting(of: "a")?.lineLimit == nil)
    }
  }
#endif
