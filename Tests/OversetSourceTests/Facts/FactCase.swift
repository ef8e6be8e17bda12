#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Swift text with the facts of one kind that are found in it, each by its evidence.
  struct FactCase: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [String]
    let source: String

    init(_ name: String, _ expected: [String], _ source: String) {
      self.name = name
      self.expected = expected
      self.source = source
    }

    /// Swift text without such facts.
    init(_ name: String, _ source: String) { self.init(name, [], source) }

    var testDescription: String { name }

    /// The facts of a file with this text.
    func facts(file: String = "App/View.swift") throws -> [SourceFact] {
      let tree = try SourceLowering.tree(of: source, file: file)
      let index = ProgramIndex(trees: [tree])
      let keys = CatalogKeys([
        "Localizable": ["title", "name", "%lld days", "Hello %@", "Sail ${boat} now"]
      ])
      return FactSearch(index: index, keys: keys, sites: FactSearch.sites(in: index)).facts(in: 0)
    }

    /// The evidence of the facts of a kind.
    func evidence(_ kind: SourceFact.Kind) throws -> [String] {
      try facts().filter { $0.kind == kind }.map(\.evidence)
    }
  }
#endif
