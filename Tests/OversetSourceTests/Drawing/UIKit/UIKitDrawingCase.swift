#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// A piece of UIKit code, and what becomes of the literals in it.
  struct UIKitDrawingCase: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let expected: [String: String]

    init(_ name: String, _ source: String, _ expected: [String: String]) {
      self.name = name
      self.source = source
      self.expected = expected
    }

    var testDescription: String { name }

    /// What becomes of each literal that reaches a site: slots with their lines, or `not drawn`, in alphabetical order
    /// with commas.
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

    private func drawings() throws -> [(String, SiteDrawing)] {
      let index = try index()
      let reader = UIKitReader(index: index)
      var found: [(String, SiteDrawing)] = []
      for site in reader.sites(in: 0) {
        for key in literals(site.text, index) {
          found += reader.drawings(of: site, path: []).map { (key, $0) }
        }
      }
      return found
    }

    /// The literals that an expression is, or that are called something on, or stand in a list.
    private func literals(_ node: NodeReference, _ index: ProgramIndex) -> [String] {
      switch index[node].kind {
      case .string: [index[node].name]
      case .array: index.children(of: node, .element).flatMap { literals($0, index) }
      case .call: index.children(of: node, .callee).flatMap { literals($0, index) }
      case .member: index.children(of: node, .base).flatMap { literals($0, index) }
      case .ternary, .binary: index.children(of: node).flatMap { literals($0, index) }
      default: []
      }
    }

    private func index() throws -> ProgramIndex {
      let isWhole =
        source.contains("class ") || source.contains("struct ") || source.contains("enum ")
      let screen =
        isWhole
        ? source
        : "class Screen: UIViewController { override func viewDidLoad() {\n\(source)\n} }"
      return ProgramIndex(trees: [try SourceLowering.tree(of: screen, file: "Sample.swift")])
    }
  }
#endif
