#if Source
  extension ConstructDrawingTests {
    /// A view that draws another one in several ways, by its kind.
    private static let kinds = """
      enum Kind { case plain, value(String) }
      struct Line: View { let label: Text; let kind: Kind
        var body: some View {
          switch kind {
          case .plain: label
          case .value(let value): HStack { label; Spacer(); Text(value) }
          }
        }
      }

      """

    static let idioms: [DrawingCase] = [
      DrawingCase(
        "a link that holds a labelled value",
        #"List { NavigationLink { Text("d") } label: { LabeledContent("a", value: "v") } }"#,
        ["d": "body(lines:0)", "a": "rowWithValue", "v": "rowValue"]),
      DrawingCase(
        "a headline and its explanation",
        #"VStack { Text("t").font(.largeTitle); Text("s").font(.subheadline) }"#,
        ["t": "heading", "s": "body(lines:0)"]),
      DrawingCase(
        "a title and a value on a screen", #"VStack { HStack { Text("a"); Spacer(); Text("v") } }"#,
        ["a": "rowWithValue", "v": "rowValue"]),
      DrawingCase(
        "a tab of a column", #"TabView { Text("x").tabItem { VStack { Image("i"); Text("a") } } }"#,
        ["x": "body(lines:0)", "a": "tabItem(of:2)"]),
      DrawingCase(
        "a menu in a bar's group",
        """
        List {}.toolbar { ToolbarItemGroup(placement: .topBarTrailing) {
          Menu { Button("a") {} } label: { Image(systemName: "x") } } }
        """, ["a": "menuItem"]),
      DrawingCase(
        "a bold text in a bar",
        #"List {}.toolbar { ToolbarItem { Button { go() } label: { Text("a").bold() } } }"#,
        ["a": "barButton"]),
      DrawingCase(
        "an alert about something",
        """
        List {}.alert("a", isPresented: $x, presenting: y) { y in
          Button("b") {}; Button("c", role: .cancel) {} } message: { y in Text("m") }
        """,
        [
          "a": "alertTitle", "b": "alertButton(of:2)", "c": "alertButton(of:2)",
          "m": "alertMessage",
        ]),
      DrawingCase(
        "an alert with a text", #"List {}.alert(Text("a"), isPresented: $x) { Button("b") {} }"#,
        ["a": "alertTitle", "b": "alertButton(of:1)"]),
      DrawingCase(
        "an alert of an error",
        #"List {}.alert(isPresented: $x, error: e) { Button("b") {} } message: { _ in Text("m") }"#,
        ["b": "alertButton(of:1)", "m": "alertMessage"]),
      DrawingCase(
        "a dialog with a text as its title",
        """
        List {}.confirmationDialog(Text("a"), isPresented: $x, titleVisibility: .visible) {
          Button("b", role: .destructive) {} }
        """, ["a": "alertTitle", "b": "actionSheetButton"]),
      DrawingCase(
        "the title of a sheet",
        #"List {}.sheet(isPresented: $x) { NavigationView { Form {}.navigationBarTitle("a") } }"#,
        ["a": "largeTitle"]),
      DrawingCase(
        "a swipe with a label",
        #"List { Text("r").swipeActions { Button { go() } label: { Label("a", systemImage: "x") } } }"#,
        ["r": "row", "a": "swipeAction"]),
      DrawingCase(
        "labels of a context menu",
        """
        Text("r").contextMenu { Button { go() } label: { Label("a", systemImage: "x") }
          Divider(); Menu("c") { Button("d") {} } }
        """, ["r": "body(lines:0)", "a": "menuItem", "c": "menuItem", "d": "menuItem"]),
      DrawingCase(
        "a footer with a link",
        #"List { Section {} footer: { VStack { Text("a"); Link("b", destination: u) } } }"#,
        ["a": "sectionFooter", "b": "compactButton"]),
      DrawingCase(
        "a toggle of two lines in a stack",
        #"Form { Toggle(isOn: $x) { VStack { Text("a"); Text("s").font(.caption) } } }"#,
        ["a": "row", "s": "rowSubtitle"]),
      DrawingCase(
        "a button of two lines",
        #"List { Button { go() } label: { Text("a"); Text("s") } }"#,
        ["a": "row", "s": "rowSubtitle"]),
      DrawingCase(
        "two lines of a menu's button",
        #"Menu("m") { Button { go() } label: { Text("a"); Text("s") } }"#,
        ["m": "wrappingButton", "a": "menuItem", "s": "menuItem"]),
      DrawingCase(
        "a picker behind a text",
        #"Form { HStack { Text("a"); Spacer(); Picker("", selection: $x) { Text("o") } } }"#,
        ["": "rowWithValue", "a": "rowWithValue", "o": "menuItem, rowValue"]),
      DrawingCase(
        "a screen of two columns",
        #"NavigationSplitView { List { Text("a") }.navigationTitle("b") } detail: { Text("c") }"#,
        ["a": "row", "b": "largeTitle", "c": "body(lines:0)"]),
      DrawingCase(
        "a capsule of material", #"Text("a").background(.thinMaterial, in: Capsule())"#,
        ["a": "badge"]),
      DrawingCase(
        "a picture that opens a menu",
        #"Menu { Text("t"); Section("s") { Button("a") {} } } label: { Label("m", systemImage: "x").labelStyle(.iconOnly) }"#,
        ["t": "menuItem", "s": "menuItem", "a": "menuItem", "m": "not drawn"]),
      DrawingCase(
        "a text that nobody hears", #"Text("a").accessibilityHidden(true)"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "a label inside what hides labels",
        #"VStack { Label("a", systemImage: "x") }.labelsHidden()"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "a column in the bar",
        """
        NavigationStack { List {}.toolbar { ToolbarItem(placement: .principal) {
          VStack { Text("a").font(.headline); Text("b").font(.caption) } } } }
        """, ["a": "navigationTitleWithBack", "b": "navigationTitleWithBack"]),
      DrawingCase(
        "items of a toolbar in a property",
        """
        struct Screen: View {
          var body: some View { List {}.toolbar { items } }
          @ToolbarContentBuilder var items: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) { Button("a") {} }
          }
        }
        """, ["a": "barButton"]),
      DrawingCase(
        "a screen in a hosting controller",
        """
        struct Detail: View { var body: some View { List { Text("a") }.navigationTitle("t") } }
        class Screen: UIViewController {
          func open() { show(UIHostingController(rootView: Detail()), sender: self) }
        }
        """, ["a": "row", "t": "largeTitle"]),
      DrawingCase(
        "a box above a screen while a value is there",
        """
        ZStack { Color.red
          if let note { Text("a").padding().background(.thinMaterial).cornerRadius(8) } }
        """, ["a": "toast"]),
      DrawingCase(
        "a box above a screen that is always there",
        #"ZStack { Color.red; Text("a").padding().background(.thinMaterial).cornerRadius(8) }"#,
        ["a": "body(lines:0)"]),
      DrawingCase(
        "a box among others while a value is there",
        """
        VStack { Color.red
          if let note { Text("a").padding().background(.thinMaterial).cornerRadius(8) } }
        """, ["a": "body(lines:0)"]),
      DrawingCase(
        "a box of several that fades",
        """
        VStack { Image("x"); Text("a") }.background(Color.red).clipShape(shape).transition(.opacity)
        """, ["a": "toast"]),
      DrawingCase(
        "a box of several that stays",
        """
        VStack { Image("x"); Text("a") }.background(Color.red).clipShape(shape)
        """, ["a": "body(lines:0)"]),
      DrawingCase(
        "a button that fades",
        #"Button("a") {}.background(Color.red).clipShape(shape).transition(.opacity)"#,
        ["a": "wrappingButton"]),
      DrawingCase(
        "an alert without its name",
        """
        VStack {}.alert(isPresented: $x) {
          .init(title: Text("t"), message: Text("m"), dismissButton: .default(Text("o"))) }
        """, ["t": "alertTitle", "m": "alertMessage", "o": "alertButton(of:1)"]),
      DrawingCase(
        "a view in the branch for the kind that its holder is made with",
        kinds
          + #"struct Screen: View { var body: some View { List { Line(label: Text("a"), kind: .plain) } } }"#,
        ["a": "row"]),
      DrawingCase(
        "a view in the branch for another kind",
        kinds
          + #"struct Screen: View { var body: some View { List { Line(label: Text("a"), kind: .value(3)) } } }"#,
        ["a": "rowWithValue"]),
      DrawingCase(
        "a view whose holder has a kind that is not written out",
        kinds
          + #"struct Screen: View { var body: some View { List { Line(label: Text("a"), kind: now) } } }"#,
        ["a": "row, rowWithValue"]),
      DrawingCase(
        "a title beside a view that may have a text",
        """
        struct End: View { var body: some View { HStack { if let note { Text(note) }; Image("x") } } }
        struct Screen: View { var body: some View { List { HStack { Text("a"); End() } } } }
        """, ["a": "row"]),
      DrawingCase(
        "a title beside a view that has a text",
        """
        struct End: View { var body: some View { HStack { Text(note); Image("x") } } }
        struct Screen: View { var body: some View { List { HStack { Text("a"); End() } } } }
        """, ["a": "rowWithValue"]),
      DrawingCase(
        "a title beside a value that may be there",
        #"List { HStack { Text("a"); if let note { Text(note) } } }"#, ["a": "row"]),
      DrawingCase(
        "a title beside one of two values",
        #"List { HStack { Text("a"); if let note { Text(note) } else { Text(other) } } }"#,
        ["a": "rowWithValue"]),
      DrawingCase(
        "a value that may be there",
        #"List { HStack { Text(title); if let note { Text("a") } } }"#, ["a": "rowValue"]),
    ]
  }
#endif
