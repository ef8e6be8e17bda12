#if Source
  import Testing

  /// Rows over the declarations that their views are divided into.
  struct RowFollowingTests {
    private static func screen(_ body: String, _ members: String = "", _ others: String = "")
      -> String
    {
      "struct Screen: View { \(members)\nvar body: some View {\n\(body)\n} }\n\(others)"
    }

    static let cases = [
      RowCase(
        "the app's own row",
        screen(
          "List { Row(title: \"a\", icon: \"star\", gap: 12) }", "",
          """
          struct Row: View {
            let title: LocalizedStringKey
            let icon: String
            var gap: CGFloat = 8
            var inset: CGFloat = 5
            var body: some View {
              HStack(spacing: gap) { Image(systemName: icon); Text(title) }.padding(.horizontal, inset)
            }
          }
          """),
        "groupedRow: padding(5,5)[horizontal(12)[star OWN]]"),
      RowCase(
        "properties and functions of the screen",
        screen(
          "HStack { icon; label(\"a\", inset: 6); Text(name) }",
          """
          let name = "Bob"
          private var icon: some View { Image(systemName: "star").font(.title) }
          private func label(_ key: LocalizedStringKey, inset: CGFloat) -> some View {
            Text(key).padding(inset)
          }
          """),
        "screen: horizontal[font(title)[star] padding(6,6)[OWN] \"Bob\"]"),
      RowCase(
        "several views of a property",
        screen(
          "HStack { both }",
          "@ViewBuilder private var both: some View { Text(\"b\"); Text(\"a\") }"),
        "screen: horizontal[key:b OWN]"),
      RowCase(
        "the content of the app's own container",
        screen(
          "Line { Text(\"a\"); Text(\"b\") }", "",
          """
          struct Line<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { HStack(spacing: 2) { content(); Spacer() } }
          }
          """),
        "screen: horizontal(2)[OWN key:b spacer]"),
      RowCase(
        "the app's own modifier",
        screen(
          "HStack { Text(\"a\").card(inset: 3); Text(\"b\").card(inset: 4) }", "",
          """
          struct Card: ViewModifier {
            let inset: CGFloat
            func body(content: Content) -> some View { content.padding(inset).background(.red) }
          }
          extension View { func card(inset: CGFloat) -> some View { modifier(Card(inset: inset)) } }
          """),
        "screen: horizontal[padding(3,3)[OWN] padding(4,4)[key:b]]"),
      RowCase(
        "constants of a type",
        screen("Text(\"a\").padding(Space.wide * 2)", "", "enum Space { static let wide = 10.0 }"),
        "screen: padding(20,20)[OWN]"),
      RowCase(
        "a length that changes",
        screen("Text(\"a\").padding(gap)", "@State private var gap = 4.0"),
        ""),
      RowCase(
        "a container with an action that may be left out",
        screen(
          "HStack { Text(\"a\"); Line { Text(\"b\") } }", "",
          """
          struct Line<Content: View>: View {
            var action: (() -> Void)?
            let content: () -> Content
            var body: some View { HStack(spacing: 2) { content(); Spacer() } }
          }
          """),
        "screen: horizontal[OWN horizontal(2)[key:b spacer]]"),
      RowCase(
        "the system's view where the app has one of that name",
        screen(
          "HStack { Text(\"a\"); SwiftUI.Divider(); Divider() }", "",
          "struct Divider: View { var body: some View { Text(\"b\") } }"),
        "screen: horizontal[OWN divider key:b]"),
      RowCase(
        "another name of a view of the system",
        screen("HStack { Text(\"a\"); Gap() }", "", "typealias Gap = Spacer"),
        "screen: horizontal[OWN spacer]"),
      RowCase(
        "the app's own modifier with a name like the system's",
        screen(
          "HStack { Text(\"a\"); Text(\"b\").onCard() }", "",
          "extension View { func onCard() -> some View { self.padding(3) } }"),
        "screen: horizontal[OWN padding(3,3)[key:b]]"),
      RowCase(
        "a modifier that applies itself twice",
        screen(
          "HStack { Text(\"a\"); Text(\"b\").twice() }", "",
          "extension View { func twice() -> some View { self.twice().twice() } }"),
        "screen: horizontal[OWN doubtful[key:b]] ? the modifier twice"),
      RowCase(
        "a modifier inside many others that is not known",
        screen("Text(\"a\").m1()", "", modifiers("self.padding(4).shiny()")),
        "screen: doubtful[padding(4,4)[OWN]] ?? the modifier shiny"),
      RowCase(
        "a modifier inside many others",
        screen("Text(\"a\").m1()", "", modifiers("self.padding(4)")),
        "screen: padding(4,4)[OWN]"),
      RowCase(
        "a modifier inside many others on several views",
        screen(
          "HStack { Group { Text(\"a\"); Text(\"b\") }.m1() }", "", modifiers("self.padding(4)")),
        "screen: horizontal[padding(4,4)[OWN] key:b] ? m7 is applied to several views"),
    ]

    /// Modifiers that apply each other: a chain enters only so many.
    private static func modifiers(_ last: String) -> String {
      let outer = (1...6).map { "func m\($0)() -> some View { self.m\($0 + 1)() }" }
      return """
        extension View {
          \(outer.joined(separator: "\n"))
          func m7() -> some View { \(last) }
        }
        """
    }

    @Test("a row follows the app's own views, modifiers and constants", arguments: cases)
    func row(example: RowCase) throws {
      #expect(try example.found() == example.row)
    }

    @Test("views that hold themselves end in a doubt")
    func selfHolding() throws {
      let example = RowCase(
        "views that hold themselves",
        Self.screen(
          "HStack { Text(\"a\"); Deep() }", "",
          "struct Deep: View { var body: some View { HStack { Deep() } } }"),
        "")
      #expect(try example.found().contains("too deep"))
    }
  }
#endif
