#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Whether texts reach their places through data of the app.
  struct TextRouteTests {
    /// Code that draws the key `a`.
    struct Route: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let source: String
      let isIndirect: Bool
    }

    private static let row =
      "struct Row: View { let title: String; var body: some View { Text(title) } }\n"

    static let routes = [
      Route(
        testDescription: "a literal at the view",
        source: #"struct V: View { var body: some View { Text("a") } }"#, isIndirect: false),
      Route(
        testDescription: "a literal at the app's view",
        source: row
          + #"struct V: View { var body: some View { Row(title: String(localized: "a")) } }"#,
        isIndirect: false),
      Route(
        testDescription: "an accessor at the app's view",
        source: row + """
          enum L10n { static let name = String(localized: "a") }
          struct V: View { var body: some View { Row(title: L10n.name) } }
          """, isIndirect: false),
      Route(
        testDescription: "a value that is assigned elsewhere",
        source: """
          class Model: ObservableObject { @Published var message = "" }
          struct V: View { let model: Model; var body: some View { Text(model.message) } }
          func fail(model: Model) { model.message = String(localized: "a") }
          """, isIndirect: true),
      Route(
        testDescription: "a value that is handed on",
        source: row + """
          struct Failure { var reason: String { String(localized: "a") } }
          struct V: View { let failure: Failure; var body: some View { Row(title: failure.reason) } }
          """, isIndirect: false),
      Route(
        testDescription: "a value that is handed on under another name",
        source: row + """
          struct Failure { var reason: String { String(localized: "a") } }
          struct V: View {
            let failure: Failure
            var body: some View { let said = failure.reason; return Row(title: said) }
          }
          """, isIndirect: true),
    ]

    @Test("a text that no caller names came through data", arguments: routes)
    func reaches(route: Route) throws {
      let source = """
        \(route.source)
        @main struct Sample: App { var body: some Scene { WindowGroup { V() } } }
        """
      let tree = try SourceLowering.tree(of: source, file: "Sample.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      #expect(finder.places(in: 0..<1).places.map(\.isIndirect) == [route.isIndirect])
    }
  }
#endif
