#if Source
  import Testing

  /// What stands around a text in lists, forms and the system's other views, as its source says.
  struct ListRowTests {
    static let places = [
      RowCase("a text alone in a list", "List { Text(\"a\") }", "groupedRow: OWN"),
      RowCase("a text in a form", "Form { Section { Text(\"a\") } }", "groupedRow: OWN"),
      RowCase(
        "a header by its title", "Form { Section(\"a\") { Gem() } }", "groupedHeader: OWN"),
      RowCase(
        "a header of views", "List { Section { Gem() } header: { Text(\"a\") } }.listStyle(.plain)",
        "plainHeader: OWN"),
      RowCase(
        "a header of the older form", "List { Section(header: Text(\"a\")) { Gem() } }",
        "groupedHeader: OWN"),
      RowCase(
        "a footer", "List { Section { Gem() } footer: { Text(\"a\") } }.listStyle(.grouped)",
        "bandsFooter: OWN"),
      RowCase(
        "a header that stands out",
        "List { Section(\"a\") { Gem() } }.headerProminence(.increased)",
        "groupedHeader: OWN ?? the modifier headerProminence"),
      RowCase(
        "a form in columns", "Form { Text(\"a\") }.formStyle(.columns)",
        "plainRow: OWN ? a style of lists"),
      RowCase(
        "a list with room beside it", "List { Text(\"a\") }.padding(20)",
        "groupedRow: OWN ? the list may be narrower than the screen"),
      RowCase(
        "a list with room above it", "List { Text(\"a\") }.padding(.top, 20)", "groupedRow: OWN"),
      RowCase(
        "a list beside something", "HStack { List { Text(\"a\") }; Gem() }",
        "groupedRow: OWN ? the list shares its line"),
    ]

    static let rows = [
      RowCase(
        "a value", "Form { LabeledContent(\"a\", value: \"1\") }",
        "groupedRow: labeled[group[OWN] group[\"1\"]]"),
      RowCase(
        "a value of views", "Form { LabeledContent(\"a\") { Text(\"b\") } }",
        "groupedRow: labeled[group[OWN] group[key:b]]"),
      RowCase(
        "the value itself", "Form { LabeledContent { Text(\"a\") } label: { Text(\"b\") } }",
        "groupedRow: labeled[group[key:b] group[OWN]]"),
      RowCase(
        "a value with a format", "Form { LabeledContent(\"a\", value: 1, format: .percent) }",
        "groupedRow: labeled[group[OWN] group[<number>]] ? a text beside it is not known"),
      RowCase(
        "a label", "List { Label(\"a\", systemImage: \"star\") }",
        "groupedRow: label[group[OWN] group[star]]"),
      RowCase(
        "a label of views",
        "List { Label { Text(\"a\") } icon: { Image(systemName: \"star\").frame(width: 24) } }",
        "groupedRow: label[group[OWN] group[frame(24)[star]]]"),
      RowCase(
        "a label in a style that is not known",
        "List { Label(\"a\", systemImage: \"star\") }.labelStyle(.titleOnly)",
        "groupedRow: label[group[OWN] group[star]] ?? the modifier labelStyle"),
      RowCase(
        "a switch with a symbol", "List { Toggle(\"a\", systemImage: \"star\", isOn: $on) }",
        "groupedRow: toggle[label[group[OWN] group[star]]]"),
      RowCase(
        "a link with a value",
        "Form { NavigationLink(value: 1) { LabeledContent(\"a\", value: \"1\") } }",
        "groupedRow: link[labeled[group[OWN] group[\"1\"]]]"),
    ]

    static let others = [
      RowCase(
        "whatever stands in a frame",
        "HStack { Group { if on { Gem() } else { Jewel() } }.frame(width: 48); Text(\"a\") }",
        "screen: horizontal[frame(48)[opaque] OWN]"),
      RowCase(
        "what takes the place of content",
        "ContentUnavailableView(\"a\", systemImage: \"star\")",
        "screen: unavailableLabel[label[group[OWN] group[star]]]"),
      RowCase(
        "its description",
        "ContentUnavailableView(\"b\", systemImage: \"star\", description: Text(\"a\"))",
        "screen: unavailableText[OWN]"),
      RowCase(
        "its button",
        """
        ContentUnavailableView { Label("b", systemImage: "star") } description: {
          Text("c")
        } actions: {
          Button("a") {}.buttonStyle(.borderedProminent)
        }
        """, "screen: unavailableActions[prominent[button[OWN]]]"),
      RowCase(
        "large buttons of a list",
        "List { Button(\"a\") {} }.buttonStyle(.bordered).controlSize(.large)",
        "groupedRow: large[bordered[button[OWN]]]"),
      RowCase(
        "a style of buttons of the app's own", "List { Button(\"a\") {} }.buttonStyle(Shiny())",
        "groupedRow: button[OWN] ?? a style of buttons"),
      RowCase("a box", "GroupBox(\"b\") { Text(\"a\") }", "screen: box[OWN]"),
      RowCase("the label of a box", "GroupBox(\"a\") { Gem() }", "screen: boxLabel[OWN]"),
      RowCase("a wheel", "ProgressView(\"a\")", "screen: progress[OWN]"),
      RowCase("a bar", "ProgressView(\"a\", value: 0.5)", ""),
      RowCase(
        "a field in a line", "HStack { TextField(\"a\", text: $on); Text(\"b\") }",
        "screen: horizontal[field[OWN] key:b]"),
      RowCase("a field with a prompt", "TextField(\"a\", text: $on, prompt: Text(\"b\"))", ""),
    ]

    @Test(
      "a text in a list, a form or another view of the system has that view around it",
      arguments: places + rows + others)
    func row(example: RowCase) throws {
      #expect(try example.found() == example.row)
    }
  }
#endif
