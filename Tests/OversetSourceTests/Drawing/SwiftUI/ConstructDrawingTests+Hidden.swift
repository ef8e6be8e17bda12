#if Source
  extension ConstructDrawingTests {
    static let hidden: [DrawingCase] = [
      DrawingCase("no opacity", #"Text("a").opacity(0)"#, ["a": "not drawn"]),
      DrawingCase("some opacity", #"Text("a").opacity(0.5)"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "opacity at times", #"Text("a").opacity(isShown ? 1 : 0)"#, ["a": "body(lines:0)"]),
      DrawingCase("no colour", #"Text("a").foregroundStyle(.clear)"#, ["a": "not drawn"]),
      DrawingCase("a colour", #"Text("a").foregroundStyle(.red)"#, ["a": "body(lines:0)"]),
      DrawingCase("no size", #"Text("a").frame(width: 0, height: 0)"#, ["a": "not drawn"]),
      DrawingCase("no height of others", #"Text("a").frame(minHeight: 0)"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "a link that only code follows",
        #"NavigationLink("a", destination: Text("b")).hidden()"#,
        ["a": "not drawn", "b": "body(lines:0)"]),
      DrawingCase(
        "an alert on what is hidden",
        #"EmptyView().hidden().alert("a", isPresented: $x) {}"#, ["a": "alertTitle"]),
    ]

    static let bars: [DrawingCase] = [
      DrawingCase(
        "a title of a hidden bar",
        #"NavigationView { List {}.navigationTitle("a").navigationBarHidden(true) }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a title of a bar that is not hidden",
        #"NavigationView { List {}.navigationTitle("a").navigationBarHidden(false) }"#,
        ["a": "largeTitle"]),
      DrawingCase(
        "a title of a bar that is hidden at times",
        #"NavigationView { List {}.navigationTitle("a").navigationBarHidden(isShown) }"#,
        ["a": "largeTitle"]),
      DrawingCase(
        "a title of a hidden toolbar",
        #"NavigationStack { List {}.toolbar(.hidden, for: .navigationBar).navigationTitle("a") }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a title above hidden tabs",
        #"NavigationStack { List {}.toolbar(.hidden, for: .tabBar).navigationTitle("a") }"#,
        ["a": "largeTitle"]),
      DrawingCase(
        "a title that is removed",
        #"NavigationStack { List {}.navigationTitle("a").toolbar(removing: .title) }"#,
        ["a": "not drawn"]),
      DrawingCase(
        "a title behind a view in the bar",
        """
        NavigationStack { List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("b") } } }
        """, ["a": "not drawn", "b": "navigationTitleWithBack"]),
      DrawingCase(
        "a large title below a view in the bar",
        """
        NavigationStack { List {}.navigationTitle("a")
          .toolbar { ToolbarItem(placement: .principal) { Text("b") } } }
        """, ["a": "largeTitle", "b": "navigationTitleWithBack"]),
      DrawingCase(
        "a view in the bar at times",
        """
        NavigationStack { List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { if x { ToolbarItem(placement: .principal) { Text("b") } } } }
        """, ["a": "navigationTitleWithBack", "b": "navigationTitleWithBack"]),
      DrawingCase(
        "segments in the bar",
        """
        List {}.toolbar { ToolbarItem(placement: .principal) {
          Picker("a", selection: $x) { Text("o"); Text("p") }.pickerStyle(.segmented) } }
        """, ["a": "not drawn", "o": "segment(of:2)", "p": "segment(of:2)"]),
      DrawingCase(
        "buttons above the keyboard and below the screen",
        """
        List {}.toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("a") {} }
          ToolbarItem(placement: .bottomBar) { Button("b") {} } }
        """, ["a": "barButton", "b": "barButton"]),
      DrawingCase(
        "the menu of a title", #"List {}.toolbar { ToolbarTitleMenu { Button("a") {} } }"#,
        ["a": "menuItem"]),
    ]

    static let menus: [DrawingCase] = [
      DrawingCase(
        "a menu in a menu", #"Menu("m") { Menu("n") { Button("a") {} } }"#,
        ["m": "wrappingButton", "n": "menuItem", "a": "menuItem"]),
      DrawingCase(
        "buttons in a line of a menu",
        #"Menu("m") { ControlGroup { Button("a", systemImage: "x") {}; Button("b", systemImage: "y") {} } }"#,
        ["m": "wrappingButton", "a": "compactButton", "b": "compactButton"]),
      DrawingCase(
        "pictures in a line of a menu",
        """
        Menu("m") { ControlGroup { Button("a", systemImage: "x") {} }
          .controlGroupStyle(.palette) }
        """, ["m": "wrappingButton", "a": "not drawn"]),
      DrawingCase(
        "a group that is a menu of its own",
        """
        Menu("m") { ControlGroup("g") { Button("a", systemImage: "x") {} }
          .controlGroupStyle(.compactMenu) }
        """, ["m": "wrappingButton", "g": "menuItem", "a": "menuItem"]),
      DrawingCase(
        "a group with a title", #"VStack { ControlGroup("g") { Button("a") {} } }"#,
        ["g": "not drawn", "a": "wrappingButton"]),
      DrawingCase(
        "a share link in a menu", #"Menu("m") { ShareLink("a", item: u) }"#,
        ["m": "wrappingButton", "a": "menuItem"]),
      DrawingCase(
        "a menu's parts by name",
        #"Menu(content: { Button("a") {} }, label: { Text("m") })"#,
        ["m": "wrappingButton", "a": "menuItem"]),
      DrawingCase(
        "what a context menu shows",
        #"Text("r").contextMenu { Button("a") {} } preview: { Text("p") }"#,
        ["r": "body(lines:0)", "a": "menuItem", "p": "body(lines:0)"]),
      DrawingCase(
        "a text in a menu", #"Menu("m") { Text("a") }"#, ["m": "wrappingButton", "a": "menuItem"]),
    ]

    static let shown: [DrawingCase] = [
      DrawingCase(
        "a screen that an action shows",
        """
        struct Detail: View { var body: some View { VStack { Text("a") } } }
        struct Screen: View { var body: some View { List { Button("b") { router.push(Detail()) } } } }
        """, ["a": "body(lines:0)", "b": "row"]),
      DrawingCase(
        "a screen that an action shows by a route",
        """
        struct Detail: View { var body: some View { Text("a") } }
        extension Route { static var detail: Route { Route { Detail() } } }
        struct Screen: View {
          var body: some View { List { Text("b").onTapGesture { router.show(Route.detail) } } }
        }
        """, ["a": "body(lines:0)", "b": "row"]),
      DrawingCase(
        "the bar of a screen that an action shows",
        """
        struct Detail: View {
          var body: some View {
            List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          }
        }
        struct Screen: View {
          var body: some View {
            List { Button("b") { router.push(Detail()) } }
              .toolbar { ToolbarItem { Button("c") {} } }
          }
        }
        """, ["a": "navigationTitleWithBack", "b": "row", "c": "barButton"]),
      DrawingCase(
        "a text in an action", #"Button("b") { let note = Text("a"); show(note) }"#,
        ["b": "wrappingButton"]),
    ]

    static let dead: [DrawingCase] = [
      DrawingCase(
        "a branch that is never taken", #"if false { Text("a") } else { Text("b") }"#,
        ["a": "not drawn", "b": "body(lines:0)"]),
      DrawingCase(
        "a branch that is always taken", #"if true { Text("a") } else { Text("b") }"#,
        ["a": "body(lines:0)", "b": "not drawn"]),
      DrawingCase(
        "a branch of a constant",
        """
        enum Flags { static let hasShop = false }
        struct Screen: View {
          var body: some View { List { if Flags.hasShop, isOpen { Text("a") }; Text("b") } }
        }
        """, ["a": "not drawn", "b": "row"]),
      DrawingCase(
        "a branch of a property",
        """
        struct Screen: View {
          let hasShop = false
          var body: some View { List { if hasShop { Text("a") } } }
        }
        """, ["a": "row"]),
      DrawingCase(
        "a branch of a variable",
        """
        enum Flags { static var hasShop = false }
        struct Screen: View { var body: some View { List { if Flags.hasShop { Text("a") } } } }
        """, ["a": "row"]),
    ]
  }
#endif
