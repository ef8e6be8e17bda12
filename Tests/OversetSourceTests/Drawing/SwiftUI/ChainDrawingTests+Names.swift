#if Source
  extension ChainDrawingTests {
    /// Names that stand for a view of the framework, or for the program's own of that name.
    static let names: [DrawingCase] = [
      DrawingCase(
        "a property beside a font of its name",
        """
        struct Hint: Tip { var title: Text { Text("a") } }
        struct Screen: View {
          var body: some View { List { Image(systemName: "i").font(.title); TipView(Hint()) } }
        }
        """, ["a": "body(lines:0)"]),
      DrawingCase(
        "a constant of a file beside a font of its name",
        """
        let title = Text("a")
        struct Screen: View { var body: some View { List { Image(systemName: "i").font(.title) } } }
        """, ["a": "body(lines:0)"]),
      DrawingCase(
        "a static text that an own view asks for",
        """
        extension Text { static var title: Text { Text("a") } }
        struct Badge: View { let text: Text; var body: some View { List { text } } }
        struct Screen: View { var body: some View { Badge(text: .title) } }
        """, ["a": "row"]),
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
        "an own function named like a view beside the view",
        """
        func Form(tint: Color, @ViewBuilder content: () -> some View) -> some View {
          Menu("m") { content() }
        }
        struct Screen: View { var body: some View {
          VStack { Form(tint: .red) { Button("a") {} }; Form { Button("b") {} } } } }
        """, ["m": "wrappingButton", "a": "menuItem", "b": "row"]),
      DrawingCase(
        "an own function that asks for more than the call gives",
        """
        func Section(
          _ title: String, @ViewBuilder content: () -> some View, more: () -> AnyView
        ) -> some View { Menu("m") { content() } }
        struct Screen: View { var body: some View { List { Section("a") { Text("b") } } } }
        """, ["m": "wrappingButton", "a": "sectionHeader", "b": "row"]),
      DrawingCase(
        "a screen that a menu's button shows",
        """
        struct Screen: View { var body: some View {
          Menu("m") { Button("x") {
            open { List { Section { Text("b") } footer: { Text("a") } } } } } } }
        """, ["m": "wrappingButton", "x": "menuItem", "b": "row", "a": "sectionFooter"]),
      DrawingCase(
        "a modifier that takes no view beside the framework's",
        """
        extension View { func contextMenu(actions: @escaping () -> [Action]) -> some View { VStack { self } } }
        struct Screen: View { var body: some View { Text("b").contextMenu { Button("a") {} } } }
        """, ["a": "menuItem", "b": "body(lines:0)"]),
      DrawingCase(
        "an own initializer of the framework's link",
        """
        enum Page { case one }
        extension NavigationLink { init(_ page: Page, @ViewBuilder label: () -> Label) {} }
        struct Screen: View { var body: some View {
          List { NavigationLink(.one) { Text("a") }; NavigationLink("b") { Text("c") } } } }
        """, ["a": "row", "b": "row", "c": "body(lines:0)"]),
      DrawingCase(
        "an own container whose property has an underscore",
        """
        struct Card<Content: View>: View {
          private let _content: Content
          init(@ViewBuilder content: () -> Content) { self._content = content() }
          var body: some View { List { _content } }
        }
        struct Screen: View { var body: some View { Card { Text("a") } } }
        """, ["a": "row"]),
      DrawingCase(
        "an own container that takes an action before its content",
        """
        struct Card<Content: View>: View {
          let tap: (() -> Void)?
          let content: () -> Content
          init(tap: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
            self.tap = tap
            self.content = content
          }
          var body: some View { List { Button("b") { tap?() }; content() } }
        }
        struct Screen: View { var body: some View { Card { Text("a") } } }
        """, ["a": "row", "b": "row"]),
      DrawingCase(
        "an own capsule in a button",
        """
        struct StatePill: View { var body: some View { Text("a") } }
        struct Screen: View { var body: some View { Button { } label: { StatePill() } } }
        """, ["a": "badge"]),
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
