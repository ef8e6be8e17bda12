#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What SwiftUI's less usual views, styles and modifiers make of their texts.
  struct ConstructDrawingTests {
    @Test("a construct has its slot", arguments: labels + controls + holders + shown + idioms)
    func aConstructHasItsSlot(_ example: DrawingCase) throws {
      let found = try example.found()
      #expect(found == example.expected)
    }

    @Test("a construct hides its text, or shows it", arguments: hidden + bars + menus + dead)
    func aConstructHidesItsText(_ example: DrawingCase) throws {
      let found = try example.found()
      #expect(found == example.expected)
    }

    static let labels: [DrawingCase] = [
      DrawingCase(
        "a button with a picture in a bar",
        #"List {}.toolbar { Button("a", systemImage: "x") {} }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a button with a picture and its title in a bar",
        #"List {}.toolbar { Button("a", systemImage: "x") {}.labelStyle(.titleAndIcon) }"#,
        ["a": "barButton"]),
      DrawingCase(
        "a menu with a picture in a bar",
        #"List {}.toolbar { ToolbarItem { Menu("a", systemImage: "x") { Button("b") {} } } }"#,
        ["a": "not drawn", "b": "menuItem"]),
      DrawingCase(
        "a share link in a bar", #"List {}.toolbar { ShareLink("a", item: url) }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a share link with a text in a bar",
        #"List {}.toolbar { ShareLink(item: url) { Text("a") } }"#, ["a": "barButton"]),
      DrawingCase(
        "a button with a picture in a list", #"List { Button("a", systemImage: "x") {} }"#,
        ["a": "row"]),
      DrawingCase(
        "a button with its picture alone",
        #"Button("a", systemImage: "x") {}.labelStyle(.iconOnly)"#, ["a": "not drawn"]),
      DrawingCase(
        "a button without a picture in a style of labels",
        #"Button("a") {}.labelStyle(.iconOnly)"#, ["a": "wrappingButton"]),
      DrawingCase(
        "pictures alone, from outside",
        #"HStack { Button("a", image: .x) {}; Label("b", image: "y") }.labelStyle(.iconOnly)"#,
        ["a": "not drawn", "b": "not drawn"]),
      DrawingCase(
        "a picture's label", #"Image("x", label: Text("a"))"#, ["a": "not drawn"]),
    ]

    static let controls: [DrawingCase] = [
      DrawingCase(
        "a toggle that is a button", #"Toggle("a", isOn: $x).toggleStyle(.button)"#,
        ["a": "wrappingButton"]),
      DrawingCase(
        "a toggle in a menu", #"Menu("m") { Toggle("a", isOn: $x) }"#,
        ["m": "wrappingButton", "a": "menuItem"]),
      DrawingCase(
        "a toggle in a bar", #"List {}.toolbar { Toggle("a", isOn: $x) }"#, ["a": "barButton"]),
      DrawingCase(
        "a menu of options alone",
        #"VStack { Picker("a", selection: $x) { Text("o") } }"#,
        ["a": "not drawn", "o": "menuItem"]),
      DrawingCase(
        "options behind a row",
        #"List { Picker("a", selection: $x) { Text("o") }.pickerStyle(.navigationLink) }"#,
        ["a": "rowWithValue", "o": "row, rowValue"]),
      DrawingCase(
        "a calendar", #"Form { DatePicker("a", selection: $d).datePickerStyle(.graphical) }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a compact date", #"Form { DatePicker("a", selection: $d).datePickerStyle(.compact) }"#,
        ["a": "rowWithValue"]),
      DrawingCase(
        "a field with a label", #"TextField(text: $t) { Text("a") }"#, ["a": "placeholder"]),
      DrawingCase(
        "a field in a labelled row", #"Form { LabeledContent("a") { TextField("p", text: $t) } }"#,
        ["a": "rowWithValue", "p": "placeholder"]),
      DrawingCase(
        "the ends of a slider",
        #"Slider(value: $v) { Text("a") } minimumValueLabel: { Text("m") } maximumValueLabel: { Text("n") }"#,
        ["a": "not drawn", "m": "body(lines:0)", "n": "body(lines:0)"]),
      DrawingCase(
        "a gauge", #"Gauge(value: 1) { Text("a") } currentValueLabel: { Text("c") }"#,
        ["a": "body(lines:0)", "c": "body(lines:0)"]),
      DrawingCase(
        "progress without its label", #"ProgressView("a").labelsHidden()"#, ["a": "not drawn"]),
      DrawingCase(
        "progress with a value",
        #"ProgressView(value: 1) { Text("a") } currentValueLabel: { Text("c") }"#,
        ["a": "body(lines:0)", "c": "body(lines:0)"]),
      DrawingCase(
        "two lines of a labelled row",
        #"Form { LabeledContent { Text("v") } label: { Text("a"); Text("s") } }"#,
        ["a": "rowWithValue", "v": "rowValue", "s": "rowSubtitle"]),
    ]

    static let holders: [DrawingCase] = [
      DrawingCase(
        "an empty state of closures",
        """
        ContentUnavailableView { Label("a", systemImage: "x") } description: { Text("d") }
          actions: { Button("b") {} }
        """, ["a": "body(lines:0)", "d": "body(lines:0)", "b": "wrappingButton"]),
      DrawingCase(
        "an empty state in a list",
        #"List { ContentUnavailableView("a", image: "x", description: Text("d")) }"#,
        ["a": "body(lines:0)", "d": "body(lines:0)"]),
      DrawingCase(
        "a group in a list", #"List { DisclosureGroup("a") { Text("b") } }"#,
        ["a": "row", "b": "row"]),
      DrawingCase(
        "a section that folds",
        #"List { Section(isExpanded: $x) { Text("b") } header: { Text("h") } }"#,
        ["b": "row", "h": "sectionHeader"]),
      DrawingCase(
        "a prominent header",
        #"List { Section { Text("b") } header: { Text("h") }.headerProminence(.increased) }"#,
        ["b": "row", "h": "sectionHeader"]),
      DrawingCase(
        "a section of tabs",
        #"TabView { TabSection("h") { Tab("a", image: "x") {}; Tab("b", image: "y") {} } }"#,
        ["h": "not drawn", "a": "tabItem(of:2)", "b": "tabItem(of:2)"]),
      DrawingCase(
        "pages instead of tabs",
        #"TabView { Text("x").tabItem { Text("a") } }.tabViewStyle(.page)"#,
        ["x": "body(lines:0)", "a": "not drawn"]),
      DrawingCase(
        "a badge of a tab",
        #"TabView { Tab("a", image: "x") {}.badge("n"); Tab("b", image: "y") {} }"#,
        ["a": "tabItem(of:2)", "b": "tabItem(of:2)", "n": "badge"]),
      DrawingCase(
        "pins of a map",
        #"Map { Marker("a", coordinate: c); Annotation("b", coordinate: c) { Text("d") } }"#,
        ["a": "caption", "b": "caption", "d": "body(lines:0)"]),
      DrawingCase(
        "what is sent",
        #"ShareLink(item: u, subject: Text("s"), message: Text("m")) { Text("a") }"#,
        ["s": "not drawn", "m": "not drawn", "a": "wrappingButton"]),
      DrawingCase(
        "the preview of what is sent", #"ShareLink("a", item: u, preview: SharePreview("p"))"#,
        ["a": "wrappingButton", "p": "body(lines:1)"]),
      DrawingCase(
        "a popover", #"Text("a").popover(isPresented: $x) { Text("b") }"#,
        ["a": "body(lines:0)", "b": "body(lines:0)"]),
      DrawingCase(
        "a bar below a list",
        #"List { Text("r") }.safeAreaInset(edge: .bottom) { Button("a") {} }"#,
        ["r": "row", "a": "wrappingButton"]),
      DrawingCase(
        "a heading above a list's end", #"List {}.overlay { Text("a").font(.title) }"#,
        ["a": "heading"]),
      DrawingCase(
        "a link in a list below buttons with a border",
        #"VStack { List { NavigationLink("a") {}; Button("b") {} } }.buttonStyle(.bordered)"#,
        ["a": "row", "b": "wrappingButton"]),
      DrawingCase(
        "a button in a list whose own row is clear",
        #"List { Section { Button("a") {} } }.listRowBackground(Color.clear)"#, ["a": "row"]),
      DrawingCase(
        "a view in a cell",
        """
        class Screen: UIViewController { func fill() {
          cell.contentConfiguration = UIHostingConfiguration { HStack { Text("a"); Text("b") } }
        } }
        """, ["a": "rowWithValue", "b": "rowValue"]),
      DrawingCase(
        "suggestions of an old search",
        #"List {}.searchable(text: $t, prompt: "p") { Text("a") }"#,
        ["p": "placeholder", "a": "row"]),
      DrawingCase(
        "options in the menu of a title",
        #"List {}.toolbarTitleMenu { Picker("a", selection: $x) { Text("o") } }"#,
        ["a": "not drawn", "o": "menuItem"]),
      DrawingCase(
        "the axis of a chart", #"Chart { }.chartXAxisLabel("a").chartYAxisLabel { Text("b") }"#,
        ["a": "caption", "b": "caption"]),
      DrawingCase(
        "the name of a window", #"WindowGroup("a") { Text("b") }"#,
        ["a": "not drawn", "b": "body(lines:0)"]),
    ]
  }
#endif
