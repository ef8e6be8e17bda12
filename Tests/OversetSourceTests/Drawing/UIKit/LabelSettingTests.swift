#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct LabelSettingTests {
    /// The setting of the text `a` of a label `x`, on which code sets something.
    private func setting(_ code: String) throws -> TextSetting {
      let source = "let x = UILabel()\n\(code)\nx.text = \"a\""
      return try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
    }

    @Test(
      "a text style is read",
      arguments: [
        (".preferredFont(forTextStyle: .body)", TextStyle.body),
        ("UIFont.preferredFont(forTextStyle: .caption1)", .caption),
        (
          "UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17))",
          .headline
        ),
        ("UIFont.preferredFont(forTextStyle: .title1).bold()", .title),
      ])
    func aTextStyleIsRead(_ font: String, _ style: TextStyle) throws {
      #expect(try setting("x.font = \(font)").style == style)
    }

    @Test(
      "a size is read",
      arguments: [
        (".systemFont(ofSize: 15)", 15.0, Int?.none), (".boldSystemFont(ofSize: 12)", 12, 700),
        (".systemFont(ofSize: 13.5, weight: .semibold)", 13.5, 600),
        ("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))", 20, 700),
      ])
    func aSizeIsRead(_ font: String, _ size: Double, _ weight: Int?) throws {
      let setting = try setting("x.font = \(font)")
      #expect(setting.size == size)
      #expect(setting.weight == weight)
    }

    @Test("a text shrinks only if it is allowed to") func aTextShrinksOnlyIfItIsAllowedTo() throws {
      #expect(try setting("x.minimumScaleFactor = 0.5").minimumScaleFactor == nil)
      let code = "x.adjustsFontSizeToFitWidth = true; x.minimumScaleFactor = 0.5"
      #expect(try setting(code).minimumScaleFactor == 0.5)
      let unbound = try setting("x.adjustsFontSizeToFitWidth = true").minimumScaleFactor
      #expect(unbound == 0.1)
    }

    @Test("a fixed width is read") func aFixedWidthIsRead() throws {
      #expect(
        try setting("x.widthAnchor.constraint(equalToConstant: 120).isActive = true").width == 120)
      #expect(
        try setting("x.heightAnchor.constraint(equalToConstant: 120).isActive = true").width == nil)
      #expect(
        try setting("y.widthAnchor.constraint(equalToConstant: 120).isActive = true").width == nil)
    }

    @Test("a label has one line unless it says more") func aLabelHasOneLineUnlessItSaysMore() throws
    {
      #expect(try setting("").lineLimit == 1)
      #expect(try setting("x.numberOfLines = 2").lineLimit == 2)
      #expect(try setting("x.numberOfLines = 0").lineLimit == 0)
      #expect(try setting("x.numberOfLines = -1").lineLimit == 1)
    }

    @Test("what other code sets on a label of the same name or of a subclass is passed over")
    func whatOtherCodeSetsIsPassedOver() throws {
      let source = """
        extension UIView { func add() { let x = UILabel(); x.numberOfLines = 0 } }
        class Long: UILabel { func set() { numberOfLines = 0 } }
        extension UILabel { func big() {} }
        class Card: UIView { let x: UILabel; override func draw() { x.text = "a" } }
        """
      #expect(try UIKitDrawingCase("", source, [:]).setting(of: "a")?.lineLimit == 1)
    }

    @Test(
      "the lines of what the system lays out by itself are open",
      arguments: [
        (#"UIMenu(title: "a", children: items)"#, true), (#"UIAction(title: "a") { _ in }"#, nil),
        (#"action.subtitle = "a""#, true),
        (#"UIContextualAction(style: .normal, title: "a")"#, nil),
      ] as [(String, Bool?)])
    func theLinesOfWhatTheSystemLaysOutAreOpen(code: String, isOpen: Bool?) throws {
      let source = "let action = UIAction { _ in }; \(code)"
      #expect(try UIKitDrawingCase("", source, [:]).setting(of: "a")?.hasOpenLines == isOpen)
    }

    @Test("capitals are read") func capitalsAreRead() throws {
      let shouted = UIKitDrawingCase("", #"let x = UILabel(); x.text = "a".uppercased()"#, [:])
      #expect(try shouted.setting(of: "a")?.isUppercase == true)
      #expect(try setting("").isUppercase == nil)
    }
  }
#endif
