#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What the source leaves open of a text's slot.
  struct OpenSlotTests {
    /// Code, and the slots that its one text `a` may have instead of its own.
    struct Open: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let source: String
      let others: [String]

      init(_ name: String, _ source: String, _ others: [String]) {
        testDescription = name
        self.source = source
        self.others = others
      }
    }

    static let titles = [
      Open("no mode", #"List {}.navigationTitle("a")"#, ["navigationTitleWithBack"]),
      Open("at the root", #"NavigationStack { List {}.navigationTitle("a") }"#, []),
      Open(
        "stated large", #"List {}.navigationTitle("a").navigationBarTitleDisplayMode(.large)"#, []),
      Open(
        "stated small", #"List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)"#, []
      ),
      Open(
        "a mode by a variable", #"List {}.navigationBarTitle("a", displayMode: mode)"#,
        ["navigationTitleWithBack"]),
      Open(
        "a choice at the root",
        """
        NavigationStack {
          List {}.navigationTitle("a").navigationBarTitleDisplayMode(isWide ? .large : .inline)
        }
        """, ["navigationTitleWithBack"]),
      Open(
        "a button that is always there",
        """
        List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem { Button("b") {} } }
        """, []),
      Open(
        "a button under a condition",
        """
        List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { if isEditing { ToolbarItem { Button("b") {} } } }
        """, ["navigationTitleWithBack"]),
      Open(
        "a button in each branch",
        """
        List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem { if isEditing { Button("b") {} } else { Button("c") {} } } }
        """, []),
      Open(
        "a branch without a button",
        """
        List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem { if isEditing { Button("b") {} } else { EmptyView() } } }
        """, ["navigationTitleWithBack"]),
    ]

    static let parts = [
      Open("tabs that are there", #"TabView { Tab("a") {}; Tab("b") {}; Tab("c") {} }"#, []),
      Open(
        "a tab under a condition",
        #"TabView { Tab("a") {}; Tab("b") {}; if isShown { Tab("c") {} } }"#, ["tabItem(of:2)"]),
      Open(
        "tabs of a loop", #"TabView { Tab("a") {}; ForEach(more) { Tab($0) {} } }"#,
        ["tabItem(of:2)"]),
      Open(
        "tabs of a property", #"TabView { Tab("a") {}; Tab("b") {}; others }"#, ["tabItem(of:2)"]),
      Open(
        "segments that are there",
        #"Picker("p", selection: $x) { Text("a"); Text("b"); Text("c") }.pickerStyle(.segmented)"#,
        []),
      Open(
        "a segment of a loop",
        """
        Picker("p", selection: $x) { Text("a"); ForEach(more) { Text($0) } }.pickerStyle(.segmented)
        """, ["segment(of:2)"]),
    ]

    @Test("a slot that the source leaves open has others beside it", arguments: titles + parts)
    func others(open: Open) throws {
      let example = DrawingCase(open.testDescription, open.source, [:])
      #expect(try example.drawing(of: "a")?.otherSlots == open.others)
    }

    @Test(
      "tabs of all cases are counted, unless the enum says itself which they are",
      arguments: [
        ("", []),
        ("static var allCases: [Part] { [.one, .two] }", ["tabItem(of:2)"]),
      ] as [(String, [String])])
    func allCases(declared: String, others: [String]) throws {
      let example = DrawingCase(
        "all cases",
        """
        enum Part: CaseIterable { case one, two, three, four; \(declared) }
        struct Screen: View { var body: some View {
          TabView { ForEach(Part.allCases) { _ in Text("x").tabItem { Text("a") } } } } }
        """, [:])
      #expect(try example.drawing(of: "a")?.otherSlots == others)
    }

    @Test(
      "what no screen of the phone draws says what does",
      arguments: [
        (#"Text("x").navigationTitle("a")"#, nil),
        (#"CommandMenu("m") { Button("a") {} }"#, .keyboardMenu),
        (#"Menu("m") { Button("a") {}.keyboardShortcut("k") }"#, nil),
        (
          #"StaticConfiguration(kind: "k") { Text("x") }.configurationDisplayName("a")"#,
          .widgetGallery
        ),
        (#"StaticConfiguration(kind: "k") { Text("x") }.description("a")"#, .widgetGallery),
        (#"StaticConfiguration(kind: "k") { Text("a") }"#, nil),
        (
          #"StaticConfiguration(kind: "k") { Text("a") }.supportedFamilies([.systemSmall])"#, nil
        ),
        (
          #"StaticConfiguration(kind: "k") { Text("a") }.supportedFamilies([.systemMedium])"#,
          .largerWidget
        ),
        (
          #"StaticConfiguration(kind: "k") { Text("a") }.supportedFamilies([.accessoryCircular])"#,
          .complication
        ),
        (
          #"StaticConfiguration(kind: "k") { if family == .systemLarge { Text("a") } }"#,
          .largerWidget
        ),
        (
          #"StaticConfiguration(kind: "k") { if entry.isEmpty { Text("a") } }"#, nil
        ),
        (
          """
          struct Face: View { var body: some View { Text("a") } }
          struct Faces: View { var body: some View {
            switch family { case .systemLarge: Face(); default: Text("x") } } }
          struct Clock: Widget { var body: some WidgetConfiguration {
            StaticConfiguration(kind: "k") { Faces() } } }
          """, .largerWidget
        ),
        (#"ActivityConfiguration(for: Ride.self) { _ in Text("a") }"#, .liveActivity),
        (#"ControlWidgetToggle("a", isOn: on, action: Switch())"#, .control),
      ] as [(String, OtherSurface?)])
    func surfaces(source: String, surface: OtherSurface?) throws {
      let drawing = try #require(try DrawingCase("surface", source, [:]).drawing(of: "a"))
      #expect(drawing.surface == surface)
    }

    @Test(
      "UIKit's texts outside of the phone's screens say what draws them",
      arguments: [
        (#"let c = UIKeyCommand(title: "a", action: go, input: "k")"#, .keyboardMenu),
        (#"let c = UIAction(title: "a") { _ in }"#, nil),
        (#"let c = CPListItem(text: "a", detailText: nil)"#, .carPlay),
      ] as [(String, OtherSurface?)])
    func systemSurfaces(source: String, surface: OtherSurface?) throws {
      let drawing = try #require(try UIKitDrawingCase("surface", source, [:]).drawing(of: "a"))
      #expect(drawing.surface == surface)
    }

    @Test("the chosen option of a menu is drawn beside the menu")
    func additions() throws {
      let source = #"Form { Picker("p", selection: $x) { Text("a") } }"#
      let drawings = try DrawingCase("picker", source, [:]).drawings(of: "a")
      #expect(drawings.map(\.isAddition) == [false, true])
      #expect(drawings.map(\.setting.margins) == [48, nil])
    }
  }
#endif
