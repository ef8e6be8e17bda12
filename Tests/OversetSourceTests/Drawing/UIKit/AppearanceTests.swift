#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What an app states for all titles of bars, tabs and segments at once.
  struct AppearanceTests {
    /// The look of a text that a program draws in a slot.
    private func look(_ code: String, _ drawing: String, _ slot: String) throws -> SystemLook? {
      let code = """
        func start() {
        \(code)
        }
        class Screen: UIViewController {
          let choice = UISegmentedControl()
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: icon)
            \(drawing)
          }
        }
        """
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: "Screen.swift")], interfaces: [],
        keys: CatalogKeys(["Localizable": ["a"]]))
      let place = try #require(finder.places(in: 0..<1).places.first)
      return place.setting.systemLooks?[slot]
    }

    private func titleLook(_ code: String) throws -> SystemLook? {
      try look(code, #"title = NSLocalizedString("a", comment: "")"#, "navigationTitle")
    }

    private static let bar =
      "UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self])"

    @Test(
      "labels in bars shrink, and have lines, as the app states for them",
      arguments: [
        ("\(bar).adjustsFontSizeToFitWidth = true", 0.1, nil),
        (
          "let x = \(bar)\nx.adjustsFontSizeToFitWidth = true\nx.minimumScaleFactor = 0.75", 0.75,
          nil
        ),
        ("\(bar).minimumScaleFactor = 0.75", nil, nil),
        ("\(bar).adjustsFontSizeToFitWidth = false", nil, nil),
        ("\(bar).numberOfLines = 2", nil, 2),
        ("UILabel.appearance().numberOfLines = 0", nil, 0),
        ("UILabel.appearance().numberOfLines = 9223372036854775807", nil, 0),
        (
          """
          UILabel.appearance(whenContainedInInstancesOf: [UITabBar.self]).numberOfLines = 2
          """, nil, nil
        ),
        ("let x = UILabel()\nx.adjustsFontSizeToFitWidth = true", nil, nil),
      ] as [(String, Double?, Int?)])
    func labels(code: String, scale: Double?, lines: Int?) throws {
      let look = try titleLook(code)
      #expect(look?.minimumScaleFactor == scale)
      #expect(look?.lineLimit == lines)
    }

    @Test(
      "titles have the smallest size that attributes state",
      arguments: [
        ("bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 15)]", 15, false),
        (
          """
          let x = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 14)]
          bar.titleTextAttributes = x
          other.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 16)]
          """, 14, false
        ),
        ("bar.titleTextAttributes = [.foregroundColor: UIColor.red]", nil, false),
        ("bar.titleTextAttributes = [.font: Package.font]", nil, true),
        ("bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 15)]", nil, false),
        (
          """
          look.stackedLayoutAppearance.normal.titleTextAttributes =
            [.font: UIFont.systemFont(ofSize: 8)]
          """, nil, false
        ),
      ] as [(String, Double?, Bool)])
    func fonts(code: String, size: Double?, isOpen: Bool) throws {
      let look = try titleLook(code)
      #expect(look?.size == size)
      #expect((look?.hasOpenFont ?? false) == isOpen)
    }

    @Test(
      "bar buttons have the fonts of their own appearances, and tabs do not",
      arguments: [
        ("look.buttonAppearance.normal", true), ("look.doneButtonAppearance.highlighted", true),
        ("UINavigationBar.appearance().standardAppearance.plainButtonAppearance.normal", true),
        ("let own = UIBarButtonItemAppearance()\nown.normal", true),
        ("look.stackedLayoutAppearance.normal", false),
        ("let own = UITabBarItemAppearance()\nown.normal", false),
      ])
    func barButtonFonts(state: String, isButton: Bool) throws {
      let code = "\(state).titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]"
      let text = #"NSLocalizedString("a", comment: "")"#
      let button = try look(
        code, "navigationItem.leftBarButtonItem = UIBarButtonItem(title: \(text), style: .plain)",
        "barButton")
      #expect(button?.size == (isButton ? 9 : nil))
    }

    @Test("large titles and segments have looks of their own") func otherTitles() throws {
      let large = try look(
        "bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28)]",
        """
        navigationItem.largeTitleDisplayMode = .always
        title = NSLocalizedString("a", comment: "")
        """, "largeTitle")
      #expect(large?.size == 28)
      let segment = #"choice.setTitle(NSLocalizedString("a", comment: ""), forSegmentAt: 0)"#
      let inSegments = "UILabel.appearance(whenContainedInInstancesOf: [UISegmentedControl.self])"
      let name = "segment(of:2)"
      #expect(try look(inSegments + ".numberOfLines = 0", segment, name)?.lineLimit == 0)
      #expect(try look(Self.bar + ".numberOfLines = 0", segment, name) == nil)
      let attributes =
        "choice.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)"
      #expect(try look("", "\(attributes)\n\(segment)", name)?.size == 11)
    }
  }
#endif
