#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Properties and functions whose value is a `Text`.
  struct TextValueTests {
    /// The lines of the places of the key `a` in a screen with some members.
    private static func lines(_ members: String) throws -> [Int] {
      let source = """
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        struct Screen: View {
        \(members)
        }
        """
      let tree = try SourceLowering.tree(of: source, file: "0.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      return finder.places(in: 0..<1).places.compactMap(\.place.line)
    }

    @Test(
      "a text that a property or function makes is placed where a view draws it",
      arguments: [
        "var body: some View { VStack {\n title\n .bold() } }\n var title: Text { Text(\"a\") }",
        "var body: some View { VStack {\n title() } }\n func title() -> Text { Text(\"a\").bold() }",
      ])
    func madeElsewhere(_ members: String) throws {
      #expect(try Self.lines(members) == [4])
    }

    @Test(
      "a text is placed where it is made if that is a view, or nothing says who draws it",
      arguments: [
        "var body: some View { VStack {\n title } }\n var title: some View {\n Text(\"a\") }",
        "var body: some View { VStack {\n} }\n var title: Text {\n Text(\"a\") }",
      ])
    func madeInPlace(_ members: String) throws {
      #expect(try Self.lines(members) == [6])
    }
  }
#endif
