#if Source
  extension ElementDrawingTests {
    static let bars: [DrawingCase] = [
      DrawingCase(
        "a subtitle, which iOS 18 does not show",
        #"NavigationStack { List {}.navigationSubtitle("a") }"#, ["a": "unknown"]),
      DrawingCase(
        "a title at the root", #"NavigationStack { List {}.navigationTitle("a") }"#,
        ["a": "largeTitle"]),
      DrawingCase(
        "an inline title",
        #"NavigationStack { List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline) }"#,
        ["a": "navigationTitleWithBack"]),
      DrawingCase(
        "an inline title whose mode stands inside",
        #"NavigationStack { List {}.navigationBarTitleDisplayMode(.inline).navigationTitle("a") }"#,
        ["a": "navigationTitleWithBack"]),
      DrawingCase(
        "an inline title between buttons",
        """
        NavigationStack { List {}
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("c") {} }
            ToolbarItem(placement: .confirmationAction) { Button("d") {} }
          }
          .navigationTitle("a").navigationBarTitleDisplayMode(.inline) }
        """, ["a": "navigationTitle", "c": "barButton", "d": "barButton"]),
      DrawingCase(
        "an old title",
        #"NavigationView { List {}.navigationBarTitle("a", displayMode: .inline) }"#,
        ["a": "navigationTitleWithBack"]),
      DrawingCase(
        "an old title as a text", #"NavigationView { List {}.navigationBarTitle(Text("a")) }"#,
        ["a": "largeTitle"]),
      DrawingCase(
        "a bar's label", #"List {}.toolbar { Button {} label: { Label("a", systemImage: "x") } }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a bar's label with its title",
        #"List {}.toolbar { Label("a", systemImage: "x").labelStyle(.titleAndIcon) }"#,
        ["a": "barButton"]),
      DrawingCase("a bar's button", #"List {}.toolbar { Button("a") {} }"#, ["a": "barButton"]),
      DrawingCase(
        "a bar's title",
        #"List {}.toolbar { ToolbarItem(placement: .principal) { Text("a") } }"#,
        ["a": "navigationTitleWithBack"]),
      DrawingCase(
        "a menu in a bar", #"List {}.toolbar { Menu("m") { Button("a") {} } }"#,
        ["m": "barButton", "a": "menuItem"]),
      DrawingCase(
        "old items", #"List {}.navigationBarItems(trailing: Button("a") {})"#, ["a": "barButton"]),
      DrawingCase(
        "tabs", #"TabView { Text("x").tabItem { Text("a") }; Text("y").tabItem { Text("b") } }"#,
        ["x": "body(lines:0)", "a": "tabItem(of:2)", "y": "body(lines:0)", "b": "tabItem(of:2)"]),
      DrawingCase(
        "new tabs",
        #"TabView { Tab("a", systemImage: "i") { Text("x") }; Tab("b", systemImage: "i") {}; Tab("c", image: "i") {} }"#,
        ["a": "tabItem(of:3)", "x": "body(lines:0)", "b": "tabItem(of:3)", "c": "tabItem(of:3)"]),
      DrawingCase(
        "a search", #"List {}.searchable(text: $t, prompt: "a")"#, ["a": "placeholder"]),
      DrawingCase(
        "scopes", #"List {}.searchScopes($s) { Text("a"); Text("b") }"#,
        ["a": "segment(of:2)", "b": "segment(of:2)"]),
      DrawingCase(
        "a swipe", #"List { Text("r").swipeActions { Button("a") {} } }"#,
        ["r": "row", "a": "swipeAction"]),
    ]

    static let alerts: [DrawingCase] = [
      DrawingCase(
        "an alert of one button",
        #"List {}.alert("a", isPresented: $x) { Button("b") {} } message: { Text("m") }"#,
        ["a": "alertTitle", "b": "alertButton(of:1)", "m": "alertMessage"]),
      DrawingCase(
        "an alert whose message stands behind it",
        #"List {}.alert("a", isPresented: $x, presenting: y, actions: Own.init) { _ in Text("m") }"#,
        ["a": "alertTitle", "m": "alertMessage"]),
      DrawingCase(
        "an alert of two buttons",
        #"List {}.alert("a", isPresented: $x, actions: { Button("b") {}; Button("c") {} })"#,
        ["a": "alertTitle", "b": "alertButton(of:2)", "c": "alertButton(of:2)"]),
      DrawingCase(
        "an alert of three buttons",
        #"List {}.alert("a", isPresented: $x) { Button("b") {}; Button("c") {}; Button("d") {} }"#,
        [
          "a": "alertTitle", "b": "alertButton(of:1)", "c": "alertButton(of:1)",
          "d": "alertButton(of:1)",
        ]),
      DrawingCase(
        "a field in an alert",
        #"List {}.alert("a", isPresented: $x) { TextField("f", text: $t); Button("b") {} }"#,
        ["a": "alertTitle", "f": "placeholder", "b": "alertButton(of:1)"]),
      DrawingCase(
        "an old alert",
        """
        List {}.alert(isPresented: $x) { Alert(title: Text("a"), message: Text("m"),
          primaryButton: .default(Text("b")), secondaryButton: .cancel(Text("c"))) }
        """,
        [
          "a": "alertTitle", "m": "alertMessage", "b": "alertButton(of:2)",
          "c": "alertButton(of:2)",
        ]),
      DrawingCase(
        "an old alert of one button",
        #"List {}.alert(isPresented: $x) { Alert(title: Text("a"), dismissButton: .cancel(Text("c"))) }"#,
        ["a": "alertTitle", "c": "alertButton(of:1)"]),
      DrawingCase(
        "a dialog",
        #"List {}.confirmationDialog("a", isPresented: $x) { Button("b") {}; Button("c") {} } message: { Text("m") }"#,
        ["a": "not drawn", "b": "actionSheetButton", "c": "actionSheetButton", "m": "alertMessage"]),
      DrawingCase(
        "an old sheet",
        """
        List {}.actionSheet(isPresented: $x) {
          ActionSheet(title: Text("a"), buttons: [.default(Text("b")), .cancel(Text("c"))]) }
        """, ["a": "alertTitle", "b": "actionSheetButton", "c": "actionSheetButton"]),
      DrawingCase(
        "an alert with one of two buttons and another",
        """
        List {}.alert("a", isPresented: $x) {
          if y { Button("b") {} } else { Button("c") {} }
          Button("d") {}
        }
        """,
        [
          "a": "alertTitle", "b": "alertButton(of:2)", "c": "alertButton(of:2)",
          "d": "alertButton(of:2)",
        ]),
      DrawingCase(
        "a dialog with its title",
        #"List {}.confirmationDialog("a", isPresented: $x, titleVisibility: .visible) {}"#,
        ["a": "alertTitle"]),
    ]

    static let unseen: [DrawingCase] = [
      DrawingCase("help", #"Text("a").help("b")"#, ["a": "body(lines:0)", "b": "not drawn"]),
      DrawingCase(
        "a spoken label", #"Image("i").accessibilityLabel("a")"#, ["a": "not drawn"]),
      DrawingCase(
        "a spoken text", #"Image("i").accessibilityHint(Text("a"))"#, ["a": "not drawn"]),
      DrawingCase(
        "spoken actions", #"Image("i").accessibilityActions { Button("a") {} }"#, ["a": "not drawn"]
      ),
      DrawingCase(
        "an icon-only label", #"Label("a", systemImage: "i").labelStyle(.iconOnly)"#,
        ["a": "not drawn"]),
      DrawingCase(
        "segments of icons alone",
        #"Picker("t", selection: $x) { ForEach(all) { _ in Label("a", systemImage: "i") } }.pickerStyle(.segmented).labelStyle(.iconOnly)"#,
        ["a": "not drawn", "t": "not drawn"]),
      DrawingCase(
        "segments of texts under a style of labels",
        #"Picker("t", selection: $x) { Text("o"); Text("p") }.pickerStyle(.segmented).labelStyle(.iconOnly)"#,
        ["o": "segment(of:2)", "p": "segment(of:2)", "t": "not drawn"]),
      DrawingCase(
        "a label with its title", #"Label("a", systemImage: "i").labelStyle(.titleOnly)"#,
        ["a": "body(lines:0)"]),
      DrawingCase("no view", #"Label("a").alert("b")"#, ["a": "body(lines:0)"]),
    ]
  }
#endif
