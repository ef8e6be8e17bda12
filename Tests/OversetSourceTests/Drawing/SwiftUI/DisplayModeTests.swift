#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Titles whose display mode a modifier of the app states.
  struct DisplayModeTests {
    /// The body of an own modifier, and the slots that a title with it may have.
    struct Own: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let modifier: String
      var call = "big()"
      let slots: [String]
    }

    private static let open = ["largeTitle", "navigationTitleWithBack"]

    static let modifiers = [
      Own(
        testDescription: "a large mode",
        modifier: "func big() -> some View { navigationBarTitleDisplayMode(.large) }",
        slots: ["largeTitle"]),
      Own(
        testDescription: "a small mode behind others",
        modifier: "func big() -> some View { self.padding().toolbarTitleDisplayMode(.inline) }",
        slots: ["navigationTitleWithBack"]),
      Own(
        testDescription: "a mode in each branch",
        modifier: """
          @ViewBuilder func big() -> some View {
            if #available(iOS 17, *) { self.toolbarTitleDisplayMode(.large) }
            else { self.navigationBarTitleDisplayMode(.large) }
          }
          """, slots: ["largeTitle"]),
      Own(
        testDescription: "a mode in one branch",
        modifier: """
          @ViewBuilder func big() -> some View {
            if isWide { self.navigationBarTitleDisplayMode(.large) } else { self }
          }
          """, slots: open),
      Own(
        testDescription: "a mode that the call gives",
        modifier: """
          func big(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
            navigationBarTitleDisplayMode(mode)
          }
          """, call: "big(.large)", slots: open),
      Own(
        testDescription: "a mode of another view",
        modifier: """
          func big() -> some View {
            sheet(isPresented: .constant(true)) {
              List {}.navigationBarTitleDisplayMode(.large)
            }
          }
          """, slots: open),
      Own(
        testDescription: "a modifier of a type",
        modifier: """
          struct Big: ViewModifier {
            func body(content: Content) -> some View {
              content.navigationBarTitleDisplayMode(.large)
            }
          }
          """, call: "modifier(Big())", slots: ["largeTitle"]),
    ]

    @Test("a title has the display mode that the app's own modifier states", arguments: modifiers)
    func ownMode(own: Own) throws {
      let isType = own.modifier.hasPrefix("struct")
      let source = """
        \(isType ? own.modifier : "extension View { \(own.modifier) }")
        struct Page: View { var body: some View { List {}.navigationTitle("a").\(own.call) } }
        struct Screen: View { var body: some View { NavigationLink("b") { Page() } } }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      let tree = try SourceLowering.tree(of: source, file: "Sample.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      let places = finder.places(in: 0..<1).places
      #expect(places.map(\.drawing) == [.slot(own.slots[0])])
      #expect(places.flatMap(\.otherSlots) == Array(own.slots.dropFirst()))
    }

    @Test(
      "a title has the display mode that the view states inside itself",
      arguments: [
        ("List {}.navigationBarTitleDisplayMode(.inline)", "navigationTitleWithBack"),
        ("Group { List {}.navigationBarTitleDisplayMode(.inline) }", "navigationTitleWithBack"),
        (
          "List { NavigationLink(\"c\") { List {}.navigationBarTitleDisplayMode(.inline) } }",
          "largeTitle"
        ),
        ("List {}.sheet { List {}.navigationBarTitleDisplayMode(.inline) }", "largeTitle"),
      ])
    func modeInside(body: String, slot: String) throws {
      try check("struct Inner: View { var body: some View { \(body) } }", slot)
    }

    @Test(
      "a title has the display mode that a function states which is named like a view",
      arguments: [
        (".navigationBarTitleDisplayMode(.inline)", "navigationTitleWithBack"), ("", "largeTitle"),
      ])
    func modeInFunction(modifier: String, slot: String) throws {
      try check(
        """
        protocol PlatformView: View {}
        struct Framed: PlatformView { var phoneView: some View { List {}\(modifier) } }
        func Inner() -> some View { Framed() }
        """, slot)
    }

    /// What the protocol's body names, of a view for phones and one for others.
    @Test(
      "a title has the display mode of what the body of a protocol names",
      arguments: [("phoneView", "navigationTitleWithBack"), ("otherView", "largeTitle")])
    func modeOfNamedView(name: String, slot: String) throws {
      try check(
        """
        protocol PlatformView: View {}
        extension PlatformView { var body: some View { \(name) } }
        struct Inner: PlatformView {
          var phoneView: some View { List {}.navigationBarTitleDisplayMode(.inline) }
          var otherView: some View { List {} }
        }
        """, slot)
    }

    /// The view that states the mode, in the view that the title is applied to.
    @Test(
      "a title has the display mode that a view inside states, unless that is another screen",
      arguments: [
        ("Framed()", "navigationTitleWithBack"), ("VStack { Framed() }", "navigationTitleWithBack"),
        ("List {}.sheet { Framed() }", "largeTitle"),
        ("List { NavigationLink(\"c\") { Framed() } }", "largeTitle"),
      ])
    func modeOfInnerView(body: String, slot: String) throws {
      try check(
        """
        struct Framed: View { var body: some View { List {}.navigationBarTitleDisplayMode(.inline) } }
        struct Inner: View { var body: some View { \(body) } }
        """, slot)
    }

    private func check(_ inner: String, _ slot: String) throws {
      let source = """
        \(inner)
        struct Page: View { var body: some View { Inner().navigationTitle("a") } }
        struct Screen: View { var body: some View { NavigationLink("b") { Page() } } }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      let tree = try SourceLowering.tree(of: source, file: "Sample.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      #expect(finder.places(in: 0..<1).places.map(\.drawing) == [.slot(slot)])
    }
  }
#endif
