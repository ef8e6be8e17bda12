#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// A piece of an app's code, and what becomes of the literals in it.
  protocol DrawnCase: CustomTestStringConvertible, Sendable {
    var name: String { get }
    var source: String { get }

    /// The source as a file: a piece that declares nothing stands in a screen.
    var file: String { get }

    func reader(_ index: ProgramIndex) -> any DrawingReader

    /// The literals that a site's text is made of.
    func literals(_ node: NodeReference, _ index: ProgramIndex) -> [String]
  }

  extension DrawnCase {
    var testDescription: String { name }

    /// What becomes of each literal that reaches a site: slots or `not drawn`, in alphabetical order with commas.
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

    /// The setting of the first drawing of a literal.
    func setting(of key: String) throws -> TextSetting? {
      try drawings().first { $0.0 == key }?.1.setting
    }

    /// The first drawing of a literal.
    func drawing(of key: String) throws -> SiteDrawing? { try drawings(of: key).first }

    /// The drawings of a literal.
    func drawings(of key: String) throws -> [SiteDrawing] {
      try drawings().filter { $0.0 == key }.map(\.1)
    }

    private func drawings() throws -> [(String, SiteDrawing)] {
      let tree = try SourceLowering.tree(of: file, file: "Sample.swift")
      let index = ProgramIndex(trees: [tree])
      let reader = reader(index)
      return reader.sites(in: 0).flatMap { site in
        literals(site.text, index).flatMap { key in
          reader.drawings(of: site, path: []).map { (key, $0) }
        }
      }
    }
  }
#endif
