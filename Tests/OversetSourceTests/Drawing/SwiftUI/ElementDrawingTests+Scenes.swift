#if Source
  extension ElementDrawingTests {
    /// Tips, tables, searches, widgets and Live Activities.
    static let scenes: [DrawingCase] = [
      DrawingCase(
        "a tip",
        """
        struct Hint: Tip {
          var title: Text { Text("a") }
          var message: Text? { Text("m") }
          var actions: [Action] { Action(id: "i", title: "b") }
        }
        struct Screen: View { var body: some View { VStack { TipView(Hint(), arrowEdge: .bottom); Text("c") } } }
        """,
        ["a": "body(lines:0)", "m": "body(lines:0)", "b": "wrappingButton", "c": "body(lines:0)"]),
      DrawingCase(
        "columns of a table",
        #"Table(items) { TableColumn("a", value: \.name); TableColumn("b") { item in Text("c") } }"#,
        ["a": "body(lines:1)", "b": "body(lines:1)", "c": "row"]),
      DrawingCase(
        "a search with a text", #"List {}.searchable(text: $t, prompt: Text("a"))"#,
        ["a": "placeholder"]),
      DrawingCase(
        "a search with a place",
        #"List {}.searchable(text: $t, placement: .navigationBarDrawer, prompt: "a")"#,
        ["a": "placeholder"]),
      DrawingCase(
        "suggestions of a search", #"List {}.searchSuggestions { Text("a") }"#, ["a": "row"]),
      DrawingCase(
        "a Live Activity",
        """
        struct Ride: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: Trip.self) { context in
              Text("l")
            } dynamicIsland: { context in
              DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("e") }
                DynamicIslandExpandedRegion(.bottom) { VStack { Text("f") } }
              } compactLeading: { Text("c") } compactTrailing: { Text("d") } minimal: { Text("m") }
            }
          }
        }
        struct Screen: View { var body: some View { Text("b") } }
        """,
        [
          "l": "widgetTitle", "e": "widgetTitle", "f": "widgetTitle", "c": "widgetTitle",
          "d": "widgetTitle", "m": "widgetTitle", "b": "body(lines:0)",
        ]),
      DrawingCase(
        "a control of the control centre",
        """
        struct Light: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "k") {
              ControlWidgetToggle("a", isOn: on, action: Switch()) { Label("b", systemImage: "i") }
            }
            .displayName("n")
            .description("d")
          }
        }
        struct Screen: View { var body: some View { Text("c") } }
        """,
        [
          "a": "widgetTitle", "b": "widgetTitle", "n": "widgetTitle", "d": "body(lines:0)",
          "c": "body(lines:0)",
        ]),
      DrawingCase(
        "another type's description", #"Text("a").description("b")"#, ["a": "body(lines:0)"]),
    ]
  }
#endif
