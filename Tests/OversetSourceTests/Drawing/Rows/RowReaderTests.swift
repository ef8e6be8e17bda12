#if Source
  import Testing

  /// What stands around a text, as its source says.
  struct RowReaderTests {
    static let stacks = [
      RowCase("a text alone", "Text(\"a\")", ""),
      RowCase(
        "a title and its value", "List { HStack { Text(\"a\"); Spacer(); Text(\"b\") } }",
        "groupedRow: horizontal[OWN spacer key:b]"),
      RowCase(
        "a list without cards",
        "List { HStack { Text(\"a\"); Image(systemName: \"star\") } }.listStyle(.plain)",
        "plainRow: horizontal[OWN star]"),
      RowCase(
        "a list of a style that is not known",
        "List { HStack { Text(\"a\"); Spacer() } }.listStyle(style)",
        "plainRow: horizontal[OWN spacer] ? a style of lists"),
      RowCase(
        "a list with cards, as stated",
        "List { HStack { Text(\"a\"); Spacer() } }.listStyle(.insetGrouped)",
        "groupedRow: horizontal[OWN spacer]"),
      RowCase(
        "a value that is a number", "List { HStack { Text(\"a\"); Text(\"\\(count)\") } }",
        "groupedRow: horizontal[OWN <unknown>] ? a text beside it is not known"),
      RowCase(
        "something of another module", "HStack(spacing: 4) { Gem(); Text(\"a\") }",
        "screen: horizontal(4)[opaque OWN] ? Gem, whose size is not known"),
      RowCase(
        "the same in a frame", "HStack { Gem().frame(width: 30); Text(\"a\") }",
        "screen: horizontal[frame(30)[opaque] OWN]"),
      RowCase(
        "a colour", "HStack { Color.indigo.frame(width: 4); Text(\"a\") }",
        "screen: horizontal[frame(4)[fill] OWN]"),
      RowCase(
        "something else with the name of a colour",
        "HStack { Gems.red.frame(width: 4); Text(\"a\") }",
        "screen: horizontal[frame(4)[opaque] OWN]"),
      RowCase(
        "a text of another table", "HStack { Text(\"a\"); Text(\"d\", tableName: \"Other\") }",
        "screen: horizontal[OWN key:d of Other]"),
      RowCase(
        "what stands above it", "VStack { Gem(); Text(\"a\") }.padding(20)",
        "screen: padding(20,20)[vertical[OWN]]"),
      RowCase(
        "what stands above it beside a picture",
        "HStack { Image(systemName: \"star\"); VStack { Gem(); Text(\"a\") } }",
        "screen: horizontal[star vertical[opaque OWN]]"),
      RowCase(
        "what stands above it beside a text",
        "HStack { Text(\"b\"); VStack { Gem(); Text(\"a\") } }",
        "screen: horizontal[key:b vertical[opaque OWN]] ? Gem, whose size is not known"),
      RowCase(
        "a frame decides, whatever is around it",
        "HStack { Gem(); Text(\"a\").frame(width: 80) }.font(.caption)",
        "width(80.0): font(caption)[frame(80)[OWN]]"),
      RowCase(
        "content that scrolls sideways",
        "ScrollView(.horizontal) { HStack { Text(\"a\"); Text(\"b\") } }", ""),
      RowCase(
        "a sheet", "Color.red.sheet(isPresented: $on) { Text(\"a\").padding() }",
        "screen: padding(16,16)[OWN]"),
    ]

    static let choices = [
      RowCase(
        "a condition beside it", "HStack { if on { Text(\"b\") }; Text(\"a\") }",
        "screen: horizontal[OWN] ? a condition decides what stands beside it"),
      RowCase(
        "a condition with equal branches",
        "HStack { if on { Spacer() } else { Spacer() }; Text(\"a\") }",
        "screen: horizontal[spacer OWN]"),
      RowCase(
        "the branch that it stands in",
        "HStack { if on { Text(\"b\"); Text(\"a\") } else { Gem() }; Spacer() }",
        "screen: horizontal[key:b OWN spacer]"),
      RowCase(
        "a loop around it in a line", "HStack { ForEach(all) { _ in Text(\"a\") } }",
        "screen: horizontal[OWN] ? a loop repeats it on its line"),
      RowCase(
        "a loop around it in a column",
        "VStack { ForEach(all) { _ in HStack { Text(\"a\"); Spacer() } } }",
        "screen: vertical[horizontal[OWN spacer]]"),
    ]

    static let rooms = [
      RowCase(
        "a container of another module", "Flow { HStack { Text(\"a\"); Spacer() } }",
        "screen: horizontal[OWN spacer] ?? it stands in Flow"),
      RowCase(
        "the first of several that fits", "ViewThatFits { HStack { Text(\"a\"); Spacer() } }",
        "screen: horizontal[OWN spacer] ?? it stands in ViewThatFits"),
      RowCase(
        "a grid", "Grid { GridRow { Text(\"a\").padding(4); Text(\"b\") } }",
        "screen: padding(4,4)[OWN] ?? it stands in GridRow"),
      RowCase(
        "a reader of its size",
        "HStack { Text(\"b\"); GeometryReader { space in Text(\"a\") } }",
        "screen: horizontal[key:b flexible(inf)[OWN]]"),
      RowCase(
        "a width by a reader of its size",
        "GeometryReader { space in Text(\"a\").padding(4).frame(width: space.size.width / 2) }",
        "screen: flexible(inf)[padding(4,4)[OWN]] ?? a frame of a width that is not known"),
      RowCase(
        "a width of its neighbour that is not known",
        "HStack { Text(\"a\"); Text(\"b\").frame(width: gap) }",
        "screen: horizontal[OWN doubtful[key:b]] ? a frame of a width that is not known"),
      RowCase(
        "a scale that is not known", "Text(\"a\").padding(4).minimumScaleFactor(scale)",
        "screen: padding(4,4)[OWN] ?? a value of minimumScaleFactor that is not known"),
      RowCase(
        "any number of lines", "Text(\"a\").padding(4).lineLimit(nil)",
        "screen: lines(0)[padding(4,4)[OWN]]"),
      RowCase(
        "a limit of lines from far above",
        "List { HStack { Text(\"a\"); Spacer() } }.environment(\\.lineLimit, limit)",
        "groupedRow: horizontal[OWN spacer] ?? a value of the environment"),
      RowCase(
        "a look of the app's own from far above",
        """
        struct Screen: View {
          var body: some View { List { HStack { Text("a"); Spacer() } }.small() }
        }
        extension View { func small() -> some View { font(.caption) } }
        """,
        "groupedRow: font(caption)[horizontal[OWN spacer]]"),
      RowCase(
        "a branch for some screens",
        """
        struct Screen: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          var body: some View {
            if sizeClass == .regular { HStack { Text("a"); Text("b") } } else { Text("c") }
          }
        }
        """, ""),
    ]

    static let controls = [
      RowCase(
        "a switch", "List { Toggle(\"a\", isOn: $on) }", "groupedRow: toggle[OWN]"),
      RowCase(
        "a link of a list",
        "List { NavigationLink { Gem() } label: { HStack { Text(\"a\"); Spacer() } } }",
        "groupedRow: link[horizontal[OWN spacer]]"),
      RowCase(
        "a link of a list by its title", "List { NavigationLink(\"a\", destination: Gem()) }",
        "groupedRow: link[OWN]"),
      RowCase(
        "a button beside another",
        "HStack { Button(\"a\") {}; Button { go() } label: { Text(\"b\").padding(8) } }",
        "screen: horizontal[button[OWN] button[padding(8,8)[key:b]]]"),
      RowCase(
        "a button with a symbol", "Button(\"a\", systemImage: \"star\") {}",
        "screen: button[label[group[OWN] group[star]]]"),
    ]

    static let looks = [
      RowCase(
        "modifiers in their order",
        "Text(\"a\").font(.title3).lineLimit(2).padding(.leading, 8).frame(maxWidth: .infinity)",
        "screen: flexible(inf)[padding(8,0)[lines(2)[font(title3)[OWN]]]]"),
      RowCase(
        "looks outside of a list", "List { HStack { Text(\"a\"); Spacer() } }.font(.footnote)",
        "groupedRow: font(footnote)[horizontal[OWN spacer]]"),
      RowCase(
        "a modifier that is not known", "Text(\"a\").padding(4).shiny()",
        "screen: padding(4,4)[OWN] ?? the modifier shiny"),
      RowCase(
        "a badge takes room", "Text(\"a\").padding(4).badge(3)",
        "screen: padding(4,4)[OWN] ? the modifier badge"),
      RowCase(
        "another design of a font", "Text(\"a\").padding(4).fontDesign(.monospaced)",
        "screen: padding(4,4)[OWN] ?? the modifier fontDesign"),
      RowCase(
        "a modifier that changes no size", "Text(\"a\").padding(4).opacity(0.5)",
        "screen: padding(4,4)[OWN]"),
    ]

    private static func list(_ insets: String) -> String {
      "List { HStack { Text(\"a\"); Spacer() }.listRowInsets(\(insets)) }"
    }

    static let insets = [
      RowCase(
        "insets of a row", list("EdgeInsets(top: 1, leading: 20, bottom: 1, trailing: 24)"),
        "groupedRow: insets(20,24)[horizontal[OWN spacer]]"),
      RowCase(
        "insets of a row without their name",
        list(".init(top: 1, leading: 20, bottom: 1, trailing: 24)"),
        "groupedRow: insets(20,24)[horizontal[OWN spacer]]"),
      RowCase(
        "no insets of a row", list("EdgeInsets()"),
        "groupedRow: insets(0,0)[horizontal[OWN spacer]]"),
      RowCase(
        "the usual insets of a row", list("nil"), "groupedRow: horizontal[OWN spacer]"),
      RowCase(
        "insets of a row with a length that is not known",
        list("EdgeInsets(top: 0, leading: gap, bottom: 0, trailing: 0)"),
        "groupedRow: horizontal[OWN spacer] ? insets of a row that are not known"),
      RowCase(
        "insets of a row by a name that is not known", list("gaps"),
        "groupedRow: horizontal[OWN spacer] ? insets of a row that are not known"),
      RowCase(
        "insets of a row by a call that is not known", list("gaps(of: 3)"),
        "groupedRow: horizontal[OWN spacer] ? insets of a row that are not known"),
      RowCase(
        "a padding by insets",
        "Text(\"a\").padding(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 4))",
        "screen: padding(3,4)[OWN]"),
      RowCase(
        "a padding by insets with a length that is not known",
        "Text(\"a\").padding(4).padding(EdgeInsets(top: 0, leading: gap, bottom: 0, trailing: 4))",
        "screen: padding(4,4)[OWN] ? a padding that is not known"),
    ]

    @Test(
      "a row has what stands beside a text up to a container of known width",
      arguments: stacks + choices + rooms + controls + looks + insets)
    func row(example: RowCase) throws {
      #expect(try example.found() == example.row)
    }
  }
#endif
