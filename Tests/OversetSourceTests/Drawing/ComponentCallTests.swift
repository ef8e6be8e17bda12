#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts that packages inside an app's folder draw, and texts behind a `switch`.
  struct ComponentCallTests {
    private static func lines(_ sources: [(file: String, text: String)]) throws -> [String] {
      let trees = try sources.map { try SourceLowering.tree(of: $0.text, file: $0.file) }
      let finder = PlaceFinder(
        trees: trees, interfaces: [], keys: CatalogKeys(["Localizable": ["a", "b"]]))
      return finder.places(in: 0..<trees.count).places.map { "\($0.key) \($0.place.file)" }
    }

    private static let row = """
      public struct FancyRow: View { let title: LocalizedStringKey
        public var body: some View { HStack { Text(title) } } }
      """
    private static let app = """
      @main struct Sample: App { var body: some Scene { WindowGroup { FancyRow(title: "a") } } }
      """

    @Test("a text of a package's component is placed at the app's call")
    func packageOfComponents() throws {
      let lines = try Self.lines([
        ("Rows/Package.swift", "let package = Package()"),
        ("Rows/Sources/FancyRow.swift", Self.row),
        ("App/Sample.swift", Self.app),
      ])
      #expect(lines == ["a App/Sample.swift"])
    }

    @Test(
      "a text is placed where it is drawn unless a package of components draws it",
      arguments: [
        [("App/Rows/FancyRow.swift", row)],
        [("Package.swift", "let package = Package()"), ("Rows/FancyRow.swift", row)],
        [
          ("Rows/Package.swift", "let package = Package()"),
          ("Rows/FancyRow.swift", row + "let b = NSLocalizedString(\"b\", comment: \"\")"),
        ],
      ])
    func ownComponents(_ component: [(String, String)]) throws {
      let lines = try Self.lines(component + [("App/Sample.swift", Self.app)])
      #expect(lines.allSatisfy { $0.hasSuffix("FancyRow.swift") } && !lines.isEmpty)
    }

    @Test(
      "a branch that a component's construction does not choose draws nothing",
      arguments: [("Kind.plain", 1), ("Kind.field", 1), ("server.kind", 2)])
    func branches(_ kind: String, _ count: Int) throws {
      let source = """
        enum Kind { case plain, field }
        struct Row: View { let title: LocalizedStringKey; let kind: Kind
          var body: some View { switch kind { case .plain: Text(title)
            case .field: VStack { Text(title) } } } }
        @main struct Sample: App { var body: some Scene { WindowGroup {
          Row(title: "a", kind: \(kind)) } } }
        """
      let places = try Self.lines([("App.swift", source)])
      #expect(places.count == count)
    }
  }
#endif
