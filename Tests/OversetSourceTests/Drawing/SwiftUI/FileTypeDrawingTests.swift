#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What private views draw whose names other files declare, too.
  struct FileTypeDrawingTests {
    private static let app =
      "@main struct Sample: App { var body: some Scene { WindowGroup { First(); Second() } } }"

    private func slots(_ files: [String]) throws -> [String: [TextPlace.Drawing]] {
      let trees = try (files + [Self.app]).enumerated().map { number, code in
        try SourceLowering.tree(of: code, file: "\(number).swift")
      }
      let finder = PlaceFinder(
        trees: trees, interfaces: [], keys: CatalogKeys(["Localizable": ["a", "b"]]))
      let places = finder.places(in: trees.indices).places
      return Dictionary(grouping: places, by: \.key).mapValues { $0.map(\.drawing) }
    }

    @Test(
      "a private view is made by its file's code alone",
      arguments: [
        ("Row()", ""), ("Row.init()", ""), ("made", "var made: Row { .init() }"),
        ("made", "var made: Row { Row() }"),
      ])
    func madeViews(use: String, members: String) throws {
      let slots = try slots([
        """
        private struct Row: View { var body: some View { Text("a") } }
        struct First: View {
          \(members)
          var body: some View { List { \(use) } }
        }
        """,
        """
        struct Row: View { var body: some View { Text("b") } }
        struct Second: View {
          \(members)
          var body: some View { VStack { \(use) } }
        }
        """,
      ])
      #expect(slots == ["a": [.slot("row")], "b": [.slot("body(lines:0)")]])
    }

    @Test(
      "a text is drawn where its caller makes a view, in a type of the file's own too",
      arguments: ["", "private enum Rows {}"])
    func nestedViews(other: String) throws {
      let slots = try slots([
        """
        private enum Rows {
          struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
        }
        struct First: View { var body: some View { List { Rows.Row(title: "a") } } }
        struct Second: View { var body: some View { VStack { Rows.Row(title: "b") } } }
        """,
        other,
      ])
      #expect(slots == ["a": [.slot("row")], "b": [.slot("body(lines:0)")]])
    }

    @Test(
      "a modifier of the file's own states the display mode",
      arguments: ["", "private struct Big {}"])
    func modifiers(other: String) throws {
      let slots = try slots([
        """
        private struct Big: ViewModifier {
          func body(content: Content) -> some View {
            content.navigationBarTitleDisplayMode(.inline)
          }
        }
        struct Page: View { var body: some View { List {}.navigationTitle("a").modifier(Big()) } }
        struct First: View { var body: some View { NavigationLink("c") { Page() } } }
        struct Second: View { var body: some View { Text("d") } }
        """,
        other,
      ])
      #expect(slots == ["a": [.slot("navigationTitleWithBack")]])
    }
  }
#endif
