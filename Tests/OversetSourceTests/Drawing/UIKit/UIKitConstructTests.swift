#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What UIKit's less usual views and configurations make of their texts.
  struct UIKitConstructTests {
    @Test("a construct has its slot", arguments: configurations + bars + unseen)
    func aConstructHasItsSlot(_ example: UIKitDrawingCase) throws {
      let found = try example.found()
      #expect(found == example.expected)
    }

    static let configurations: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "an empty state",
        """
        var c = UIContentUnavailableConfiguration.empty()
        c.text = "a"; c.secondaryText = "b"; c.button.title = "d"
        """, ["a": "body(lines:0)", "b": "body(lines:0)", "d": "wrappingButton"]),
      UIKitDrawingCase(
        "a value cell",
        #"var c = UIListContentConfiguration.valueCell(); c.text = "a"; c.secondaryText = "v""#,
        ["a": "rowWithValue", "v": "rowValue"]),
      UIKitDrawingCase(
        "a value cell of the sidebar",
        #"var c: UIListContentConfiguration = .sidebarCell(); c.text = "a"; c.secondaryText = "v""#,
        ["a": "row", "v": "rowSubtitle"]),
      UIKitDrawingCase(
        "a cell of two lines",
        #"var c = UIListContentConfiguration.subtitleCell(); c.text = "a"; c.secondaryText = "b""#,
        ["a": "row", "b": "rowSubtitle"]),
      UIKitDrawingCase(
        "a value cell by its type",
        #"var c: UIListContentConfiguration = .valueCell(); c.text = "a"; c.secondaryText = "v""#,
        ["a": "rowWithValue", "v": "rowValue"]),
      UIKitDrawingCase(
        "the header of a group",
        #"var c = UIListContentConfiguration.groupedHeader(); c.text = "a""#, ["a": "sectionHeader"]
      ),
      UIKitDrawingCase(
        "a prominent header",
        #"var c = UIListContentConfiguration.prominentInsetGroupedHeader(); c.text = "a""#,
        ["a": "sectionHeader"]),
      UIKitDrawingCase(
        "the footer of a list",
        #"var c = UIListContentConfiguration.plainFooter(); c.text = "a""#, ["a": "sectionFooter"]),
      UIKitDrawingCase(
        "a button of two lines",
        """
        var c = UIButton.Configuration.filled(); c.title = "a"; c.subtitle = "b"
        let button = UIButton(); button.configuration = c
        """, ["a": "wrappingButton", "b": "wrappingButton"]),
      UIKitDrawingCase(
        "a button's label", #"let button = UIButton(); button.titleLabel?.text = "a""#,
        ["a": "button"]),
      UIKitDrawingCase(
        "what a list shows behind its rows",
        #"let note = UILabel(); note.text = "a"; note.numberOfLines = 0; tableView.backgroundView = note"#,
        ["a": "body(lines:0)"]),
      UIKitDrawingCase(
        "what a refresh shows",
        #"refreshControl?.attributedTitle = NSAttributedString(string: "a")"#,
        ["a": "body(lines:1)"]),
    ]

    static let bars: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "a bar's button with a title",
        #"let b = UIBarButtonItem(title: "a", image: nil, target: self, action: #selector(x))"#,
        ["a": "barButton"]),
      UIKitDrawingCase(
        "a bar's button with a picture",
        #"let b = UIBarButtonItem(title: "a", image: UIImage(systemName: "x"), target: self, action: #selector(x))"#,
        ["a": "not drawn"]),
      UIKitDrawingCase(
        "the title of a bar's button with a view of its own",
        #"let b = UIBarButtonItem(customView: box); b.title = "a""#, ["a": "not drawn"]),
      UIKitDrawingCase(
        "the title of a bar's button that is set later",
        #"let b = UIBarButtonItem(); b.title = "a""#, ["a": "barButton"]),
      UIKitDrawingCase(
        "a bar's action with a picture",
        #"let b = UIBarButtonItem(primaryAction: UIAction(title: "a", image: UIImage(systemName: "x")) { _ in })"#,
        ["a": "not drawn"]),
      UIKitDrawingCase(
        "a menu of the bar",
        #"let b = UIBarButtonItem(title: "a", menu: UIMenu(title: "m", children: []))"#,
        ["a": "barButton", "m": "menuItem"]),
      UIKitDrawingCase(
        "items of a toolbar",
        #"toolbarItems = [UIBarButtonItem(title: "a", style: .plain, target: self, action: nil)]"#,
        ["a": "barButton"]),
      UIKitDrawingCase(
        "scopes of a search", #"searchController.searchBar.scopeButtonTitles = ["a", "b"]"#,
        ["a": "segment(of:2)", "b": "segment(of:2)"]),
      UIKitDrawingCase(
        "a search", #"searchController.searchBar.placeholder = "a""#, ["a": "placeholder"]),
      UIKitDrawingCase(
        "actions of old rows",
        #"let r = UITableViewRowAction(style: .default, title: "a") { _, _ in }"#,
        ["a": "swipeAction"]),
      UIKitDrawingCase(
        "a line of a menu",
        #"let m = UIMenu(options: .displayInline, preferredElementSize: .medium, children: [UIAction(title: "a", image: picture) { _ in }])"#,
        ["a": "compactButton"]),
      UIKitDrawingCase(
        "a line of pictures in a menu",
        #"let m = UIMenu(preferredElementSize: .small, children: [UIAction(title: "a", image: picture) { _ in }])"#,
        ["a": "not drawn"]),
      UIKitDrawingCase(
        "a palette",
        #"let m = UIMenu(options: [.displayAsPalette], children: [UIAction(title: "a", image: picture) { _ in }])"#,
        ["a": "not drawn"]),
    ]

    static let unseen: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "what is spoken", #"let u = AVSpeechUtterance(string: "a")"#, ["a": "not drawn"]),
      UIKitDrawingCase(
        "a branch that is never taken", #"if false { title = "a" } else { title = "b" }"#,
        ["a": "not drawn", "b": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "what an error says", #"throw NSError(domain: "d", code: 1, userInfo: ["k": "a"])"#, [:]),
      UIKitDrawingCase(
        "what is set for long presses",
        #"tabBarItem.largeContentSizeImageInsets = .zero; view.largeContentTitle = "a""#,
        ["a": "not drawn"]),
    ]

    @Test(
      "titles that change are no segments, and numbers say how many there are at least",
      arguments: [
        (["one", "two", "one"], "segment(of:3)", ["segment(of:2)"]),
        (["0", "one"], "segment(of:3)", ["segment(of:2)"]),
        (["2", "0"], "segment(of:3)", []), (["0"], "segment(of:2)", []),
      ] as [([String], String, [String])])
    func titledSegments(numbers: [String], slot: String, others: [String]) throws {
      let calls = numbers.map { "control.setTitle(\"a\", forSegmentAt: \($0))" }
      let example = UIKitDrawingCase("segments", calls.joined(separator: "\n"), [:])
      let drawing = try #require(try example.drawing(of: "a"))
      #expect(drawing.drawing == .slot(slot))
      #expect(drawing.otherSlots == others)
    }
  }
#endif
