#if Source
  extension ChainDrawingTests {
    /// Names that stand for a view of the framework, or for the program's own of that name.
    static let names: [DrawingCase] = [
      DrawingCase(
        "another name for a view of the framework",
        """
        struct Screen: View {
          typealias Choice = Picker
          var body: some View { Form { Choice("a", selection: $x) { Text("o") } } }
        }
        """, ["a": "rowWithValue", "o": "menuItem, rowValue"]),
      DrawingCase(
        "another name for an own view",
        """
        struct Line: View { let title: String; var body: some View { Text(title) } }
        struct Screen: View { typealias Row = Line; var body: some View { List { Row(title: "a") } } }
        """, [:]),
      DrawingCase(
        "the framework's view beside an own one of its name",
        """
        struct Section<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
        struct Screen: View { var body: some View { Menu("m") { SwiftUI.Section("h") { Button("a") {} } } } }
        """, ["m": "wrappingButton", "h": "menuItem", "a": "menuItem"]),
      DrawingCase(
        "an own capsule",
        """
        struct StatePill: View { var body: some View { Text("a") } }
        struct Screen: View { var body: some View { StatePill() } }
        """, ["a": "badge"]),
      DrawingCase(
        "menus of the menu bar",
        """
        struct Menus: Commands {
          var body: some Commands { CommandMenu("m") { Section("h") { Button("a") {} } } }
        }
        struct Other: App { var body: some Scene { WindowGroup {}.commands { Menus() } } }
        struct Screen: View { var body: some View { Text("b") } }
        """, ["m": "menuItem", "h": "menuItem", "a": "menuItem", "b": "body(lines:0)"]),
    ]
  }
#endif
