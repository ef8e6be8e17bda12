#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Places in branches that ask for what a call may leave out.
  struct LeftOutPlaceTests {
    /// Code that draws `a` where a note is given.
    struct Branch: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let declaration: String
      let call: String
      let isReached: Bool
    }

    private static let view = """
      struct Head: View {
        let title: LocalizedStringKey
        var note: LocalizedStringKey?
        var body: some View { VStack { if let note { Text(title); Text(note) } } }
      }
      """
    private static let made = """
      struct Head: View {
        let title: LocalizedStringKey
        let note: LocalizedStringKey?
        init(_ title: LocalizedStringKey, note: LocalizedStringKey? = nil) {
          self.title = title
          self.note = note
        }
        var body: some View { VStack { if let note { Text(title); Text(note) } } }
      }
      """
    private static let function = """
      func head(_ title: LocalizedStringKey, note: LocalizedStringKey? = nil) -> some View {
        VStack { if let shown = note { Text(title); Text(shown) } }
      }
      """

    static let branches = [
      Branch(
        testDescription: "a property that is given", declaration: view,
        call: #"Head(title: "a", note: "b")"#, isReached: true),
      Branch(
        testDescription: "a property that is left out", declaration: view,
        call: #"Head(title: "a")"#, isReached: false),
      Branch(
        testDescription: "a property that is set later",
        declaration: view + """
          \nextension Head {
            func noted() -> Head { var copy = self; copy.note = "b"; return copy }
          }
          """, call: #"Head(title: "a").noted()"#, isReached: true),
      Branch(
        testDescription: "an initializer's parameter that is given", declaration: made,
        call: #"Head("a", note: "b")"#, isReached: true),
      Branch(
        testDescription: "an initializer's parameter that is left out", declaration: made,
        call: #"Head("a")"#, isReached: false),
      Branch(
        testDescription: "an initializer's parameter that is nil", declaration: made,
        call: #"Head("a", note: nil)"#, isReached: false),
      Branch(
        testDescription: "a function's parameter that is given", declaration: function,
        call: #"head("a", note: "b")"#, isReached: true),
      Branch(
        testDescription: "a function's parameter that is left out", declaration: function,
        call: #"head("a")"#, isReached: false),
    ]

    @Test("a branch that asks for what the call leaves out draws nothing", arguments: branches)
    func leftOut(branch: Branch) throws {
      let source = """
        \(branch.declaration)
        struct Screen: View { var body: some View { List { \(branch.call) } } }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      let tree = try SourceLowering.tree(of: source, file: "Sample.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      #expect(finder.places(in: 0..<1).places.isEmpty == !branch.isReached)
    }
  }
#endif
