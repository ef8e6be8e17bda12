#if Source
  import OversetSource

  /// A piece of SwiftUI, and what becomes of the literals in it.
  struct DrawingCase: DrawnCase {
    let name: String
    let source: String
    let expected: [String: String]

    init(_ name: String, _ source: String, _ expected: [String: String]) {
      self.name = name
      self.source = source
      self.expected = expected
    }

    var file: String {
      let isWhole = source.contains("struct ") || source.contains("class ")
      let screen = isWhole ? source : "struct Screen: View { var body: some View {\n\(source)\n} }"
      let app = "@main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }\n"
      return app + screen
    }

    func reader(_ index: ProgramIndex) -> any DrawingReader {
      SwiftUIReader(
        index: index, tables: DrawingTables(index: index), inference: Inference(index: index))
    }

    func literals(_ node: NodeReference, _ index: ProgramIndex) -> [String] {
      index[node].kind == .string ? [index[node].name] : []
    }
  }
#endif
