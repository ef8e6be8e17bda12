#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What the source says of left and right.
  struct SideFactTests {
    @Test(
      "fixed sides are found",
      arguments: [
        FactCase(
          "an alignment", ["label.textAlignment = .left"],
          "func f() { label.textAlignment = .left }"),
        FactCase(
          "a label beside a field's text",
          "func f() { label.textAlignment = .right; field.rightView = label }"),
        FactCase("a natural alignment", "func f() { label.textAlignment = .natural }"),
        FactCase(
          "an alignment by direction",
          "func f() { if isRTL { label.textAlignment = .right } }"),
        FactCase(
          "insets", ["UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)"],
          "let x = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)"),
        FactCase(
          "insets by direction",
          "func f(i: NSDirectionalEdgeInsets) { g(UIEdgeInsets(top: 0, left: i.leading, bottom: 0, right: i.trailing)) }"
        ),
        FactCase("equal insets", "let x = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)"),
        FactCase(
          "separators",
          "func f() { table.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) }"),
        FactCase(
          "an anchor", ["a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)"],
          "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8) }"),
        FactCase(
          "a pair of anchors",
          """
          func f() {
            a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)
            a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -8)
          }
          """),
        FactCase(
          "a pair with insets",
          """
          func f(i: UIEdgeInsets) {
            a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: i.left)
            a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -(i.right))
          }
          """),
        FactCase(
          "a pair with other distances",
          [
            "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 30)",
            "a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -20)",
          ],
          """
          func f() {
            a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 30)
            a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -20)
          }
          """),
        FactCase(
          "a view in the middle",
          """
          func f() {
            a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 8)
            a.centerXAnchor.constraint(equalTo: b.centerXAnchor)
          }
          """),
        FactCase("leading", "func f() { a.leadingAnchor.constraint(equalTo: b.leadingAnchor) }"),
      ]) func fixedSidesAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.fixedSide) == example.expected)
    }

    @Test(
      "fixed directions are found",
      arguments: [
        FactCase(
          "all views", ["UIView.appearance().semanticContentAttribute = .forceLeftToRight"],
          "func f() { UIView.appearance().semanticContentAttribute = .forceLeftToRight }"),
        FactCase(
          "a window", ["window.semanticContentAttribute = .forceLeftToRight"],
          "func f() { window.semanticContentAttribute = .forceLeftToRight }"),
        FactCase("one view", "func f() { v.semanticContentAttribute = .forceLeftToRight }"),
        FactCase("playback", "func f() { v.semanticContentAttribute = .playback }"),
        FactCase(
          "an environment of a window", [".leftToRight"],
          #"let x = WindowGroup { Text("title").environment(\.layoutDirection, .leftToRight) }"#),
        FactCase(
          "an environment of a view",
          #"let x = Text("title").environment(\.layoutDirection, .leftToRight)"#),
        FactCase(
          "another environment", #"let x = Text("title").environment(\.colorScheme, .dark)"#),
      ]) func fixedDirectionsAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.fixedDirection) == example.expected)
    }

    @Test(
      "fixed symbols are found",
      arguments: [
        FactCase(
          "a chevron", [#""chevron.right""#], #"let x = Image(systemName: "chevron.right")"#),
        FactCase("a mirrored chevron", #"let x = Image(systemName: "chevron.forward")"#),
        FactCase("up", #"let x = Image(systemName: "chevron.up")"#),
        FactCase("a pair", #"let x = Image(systemName: "arrow.left.arrow.right")"#),
        FactCase(
          "turned over",
          #"let x = Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true)"#),
        FactCase(
          "by direction",
          #"let x = Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")"#
        ),
        FactCase(
          "a trend",
          #"func f(t: Trend) -> String { switch t { case .flat: "arrow.right" default: "arrow.up" } }"#
        ),
      ]) func fixedSymbolsAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.fixedSymbol) == example.expected)
    }

    @Test("code that no user runs has no facts") func unrunCode() throws {
      let source = """
        @main struct A: App { var body: some Scene { WindowGroup { V() } } }
        struct V: View {
          var body: some View { Image(systemName: "chevron.left") }
          private var old: some View { Image(systemName: "arrow.left") }
        }
        struct G: View { var body: some View { Image(systemName: "chevron.right") } }
        """
      let tree = try SourceLowering.tree(of: source, file: "App/View.swift")
      let finder = PlaceFinder(trees: [tree], interfaces: [], keys: CatalogKeys([:]))
      let search = FactSearch(
        index: finder.index, keys: CatalogKeys([:]), sites: FactSearch.sites(in: finder.index),
        unrun: finder.unrun)
      #expect(
        search.facts(in: 0).filter { $0.kind == .fixedSymbol }.map(\.evidence) == [
          #""chevron.left""#
        ])
    }

    @Test("a comment above a fact is kept with it") func aCommentAboveAFactIsKeptWithIt() throws {
      let example = FactCase(
        "", [],
        """
        // overset:ignore side-in-symbol-name it is the right-hand side
        let x = Image(systemName: "chevron.right")
        let y = Image(systemName: "chevron.right")
        """)
      let ignores = try example.facts().filter { $0.kind == .fixedSymbol }.map(\.ignores)
      #expect(ignores.map(\.count) == [1, 0])
      #expect(ignores.first?.first?.rule == "side-in-symbol-name")
      #expect(ignores.first?.first?.reason == "it is the right-hand side")
    }

    @Test(
      "what developers see has no facts",
      arguments: [
        "AppTests/View.swift", "App/Preview Content/View.swift", "App/DebugView.swift",
        "App/TLSDebugView.swift", "App/Sample1.swift",
      ])
    func whatDevelopersSeeHasNoFacts(file: String) throws {
      let example = FactCase("", [], #"let x = Image(systemName: "chevron.right")"#)
      #expect(try example.facts(file: file).isEmpty)
    }
  }
#endif
