#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts that lookups state beside their key.
  struct DefaultTextTests {
    /// Lookups of the key `a.title`, and the texts that they state.
    private static let lookups: [(String, [String])] = [
      (
        #"NSLocalizedString("a.title", bundle: .main, value: "Settings", comment: "")"#,
        ["Settings"]
      ),
      (#"NSLocalizedString("a.title", comment: "Settings")"#, []),
      (#"NSLocalizedString("a.title", value: "", comment: "")"#, []),
      (#"NSLocalizedString("other", value: "Settings", comment: "")"#, []),
      (
        #"Bundle.main.localizedString(forKey: "a.title", value: "Settings", table: nil)"#,
        ["Settings"]
      ),
      (#"Bundle.main.localizedString(forKey: "a.title", value: nil, table: nil)"#, []),
      (#"String(localized: "a.title", defaultValue: "Hello \(name)!")"#, ["Hello %@!"]),
      (#"LocalizedStringResource("a.title", defaultValue: "Settings")"#, ["Settings"]),
      (#"L10n.tr("Main", "a.title", fallback: "Settings")"#, ["Settings"]),
      (#"defaults.register(key: "a.title", other: "Settings")"#, []),
      (#"LabeledContent("a.title", value: "\(count)")"#, []),
      (#"LabeledContent("a.title", value: "Settings")"#, []),
      (#"OwnText("a.title", fallback: "Settings")"#, ["Settings"]),
      (#"NSLocalizedString("a.title", value: "a.title", comment: "")"#, []),
    ]

    @Test("a lookup that states a text for languages without the key is told", arguments: lookups)
    func defaults(source: String, texts: [String]) throws {
      let tree = try SourceLowering.tree(of: "let x = \(source)", file: "A.swift")
      let search = DefaultTextSearch(
        index: ProgramIndex(trees: [tree]), keys: CatalogKeys(["Main": ["a.title"]]))
      let found = search.defaults(in: 0)
      #expect(found.map(\.text) == texts)
      #expect(found.allSatisfy { $0.key == "a.title" && $0.place.line == 1 })
    }

    @Test("the table that a lookup names is told with its text")
    func tables() throws {
      let source = #"let x = String(localized: "k", defaultValue: "Text", table: "Main")"#
      let index = ProgramIndex(trees: [try SourceLowering.tree(of: source, file: "A.swift")])
      let search = DefaultTextSearch(index: index, keys: CatalogKeys(["Main": ["k"]]))
      #expect(search.defaults(in: 0).map(\.table) == ["Main"])
      #expect(search.defaults(in: 9).isEmpty)
    }
  }
#endif
