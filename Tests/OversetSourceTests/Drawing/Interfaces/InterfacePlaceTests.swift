#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct InterfacePlaceTests {
    /// One object with a text, in what stands around it, outermost first, each with its class behind a colon.
    private func place(
      _ element: String, _ property: String = "text", inside outer: [String] = [],
      code: String = "", foreign: String = "",
      outlet: String? = nil, customClass: String? = nil,
      change: (inout InterfaceObject) -> Void = { _ in }
    ) throws -> TextPlace {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      var parent: Int?
      for (number, name) in outer.enumerated() {
        let parts = name.split(separator: ":").map(String.init)
        parent = document.append(
          InterfaceObject(
            id: "o\(number)", element: parts[0], customClass: parts.dropFirst().first,
            parent: parent))
      }
      var object = InterfaceObject(
        id: "x", element: element, customClass: customClass, parent: parent, line: 7, column: 3)
      object.texts = [InterfaceText(property: property, value: "Text", line: 7, column: 3)]
      change(&object)
      _ = document.append(object)
      if let outlet {
        document.append(
          InterfaceOutlet(
            ownerClass: "Screen", owner: "o0", property: outlet, destination: "x",
            isCollection: false
          ))
      }
      let tree = try SourceLowering.tree(of: code, file: "Screen.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [document], keys: CatalogKeys(["Main": ["x.\(property)"]]),
        foreign: ForeignCode([Array(foreign.utf8)]))
      return try #require(finder.interfacePlaces().first)
    }

    @Test(
      "an object's text has the slot of its class",
      arguments: [
        ("label", "text", "body(lines:1)"), ("textView", "text", "body(lines:0)"),
        ("textField", "placeholder", "placeholder"), ("button", "normalTitle", "button"),
        ("barButtonItem", "title", "barButton"),
        ("navigationItem", "title", "navigationTitleWithBack"),
        ("navigationItem", "prompt", "body(lines:1)"), ("tabBarItem", "title", "tabItem(of:5)"),
        ("segmentedControl", "segmentTitles[0]", "segment(of:2)"),
        ("searchBar", "placeholder", "placeholder"),
        ("tableViewSection", "headerTitle", "sectionHeader"),
        ("tableViewSection", "footerTitle", "sectionFooter"),
      ])
    func anObjectsTextHasTheSlotOfItsClass(
      _ element: String, _ property: String, _ slot: String
    ) throws {
      #expect(try place(element, property).drawing == .slot(slot))
    }

    @Test("a place is the object's own") func aPlaceIsTheObjectsOwn() throws {
      let place = try place("label")
      #expect(place.place == SourcePlace(file: "Main.storyboard", line: 7, column: 3))
      #expect(place.key == "x.text")
      #expect(place.table == "Main")
    }

    @Test("a label in a cell is a row") func aLabelInACellIsARow() throws {
      #expect(try place("label", inside: ["tableView", "tableViewCell"]).drawing == .slot("row"))
      #expect(try place("label", inside: ["tableView", "view"]).drawing == .slot("body(lines:1)"))
    }

    @Test("a label's look is what is stated") func aLabelsLookIsWhatIsStated() throws {
      let setting = try place("label") {
        $0.numberOfLines = 0
        $0.font = InterfaceFont(style: .footnote, size: nil, weight: nil)
        $0.widthConstraints = [InterfaceWidth(relation: .equal, points: 92)]
      }.setting
      #expect(setting.lineLimit == 0)
      #expect(setting.style == .footnote)
      #expect(setting.width == 92)
    }

    @Test(
      "of a text that Objective-C lets shrink, or replaces, nobody knows whether it is cut",
      arguments: [
        ("@implementation Screen\nself.send.titleLabel.adjustsFontSizeToFitWidth = YES;", true),
        ("@implementation Screen ()\n[_send.titleLabel setAdjustsFontSizeToFitWidth:YES];", true),
        ("@implementation Own\nself.titleLabel.adjustsFontSizeToFitWidth = YES;", true),
        ("@implementation Screen\n_send.titleLabel.text = model.name;", true),
        ("@implementation Screen\n[self.send setTitle:name forState:UIControlStateNormal];", true),
        ("@implementation Screen\nif ([_send.titleLabel.text == nil]) {", false),
        ("@implementation Own\nself.titleLabel.text = name;", false),
        ("@implementation Screen\nself.other.titleLabel.adjustsFontSizeToFitWidth = YES;", false),
        ("@implementation Other\nself.send.titleLabel.adjustsFontSizeToFitWidth = YES;", false),
        ("@implementation Screen\nself.send.titleLabel.numberOfLines = 1;", false),
      ])
    func changesByObjectiveC(code: String, isOpen: Bool) throws {
      let place = try place(
        "button", "normalTitle", inside: ["viewController"], foreign: code, outlet: "send",
        customClass: "Own")
      #expect((place.setting.hasOpenFont == true) == isOpen)
    }

    @Test(
      "a text that code lets shrink does",
      arguments: [
        ("send.titleLabel?.adjustsFontSizeToFitWidth = true", 0.1),
        (
          "send.titleLabel?.adjustsFontSizeToFitWidth = true; send.titleLabel?.minimumScaleFactor = 0.5",
          0.5
        ),
        ("send.titleLabel?.adjustsFontSizeToFitWidth = false", nil),
        ("other.titleLabel?.adjustsFontSizeToFitWidth = true", nil),
      ] as [(String, Double?)])
    func shrinkingByCode(code: String, factor: Double?) throws {
      let code =
        "class Screen: UIViewController { @IBOutlet var send: UIButton!\nfunc f() { \(code) } }"
      let place = try place(
        "button", "normalTitle", inside: ["viewController"], code: code, outlet: "send")
      #expect(place.setting.minimumScaleFactor == factor)
    }

    @Test("a text that is read aloud is not drawn") func aTextThatIsReadAloudIsNotDrawn() throws {
      #expect(
        try place("button", "accessibilityLabel").drawing == .notDrawn("accessibilityLabel"))
    }

    @Test("a text that code replaces at once is not drawn")
    func aTextThatCodeReplacesAtOnceIsNotDrawn() throws {
      let code = """
        class Screen: UIViewController {
          @IBOutlet var note: UILabel!
          override func viewDidLoad() { note.text = "other" }
        }
        """
      #expect(
        try place("label", inside: ["viewController"], code: code, outlet: "note").drawing
          == .notDrawn("set in code"))
    }

    @Test(
      "a prompt that code replaces with one in attributes is not drawn",
      arguments: ["attributedPlaceholder", "placeholder", "text"])
    func replacedPrompts(property: String) throws {
      let code = """
        class Screen: UIViewController {
          @IBOutlet var name: UITextField!
          override func viewDidLoad() { style() }
          func style() { name.\(property) = other }
        }
        """
      let place = try place(
        "textField", "placeholder", inside: ["viewController"], code: code, outlet: "name")
      #expect(
        place.drawing == (property == "text" ? .slot("placeholder") : .notDrawn("set in code")))
    }

    @Test(
      "a narrow button with a picture shows no title",
      arguments: [(44.0, "back", false), (45, "back", true), (44, nil, true), (nil, "back", true)]
        as [(Double?, String?, Bool)])
    func icons(width: Double?, image: String?, isDrawn: Bool) throws {
      let place = try place("button", "normalTitle") {
        $0.attributes["normalImage"] = image
        $0.widthConstraints = width.map { [InterfaceWidth(relation: .equal, points: $0)] } ?? []
      }
      #expect(
        place.drawing
          == (isDrawn ? .slot("button") : .notDrawn("title of a button with a picture")))
    }

    @Test(
      "a button's title makes way in the middle, a label's at the end, where nothing else is stated",
      arguments: [
        ("button", nil, .middle), ("button", "middleTruncation", .middle),
        ("button", "tailTruncation", .tail), ("button", "headTruncation", .head),
        ("label", nil, nil), ("label", "middleTruncation", .middle), ("label", "clip", nil),
      ] as [(String, String?, TextTruncation?)])
    func truncation(element: String, mode: String?, truncation: TextTruncation?) throws {
      let property = element == "button" ? "normalTitle" : "text"
      let place = try place(element, property) { $0.lineBreakMode = mode }
      #expect(place.setting.truncation == truncation)
    }

    @Test(
      "the title of a button with a configuration wraps, whatever mode its label has",
      arguments: ["middleTruncation", nil])
    func configuredButtons(mode: String?) throws {
      let place = try place("button", "configuration.title") {
        $0.attributes["configuration"] = "gray"
        $0.lineBreakMode = mode
      }
      #expect(place.drawing == .slot("wrappingButton"))
    }

    @Test(
      "a text in a cell is replaced by what its class sets",
      arguments: [
        ("tableViewCell:Screen", "notDrawn"), ("collectionViewCell:Screen", "notDrawn"),
        ("tableViewCell:Other", "row"), ("tableViewCell", "row"),
      ])
    func textsOfCells(cell: String, drawing: String) throws {
      let code = """
        class Screen: UITableViewCell {
          @IBOutlet var note: UILabel!
          func show(_ item: Item) { note.text = item.name }
        }
        """
      let place = try place("label", inside: ["tableView", cell], code: code, outlet: "note")
      #expect(
        place.drawing == (drawing == "row" ? .slot("row") : .notDrawn("set in code")))
    }

    @Test("a text that code replaces later is drawn") func aTextThatCodeReplacesLaterIsDrawn()
      throws
    {
      let code = """
        class Screen: UIViewController {
          @IBOutlet var note: UILabel!
          @IBAction func tap() { note.text = "other" }
          override func viewDidLoad() { if failed { note.text = "failed" } }
        }
        """
      #expect(
        try place("label", inside: ["viewController"], code: code, outlet: "note").drawing
          == .slot("body(lines:1)"))
    }

    @Test(
      "a bar shows the title of the navigation item, if it has one, and not the screen's",
      arguments: [("Other", true), (nil, false)] as [(String?, Bool)])
    func coveredTitles(title: String?, isCovered: Bool) throws {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      var screen = InterfaceObject(id: "x", element: "viewController")
      screen.texts = [InterfaceText(property: "title", value: "Text", line: 1, column: 1)]
      let parent = document.append(screen)
      var item = InterfaceObject(id: "y", element: "navigationItem", parent: parent)
      item.texts =
        title.map {
          [InterfaceText(property: "title", value: $0, line: 2, column: 1)]
        } ?? []
      _ = document.append(item)
      let finder = PlaceFinder(
        trees: [], interfaces: [document], keys: CatalogKeys(["Main": ["x.title"]]))
      let drawing = try #require(finder.interfacePlaces().first).drawing
      #expect(
        drawing
          == (isCovered
            ? .notDrawn("the navigation item has a title") : .slot("navigationTitleWithBack")))
    }

    @Test("what the catalogs do not have has no place") func whatTheCatalogsDoNotHaveHasNoPlace()
      throws
    {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      var object = InterfaceObject(id: "x", element: "label")
      object.texts = [InterfaceText(property: "text", value: "Text", line: 1, column: 1)]
      _ = document.append(object)
      let finder = PlaceFinder(
        trees: [], interfaces: [document],
        keys: CatalogKeys(["Main": ["y.text"], "Other": ["x.text"]]))
      #expect(finder.interfacePlaces().isEmpty)
    }

    @Test("a label set in code looks as Interface Builder says")
    func aLabelSetInCodeLooksAsInterfaceBuilderSays() throws {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      var object = InterfaceObject(id: "x", element: "label")
      object.numberOfLines = 3
      object.font = InterfaceFont(style: .caption, size: nil, weight: nil)
      _ = document.append(object)
      document.append(
        InterfaceOutlet(
          ownerClass: "Screen", owner: "o", property: "note", destination: "x", isCollection: false)
      )
      let code = """
        class Screen: UIViewController {
          @IBOutlet var note: UILabel!
          func show() { note.text = NSLocalizedString("k", comment: "") }
        }
        """
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: "Screen.swift")], interfaces: [document],
        keys: CatalogKeys(["Localizable": ["k"]]))
      let place = try #require(finder.places(in: 0..<1).places.first)
      #expect(place.drawing == .slot("body(lines:3)"))
      #expect(place.setting.style == .caption)
    }
  }
#endif
