#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Which slots SwiftUI's own views and modifiers give their texts.
  struct ElementDrawingTests {
    @Test("a text of a view has its slot", arguments: texts + titles + rows + branches + controls)
    func aTextOfAViewHasItsSlot(_ example: DrawingCase) throws {
      #expect(try example.found() == example.expected)
    }

    @Test("a text of a modifier has its slot", arguments: bars + alerts + scenes + unseen)
    func aTextOfAModifierHasItsSlot(_ example: DrawingCase) throws {
      #expect(try example.found() == example.expected)
    }

    static let texts: [DrawingCase] = [
      DrawingCase("a text alone", #"Text("a")"#, ["a": "body(lines:0)"]),
      DrawingCase("a text with a limit", #"Text("a").lineLimit(2)"#, ["a": "body(lines:2)"]),
      DrawingCase(
        "a limit around it", #"VStack { Text("a") }.lineLimit(1)"#, ["a": "body(lines:1)"]),
      DrawingCase(
        "the nearest limit counts", #"VStack { Text("a").lineLimit(nil) }.lineLimit(1)"#,
        ["a": "body(lines:0)"]),
      DrawingCase("a text of a table", #"Text("a", tableName: "T")"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "texts added", #"Text("a") + Text("b")"#, ["a": "body(lines:0)", "b": "body(lines:0)"]),
      DrawingCase("a capsule", #"Text("a").padding(4).background(Capsule())"#, ["a": "badge"]),
      DrawingCase("a clipped capsule", #"Text("a").clipShape(.capsule)"#, ["a": "badge"]),
      DrawingCase(
        "no capsule", #"Text("a").background(Color.red)"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "chips", #"ScrollView(.horizontal) { Button("a") {}.background(Capsule()) }"#, ["a": "chip"]
      ),
      DrawingCase(
        "an empty state", #"ContentUnavailableView("a", image: "i", description: Text("b"))"#,
        ["a": "body(lines:0)", "b": "body(lines:0)"]),
      DrawingCase("progress", #"ProgressView("a")"#, ["a": "body(lines:0)"]),
      DrawingCase("a hidden text", #"Text("a").hidden()"#, ["a": "not drawn"]),
      DrawingCase(
        "a tab that phones hide",
        #"TabView { Tab("a", image: "i") {}.hidden(sizeClass == .compact) }"#, ["a": "not drawn"]),
      DrawingCase(
        "the tab of a search",
        #"TabView { Tab("a", image: "i", role: .search) {}; Tab("b", image: "i") {} }"#,
        ["a": "unknown", "b": "tabItem(of:2)"]),
      DrawingCase(
        "tabs of a section that phones hide",
        #"TabView { TabSection("s") { Tab("a", image: "i") {} }.hidden(horizontalSizeClass != .regular) }"#,
        ["s": "not drawn", "a": "not drawn"]),
      DrawingCase(
        "a tab that tablets hide",
        #"TabView { Tab("a", image: "i") {}.hidden(sizeClass == .regular); Tab("b", image: "i") {} }"#,
        ["a": "tabItem(of:2)", "b": "tabItem(of:2)"]),
    ]

    static let rows: [DrawingCase] = [
      DrawingCase("a text in a list", #"List { Text("a") }"#, ["a": "row"]),
      DrawingCase("a text in a form's section", #"Form { Section { Text("a") } }"#, ["a": "row"]),
      DrawingCase(
        "a header and a footer",
        #"Form { Section { Text("a") } header: { Text("h") } footer: { Text("f") } }"#,
        ["a": "row", "h": "sectionHeader", "f": "sectionFooter"]),
      DrawingCase(
        "a header as an argument", #"List { Section(header: Text("h"), footer: Text("f")) {} }"#,
        ["h": "sectionHeader", "f": "sectionFooter"]),
      DrawingCase("a header as a title", #"List { Section("h") {} }"#, ["h": "sectionHeader"]),
      DrawingCase(
        "a value behind a spacer", #"List { HStack { Text("a"); Spacer(); Text("v") } }"#,
        ["a": "rowWithValue", "v": "rowValue"]),
      DrawingCase(
        "a picture behind a spacer",
        #"List { HStack { Text("a"); Spacer(); Image("v") } }"#, ["a": "row"]),
      DrawingCase(
        "a line below", #"List { VStack { Text("a"); Text("s").font(.caption) } }"#,
        ["a": "row", "s": "rowSubtitle"]),
      DrawingCase(
        "a small line above", #"List { VStack { Text("s").font(.caption); Text("a") } }"#,
        ["a": "row", "s": "rowSubtitle"]),
      DrawingCase(
        "a labelled value", #"Form { LabeledContent("a", value: "v") }"#,
        ["a": "rowWithValue", "v": "rowValue"]),
      DrawingCase(
        "a labelled view", #"Form { LabeledContent { Text("v") } label: { Text("a") } }"#,
        ["a": "rowWithValue", "v": "rowValue"]),
      DrawingCase("a button in a form", #"Form { Button("a") {} }"#, ["a": "row"]),
      DrawingCase(
        "a prominent button in a form",
        #"Form { Button("a") {}.buttonStyle(.borderedProminent) }"#, ["a": "wrappingButton"]),
      DrawingCase(
        "a button on a clear row", #"List { Button("a") {}.listRowBackground(Color.clear) }"#,
        ["a": "wrappingButton"]),
      DrawingCase(
        "a link in a list", #"List { NavigationLink("a") { Text("b") } }"#,
        ["a": "row", "b": "body(lines:0)"]),
      DrawingCase(
        "a link with a label", #"List { NavigationLink { Text("b") } label: { Text("a") } }"#,
        ["a": "row", "b": "body(lines:0)"]),
      DrawingCase(
        "a badge of a row", #"List { Text("a").badge("n") }"#, ["a": "row", "n": "badge"]),
      DrawingCase(
        "a sheet over a list", #"List { Text("a") }.sheet(isPresented: $s) { Text("b") }"#,
        ["a": "row", "b": "body(lines:0)"]),
      DrawingCase(
        "a loop in a list", #"List { ForEach(items) { item in HStack { Text("a") } } }"#,
        ["a": "row"]),
      DrawingCase(
        "a branch in a list", #"List { if x { Text("a") } else { Label("b", image: "i") } }"#,
        ["a": "row", "b": "row"]),
    ]

    static let controls: [DrawingCase] = [
      DrawingCase("a toggle", #"Toggle("a", isOn: $x)"#, ["a": "row"]),
      DrawingCase(
        "a toggle of two lines",
        #"Form { Toggle(isOn: $x) { Text("a"); Text("s") } }"#, ["a": "row", "s": "rowSubtitle"]),
      DrawingCase(
        "a toggle without its label", #"Toggle("a", isOn: $x).labelsHidden()"#, ["a": "not drawn"]),
      DrawingCase(
        "a menu picker",
        #"Form { Picker("a", selection: $x) { Text("o").tag(1); Text("p").tag(2) } }"#,
        ["a": "rowWithValue", "o": "menuItem, rowValue", "p": "menuItem, rowValue"]),
      DrawingCase(
        "a segmented picker",
        #"Picker("a", selection: $x) { Text("o"); Text("p") }.pickerStyle(.segmented)"#,
        ["a": "not drawn", "o": "segment(of:2)", "p": "segment(of:2)"]),
      DrawingCase(
        "a segmented picker over a range",
        """
        Picker("a", selection: $x) { ForEach(0...3, id: \\.self) { n in
          switch n { case 0: Text("o"); default: Text("p") } } }.pickerStyle(.segmented)
        """, ["a": "not drawn", "o": "segment(of:4)", "p": "segment(of:4)"]),
      DrawingCase(
        "a picker that is segmented from outside",
        #"VStack { Picker("a", selection: $x) { Text("o") } }.pickerStyle(SegmentedPickerStyle())"#,
        ["a": "not drawn", "o": "segment(of:2)"]),
      DrawingCase(
        "an inline picker's options",
        #"Form { Picker("a", selection: $x) { Text("o") }.pickerStyle(.inline) }"#,
        ["a": "sectionHeader", "o": "row"]),
      DrawingCase(
        "a picker in a menu", #"Menu("m") { Picker("a", selection: $x) { Text("o") } }"#,
        ["m": "wrappingButton", "a": "not drawn", "o": "menuItem"]),
      DrawingCase(
        "a picker with an old label", #"Form { Picker(selection: $x, label: Text("a")) {} }"#,
        ["a": "rowWithValue"]),
      DrawingCase("a date", #"Form { DatePicker("a", selection: $d) }"#, ["a": "rowWithValue"]),
      DrawingCase("a stepper", #"Form { Stepper("a", value: $d) }"#, ["a": "row"]),
      DrawingCase("a field", #"TextField("a", text: $t)"#, ["a": "placeholder"]),
      DrawingCase(
        "a field with a prompt", #"TextField("a", text: $t, prompt: Text("p"))"#,
        ["a": "not drawn", "p": "placeholder"]),
      DrawingCase(
        "a field that grows downwards", #"TextField("a", text: $t, axis: .vertical)"#,
        ["a": "body(lines:0)"]),
      DrawingCase(
        "a field along the line", #"TextField("a", text: $t, axis: .horizontal)"#,
        ["a": "placeholder"]),
      DrawingCase("a secret", #"SecureField("a", text: $t)"#, ["a": "placeholder"]),
      DrawingCase("a button", #"Button("a") {}"#, ["a": "wrappingButton"]),
      DrawingCase(
        "a button's label", #"Button { go() } label: { Text("a") }"#, ["a": "wrappingButton"]),
      DrawingCase(
        "a button's action", #"Button("a") { show(Text("b")) }"#, ["a": "wrappingButton"]),
      DrawingCase(
        "two buttons", #"HStack { Button("a") {}; Button("b") {} }"#,
        ["a": "halfButton", "b": "halfButton"]),
      DrawingCase(
        "three buttons", #"HStack { Button("a") {}; Button("b") {}; Button("c") {} }"#,
        ["a": "compactButton", "b": "compactButton", "c": "compactButton"]),
      DrawingCase(
        "a menu's item", #"Menu("m") { Button("a") {} }"#,
        [
          "m": "wrappingButton", "a": "menuItem",
        ]),
      DrawingCase(
        "a context menu's item", #"List { Text("r").contextMenu { Button("a") {} } }"#,
        ["r": "row", "a": "menuItem"]),
      DrawingCase(
        "a section of a menu", #"Menu("m") { Section("h") { Button("a") {} } }"#,
        ["m": "wrappingButton", "h": "menuItem", "a": "menuItem"]),
      DrawingCase(
        "a group", #"DisclosureGroup("a") { Text("b") }"#,
        [
          "a": "row", "b": "body(lines:0)",
        ]),
      DrawingCase("a slider's label", #"Slider(value: $v) { Text("a") }"#, ["a": "not drawn"]),
    ]
  }
#endif
