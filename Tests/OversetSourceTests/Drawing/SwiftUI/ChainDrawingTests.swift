#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts whose views the app declares itself: their slot is said where these are used.
  struct ChainDrawingTests {
    @Test(
      "a text is followed over declarations",
      arguments: declarations + closures + modifiers + names + ends)
    func aTextIsFollowedOverDeclarations(_ example: DrawingCase) throws {
      #expect(try example.found() == example.expected)
    }

    private static let declarations: [DrawingCase] = [
      DrawingCase(
        "a view in a list",
        """
        struct Row: View { var body: some View { Text("a") } }
        struct Screen: View { var body: some View { List { Row() } } }
        """, ["a": "row"]),
      DrawingCase(
        "a view in a list and alone",
        """
        struct Row: View { var body: some View { Text("a") } }
        struct Screen: View { var body: some View { VStack { List { Row() }; Row() } } }
        """, ["a": "body(lines:0), row"]),
      DrawingCase(
        "a property",
        "struct Screen: View { var body: some View { Form { row } }\nvar row: some View { Text(\"a\") } }",
        ["a": "row"]),
      DrawingCase(
        "a function",
        """
        struct Screen: View {
          var body: some View { Form { row(1) } }
          func row(_ n: Int) -> some View { HStack { Text("a"); Spacer(); Text(n) } }
        }
        """, ["a": "rowWithValue"]),
      DrawingCase(
        "a constant",
        #"struct Screen: View { var body: some View { let label = Text("a"); List { label } } }"#,
        ["a": "row"]),
      DrawingCase(
        "a view of three levels",
        """
        struct Inner: View { var body: some View { Text("a") } }
        struct Outer: View { var body: some View { Inner().font(.caption) } }
        struct Screen: View { var body: some View { Form { Section {} footer: { Outer() } } } }
        """, ["a": "sectionFooter"]),
      DrawingCase(
        "views that hold each other",
        """
        struct One: View { var body: some View { Text("a"); Two() } }
        struct Two: View { var body: some View { One() } }
        struct Screen: View { var body: some View { List { One() } } }
        """, ["a": "body(lines:0), row"]),
      DrawingCase(
        "a button's style",
        """
        struct Wide: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { VStack { Text("a"); configuration.label } }
        }
        struct Screen: View { var body: some View { Button("b") {}.buttonStyle(Wide()) } }
        """, ["a": "body(lines:0)", "b": "wrappingButton"]),
    ]

    private static let closures: [DrawingCase] = [
      DrawingCase(
        "an own container",
        """
        struct Card<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { List { content() } }
        }
        struct Screen: View { var body: some View { Card { Text("a") } } }
        """, ["a": "row"]),
      DrawingCase(
        "an own container with an initializer",
        """
        struct Card<Content: View>: View {
          let inner: Content
          init(@ViewBuilder content: () -> Content) { inner = content() }
          var body: some View { Form { Section { Text("x") } footer: { inner } } }
        }
        struct Screen: View { var body: some View { Card { Text("a") } } }
        """, ["a": "sectionFooter", "x": "row"]),
      DrawingCase(
        "a text given to an own view",
        """
        struct Line: View { let title: Text; var body: some View { List { HStack { title; Spacer(); Text("v") } } } }
        struct Screen: View { var body: some View { Line(title: Text("a")) } }
        """, ["a": "rowWithValue", "v": "rowValue"]),
      DrawingCase(
        "a function with a closure",
        """
        struct Screen: View {
          var body: some View { boxed { Text("a") } }
          func boxed<C: View>(@ViewBuilder content: () -> C) -> some View { Form { content() } }
        }
        """, ["a": "row"]),
    ]

    private static let modifiers: [DrawingCase] = [
      DrawingCase(
        "an own modifier with a limit",
        """
        extension View { func short() -> some View { self.lineLimit(1) } }
        struct Screen: View { var body: some View { Text("a").short() } }
        """, ["a": "body(lines:1)"]),
      DrawingCase(
        "an own modifier that does not name the view",
        """
        extension View { func short() -> some View { lineLimit(2) } }
        struct Screen: View { var body: some View { Text("a").short() } }
        """, ["a": "body(lines:2)"]),
      DrawingCase(
        "a type of modifiers",
        """
        struct Short: ViewModifier { func body(content: Content) -> some View { content.lineLimit(3) } }
        struct Screen: View { var body: some View { Text("a").modifier(Short()) } }
        """, ["a": "body(lines:3)"]),
      DrawingCase(
        "a title in an own modifier",
        """
        extension View { func named() -> some View { navigationTitle("a") } }
        struct Screen: View { var body: some View { NavigationStack { List {}.named() } } }
        """, ["a": "largeTitle"]),
      DrawingCase(
        "an alert in an own modifier",
        """
        extension View { func failing() -> some View { alert("a", isPresented: $x) { Button("b") {} } } }
        struct Screen: View { var body: some View { List {}.failing() } }
        """, ["a": "alertTitle", "b": "alertButton(of:1)"]),
    ]

    private static let ends: [DrawingCase] = [
      DrawingCase(
        "a view that nothing uses",
        """
        struct Lost: View { var body: some View { Text("a") } }
        struct Screen: View { var body: some View { Text("b") } }
        """, ["a": "not drawn", "b": "body(lines:0)"]),
      DrawingCase(
        "a property that nothing uses",
        "struct Screen: View { var body: some View { Text(\"b\") }\nprivate var lost: some View { Text(\"a\") } }",
        ["a": "not drawn", "b": "body(lines:0)"]),
      DrawingCase(
        "a preview",
        """
        struct Screen: View { var body: some View { Text("b") } }
        struct Screen_Previews: PreviewProvider { static var previews: some View { Text("a") } }
        """, ["b": "body(lines:0)"]),
      DrawingCase(
        "a preview by macro",
        "struct Screen: View { var body: some View { Text(\"b\") } }\n#Preview { Text(\"a\") }",
        ["b": "body(lines:0)"]),
      DrawingCase(
        "a view of many previews",
        """
        struct Row: View { var body: some View { Text("a") } }
        struct Row_Previews: PreviewProvider {
          static var previews: some View { Row(); Row(); Row(); Row(); Row(); Row(); Row(); Row(); Row() }
        }
        struct Screen: View { var body: some View { List { Row() } } }
        """, ["a": "row"]),
      DrawingCase(
        "a view of previews alone",
        """
        struct Row: View { var body: some View { Text("a") } }
        struct Row_Previews: PreviewProvider { static var previews: some View { Row(); List { Row() } } }
        struct Screen: View { var body: some View { Text("b") } }
        """, ["b": "body(lines:0)"]),
      DrawingCase(
        "a widget",
        """
        struct Face: View { var body: some View { Text("a") } }
        struct Clock: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "k", provider: p) { _ in Face() }
              .configurationDisplayName("n").description("d")
          }
        }
        struct Screen: View { var body: some View { Text("b") } }
        """, ["a": "widgetTitle", "n": "widgetTitle", "d": "body(lines:0)", "b": "body(lines:0)"]),
      DrawingCase(
        "a toast",
        """
        struct ToastView: View { var body: some View { Text("a") } }
        struct Screen: View { var body: some View { ZStack { ToastView() } } }
        """, ["a": "toast"]),
      DrawingCase(
        "an own view called Label",
        """
        struct Label: View { let title: String; var body: some View { Text(title) } }
        struct Screen: View { var body: some View { Label(title: "a") } }
        """, [:]),
    ]
  }
#endif
