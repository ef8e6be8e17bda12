#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Places in branches that ask for another kind of value than the one that holds a text.
  struct OtherKindPlaceTests {
    /// Code that draws `a`, the title of an item with some kind, in a branch.
    struct Branch: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// What is drawn of `item`.
      let view: String
      var item = ".toggle"
      var members = ""
      let isReached: Bool

      var source: String {
        """
        enum Kind { case toggle, page(Int)
          var isPage: Bool { self == .page(1) } }
        let other = NSLocalizedString("a", comment: "")
        func currentKind() -> Kind { if server.isOn { return server.kind }; return .toggle }
        struct Item { let title: String; var kind: Kind; var note: String?; var isBig = false }
        struct Row: View { let item: Item
          var body: some View { VStack { \(view) } }
          \(members)
        }
        struct Screen: View { var body: some View { List {
          Row(item: Item(title: NSLocalizedString("a", comment: ""), kind: \(item))) } } }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      }
    }

    private static func chosen(_ drawn: String) -> String {
      "switch item.kind { case .toggle: EmptyView(); case .page: \(drawn) }"
    }

    static let branches = [
      Branch(
        testDescription: "a case of a switch", view: chosen("Text(item.title)"), isReached: false),
      Branch(
        testDescription: "the case of a switch that the item has", view: chosen("Text(item.title)"),
        item: ".page(2)", isReached: true),
      Branch(
        testDescription: "a kind that nobody knows", view: chosen("Text(item.title)"),
        item: "server.kind", isReached: true),
      Branch(
        testDescription: "a kind that a function says", view: chosen("Text(item.title)"),
        item: "currentKind()", isReached: true),
      Branch(
        testDescription: "the default of a switch",
        view: "switch item.kind { case .page: EmptyView(); default: Text(item.title) }",
        item: ".page(1)", isReached: false),
      Branch(
        testDescription: "a pattern of if", view: "if case .page = item.kind { Text(item.title) }",
        isReached: false),
      Branch(
        testDescription: "the other branch of if",
        view: "if case .page = item.kind { EmptyView() } else { Text(item.title) }",
        isReached: true),
      Branch(
        testDescription: "a comparison", view: "if item.kind != .toggle { Text(item.title) }",
        isReached: false),
      Branch(
        testDescription: "a comparison and more",
        view: "if item.kind == .toggle && item.isBig { Text(item.title) }", isReached: false),
      Branch(
        testDescription: "a comparison or more",
        view: "if item.kind == .toggle || item.isBig { Text(item.title) }", isReached: true),
      Branch(
        testDescription: "a note that is not given",
        view: "if let note = item.note { Text(item.title); Text(note) }", isReached: false),
      Branch(
        testDescription: "an item of which another thing is asked",
        view: "if let other = server.item, case .page = other.kind { Text(item.title) }",
        isReached: true),
      Branch(
        testDescription: "a text that may be another, too",
        view: chosen("Text(flag ? NSLocalizedString(\"a\", comment: \"\") : item.title)"),
        isReached: true),
      Branch(
        testDescription: "a method of the case", view: chosen("page"),
        members: "private var page: some View { Text(item.title) }", isReached: false),
      Branch(
        testDescription: "a method of two cases",
        view: "switch item.kind { case .toggle: page; case .page: page }",
        members: "private var page: some View { Text(item.title) }", isReached: true),
      Branch(
        testDescription: "a guard", view: "page",
        members: """
          @ViewBuilder private var page: some View {
            guard case .page = item.kind else { return EmptyView() }
            return Text(item.title)
          }
          """, isReached: false),
      Branch(
        testDescription: "a view of the case", view: chosen("Page(item: item)"),
        members: "struct Page: View { let item: Item; var body: some View { Text(item.title) } }",
        isReached: false),
      Branch(
        testDescription: "a view that gets the title",
        view: chosen("Page(title: item.title)"),
        members: "struct Page: View { let title: String; var body: some View { Text(title) } }",
        isReached: false),
      Branch(
        testDescription: "a view that gets the title with others",
        view: chosen(
          "Page(item: item, titles: [(title: NSLocalizedString(\"a\", comment: \"\"), 1)])"),
        members: """
          struct Page: View { let item: Item; let titles: [(title: String, Int)]
            var body: some View { ForEach(titles, id: \\.1) { part in Text(part.title) } } }
          """, isReached: true),
      Branch(
        testDescription: "a view that gets the item beside others",
        view: chosen("Page(item: item, all: [Item(title: item.title, kind: .toggle)])"),
        members: """
          struct Page: View { let item: Item; let all: [Item]
            var body: some View { Text(item.title) } }
          """, isReached: false),
      Branch(
        testDescription: "a view that shows others beside the item",
        view: chosen("Page(item: item, all: [Item(title: other, kind: .toggle)])"),
        members: """
          struct Page: View { let item: Item; let all: [Item]
            var body: some View { ForEach(all, id: \\.title) { one in Text(one.title) } } }
          """, isReached: true),
      Branch(
        testDescription: "a list of one kind",
        view: "ForEach([item].filter { $0.kind == .page(1) }) { item in Text(item.title) }",
        isReached: false),
    ]

    @Test(
      "a branch that asks for another kind of the text's value draws nothing", arguments: branches)
    func otherKind(branch: Branch) throws {
      #expect(try Self.places(of: branch.source).isEmpty == !branch.isReached)
    }

    /// Kinds of items whose type stands in a package that is not there.
    static let foreign = [
      (#".init(title: NSLocalizedString("a", comment: ""), kind: .toggle(.init()))"#, "", 0),
      (#".init(title: NSLocalizedString("a", comment: ""), kind: .page(.init()))"#, "", 1),
      (#".init(title: NSLocalizedString("a", comment: ""))"#, "", 1),
      (#".init(title: NSLocalizedString("a", comment: ""), kind: .standard)"#, "", 1),
      (
        #".init(title: NSLocalizedString("a", comment: ""), kind: .toggle(.init()))"#,
        "func open(_ item: Item) { var item = item; item.kind = .page(.init()) }", 1
      ),
      (
        #".init(id: "one", title: NSLocalizedString("a", comment: ""), kind: .toggle(.init()))"#,
        """
        func open(_ item: Item) {
          if item.id == "two" { var item = item; item.kind = .page(.init()) } }
        """, 0
      ),
      (
        #".init(id: "two", title: NSLocalizedString("a", comment: ""), kind: .toggle(.init()))"#,
        """
        func open(_ item: Item) {
          if item.id == "two" { var item = item; item.kind = .page(.init()) } }
        """, 1
      ),
    ]

    @Test("what is known of a package's value is what its construction states", arguments: foreign)
    func foreignKind(item: String, more: String, count: Int) throws {
      let source = """
        import Items
        struct Row: View { let item: Item
          var body: some View { VStack { switch item.kind { case .toggle: EmptyView()
            case .page(let page): sheet(page); case .other: EmptyView() } } }
          func sheet(_ page: Page) -> some View { Text(item.title) }
          \(more)
        }
        struct Screen: View { var body: some View { List { Row(item: \(item)) } } }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      #expect(try Self.places(of: source).count == count)
    }

    @Test(
      "a list that is filtered by kind shows no others", arguments: [("toggle", 1), ("page", 0)])
    func filtered(kind: String, count: Int) throws {
      let source = """
        enum Kind { case toggle, page }
        struct Item { let title: String; let kind: Kind }
        struct Screen: View {
          let items = [Item(title: NSLocalizedString("a", comment: ""), kind: .toggle)]
          var shown: [Item] { items.filter { $0.kind == .\(kind) } }
          var body: some View { List { ForEach(shown, id: \\.title) { item in Text(item.title) } } }
        }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      #expect(try Self.places(of: source).count == count)
    }

    /// What a note is made with, and how often its title is drawn as a notification's.
    static let notes = [
      ("", 0), (", info: Info(name: \"n\")", 1), (", info: server.info", 1), (", info: nil", 0),
    ]

    @Test("a note without what its notification asks for is none", arguments: notes)
    func notifications(given: String, count: Int) throws {
      let source = """
        struct Info { let name: String; var title: String? = nil }
        struct Note { let title: String; let info: Info?
          init(title: String, info: Info? = nil) { self.title = title; self.info = info } }
        protocol Presenting { func enqueue(note: Note) }
        class Presenter: Presenting { private var notes: [Note] = []
          func enqueue(note: Note) { notes.append(note); next() }
          private func next() { guard let next = notes.popLast() else { return }; present(next) }
          func present(_ note: Note) {
            load { status in switch status { case .on: self.inBackground(note); default: break } } }
          func inBackground(_ note: Note) {
            guard let info = note.info else { return }
            let content = UNMutableNotificationContent(note: note)
            send(info.name, content) } }
        private extension UNMutableNotificationContent {
          convenience init(note: Note) { self.init(); title = note.info?.title ?? note.title } }
        struct Screen: View { let presenter: Presenting
          var body: some View { Button("x") {
            presenter.enqueue(
              note: Note(title: NSLocalizedString("a", comment: "")\(given))) } } }
        @main struct Sample: App {
          var body: some Scene { WindowGroup { Screen(presenter: Presenter()) } } }
        """
      #expect(try Self.places(of: source).count == count)
    }

    @Test("each case of an enum draws its own title")
    func ownCases() throws {
      let source = """
        enum Kind { case one, two
          var title: String { switch self { case .one: NSLocalizedString("a", comment: "")
            case .two: NSLocalizedString("b", comment: "") } } }
        struct Row: View { let kind: Kind
          var body: some View { VStack { switch kind {
            case .one: Text(kind.title)
            case .two: Button(kind.title) {} } } } }
        struct Screen: View { var body: some View { List { Row(kind: server.kind) } } }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      #expect(try Self.places(of: source).map(\.key) == ["a", "b"])
    }

    @Test(
      "branches of which nobody knows which one runs are one choice",
      arguments: [
        ("let", "server.kind", "", 1), ("let", ".toggle", "", 0), ("var", "server.kind", "", 1),
        ("var", "server.kind", "func open(_ item: inout Item) { item.kind = .page }", 0),
      ])
    func openChoices(word: String, kind: String, more: String, count: Int) throws {
      let source = """
        enum Kind { case toggle, page }
        struct Item { let title: String; \(word) kind: Kind }
        struct Row: View { let item: Item
          var body: some View { VStack { switch item.kind {
            case .toggle: Text(item.title)
            case .page: Button(item.title) {} } } } }
        struct Screen: View { var body: some View { List {
          Row(item: Item(title: NSLocalizedString("a", comment: ""), kind: \(kind))) } }
          \(more) }
        @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
        """
      #expect(Set(try Self.places(of: source).compactMap(\.choice)).count == count)
    }

    private static func places(of source: String) throws -> [TextPlace] {
      let tree = try SourceLowering.tree(of: source, file: "Sample.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a", "b"]]))
      return finder.places(in: 0..<1).places
    }
  }
#endif
