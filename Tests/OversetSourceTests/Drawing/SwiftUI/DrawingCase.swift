#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// A piece of SwiftUI, and what becomes of the literals in it.
  struct DrawingCase: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let expected: [String: String]

    init(_ name: String, _ source: String, _ expected: [String: String]) {
      self.name = name
      self.source = source
      self.expected = expected
    }

    var testDescription: String { name }

    /// What becomes of each literal that reaches a site: slots, or `not drawn: …`, in alphabetical order with commas.
    func found() throws -> [String: String] {
      var words: [String: Set<String>] = [:]
      for (key, drawing) in try drawings() {
        switch drawing.drawing {
        case .slot(let name): words[key, default: []].insert(name)
        case .notDrawn: words[key, default: []].insert("not drawn")
        case .unknown: words[key, default: []].insert("unknown")
        }
      }
      return words.mapValues { $0.sorted().joined(separator: ", ") }
    }

    /// The setting of the only drawing of a literal.
    func setting(of key: String) throws -> TextSetting? {
      try drawings().first { $0.0 == key }?.1.setting
    }

    private func drawings() throws -> [(String, SiteDrawing)] {
      let index = try index()
      let reader = SwiftUIReader(
        index: index, tables: DrawingTables(index: index), inference: Inference(index: index))
      var found: [(String, SiteDrawing)] = []
      for site in reader.sites(in: 0) {
        guard let key = literal(site.text, index) else { continue }
        found += reader.drawings(of: site, path: []).map { (key, $0) }
      }
      return found
    }

    private func literal(_ node: NodeReference, _ index: ProgramIndex) -> String? {
      index[node].kind == .string ? index[node].name : nil
    }

    private func index() throws -> ProgramIndex {
      let isWhole = source.contains("struct ") || source.contains("class ")
      let screen = isWhole ? source : "struct Screen: View { var body: some View {\n\(source)\n} }"
      let app = "@main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }\n"
      return ProgramIndex(trees: [try SourceLowering.tree(of: app + screen, file: "Sample.swift")])
    }
  }
#endif
