#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Places of texts of whole programs: their order, and what is told once.
  struct PlaceFinderTests {
    private static let sources = [
      """
      struct Second: View { let title: LocalizedStringKey; var body: some View { List { Text(title) } } }
      """,
      """
      struct First: View { var body: some View {
        VStack { Text("b"); Text("a"); Text("a"); Second(title: "a"); Second(title: "a") }
      } }
      """,
      """
      let unused = "c"
      @main struct Sample: App { var body: some Scene { WindowGroup { First(); Text("no key") } } }
      """,
    ]

    private static func finder(
      _ sources: [String], foreign: ForeignCode? = nil
    ) throws -> PlaceFinder {
      let trees = try sources.enumerated().map { number, text in
        try SourceLowering.tree(of: text, file: "\(number).swift")
      }
      return PlaceFinder(
        trees: trees, interfaces: [], keys: CatalogKeys(["Localizable": ["a", "b", "c"]]),
        foreign: foreign)
    }

    private static func lines(_ places: SourcePlaces) -> [String] {
      places.places.map { "\($0.key) \($0.place)" }
    }

    @Test("places come by key, then in the order of the source, those that are alike once")
    func placesComeByKeyThenInTheOrderOfTheSource() throws {
      let places = try Self.finder(Self.sources).places(in: 1..<2)
      #expect(Self.lines(places) == ["a 1.swift:2:23", "a 1.swift:2:34", "b 1.swift:2:12"])
    }

    @Test("a text that comes to one place on two ways is told once")
    func aTextThatComesOnTwoWaysIsToldOnce() throws {
      let places = try Self.finder(Self.sources).places(in: 0..<1)
      #expect(Self.lines(places) == ["a 0.swift:1:83"])
    }

    @Test("files read in parts give the same as all at once", arguments: [1, 2])
    func filesReadInPartsGiveTheSame(_ size: Int) throws {
      let finder = try Self.finder(Self.sources)
      let whole = finder.places(in: 0..<3)
      var parts = SourcePlaces()
      for start in stride(from: 0, to: 3, by: size) {
        parts.formUnion(finder.places(in: start..<start + size))
      }
      #expect(parts.places == whole.places)
      #expect(parts.mentions == whole.mentions)
    }

    @Test("files that are not there are passed over")
    func filesThatAreNotThereArePassedOver() throws {
      #expect(try Self.finder(Self.sources).places(in: 3..<9).places.isEmpty)
    }

    @Test("a key that is written and not drawn is a mention alone")
    func aKeyThatIsWrittenAndNotDrawnIsAMention() throws {
      let places = try Self.finder(Self.sources).places(in: 0..<3)
      #expect(places.mentions.map(\.key) == ["b", "a", "a", "a", "a", "c"])
      #expect(places.unplaced.map(\.key) == ["c"])
    }

    @Test(
      "a preview uses no key",
      arguments: [
        ("#Preview { Own(\"c\") }", false), ("func f() { Own(\"c\") }", true),
        ("struct P: PreviewProvider { static var previews: some View { Own(\"c\") } }", false),
        ("struct P: View { var previews: some View { Own(\"c\") } }; func f() { P() }", true),
      ])
    func previews(code: String, isMentioned: Bool) throws {
      let places = try Self.finder([code]).places(in: 0..<1)
      #expect(places.unplaced.map(\.key) == (isMentioned ? ["c"] : []))
      #expect(places.unasked.map(\.key) == (isMentioned ? [] : ["c"]))
    }

    @Test(
      "code that no user runs uses no key, and asks for none",
      arguments: [
        ("struct G: View { var body: some View { Own(\"c\") } }", false),
        ("struct G: View { var body: some View { Own(\"c\") } }\n#Preview { G() }", false),
        ("struct G: View { var body: some View { Text(\"c\") } }", false),
        ("struct G: View { var body: some View { Own(L.c) } }", false),
        ("struct G: View { var body: some View { Text(L.c) } }", false),
        ("extension V { private var old: some View { Own(\"c\") } }", false),
        (
          "struct G: View { var body: some View { Own(\"c\") } }\nextension V { var g: G { G() } }",
          true
        ),
        (
          "extension V { private var old: some View { Own(\"c\") }; var all: some View { old } }",
          true
        ),
        ("struct G: View { var body: some View { Text(\"c\") } }\nfunc f() { log(\"c\") }", true),
        ("struct G: View { var body: some View { Text(L.c) } }\nfunc f() { log(L.c) }", true),
        ("struct G { var words: String { own(\"c\") } }; func f() { G() }", true),
      ])
    func unrunCode(code: String, isMentioned: Bool) throws {
      let app = """
        @main struct A: App { var body: some Scene { WindowGroup { V() } } }
        struct V: View { var body: some View { EmptyView() } }
        """
      let accessors = code.contains("L.c") ? "enum L { static let c = tr(\"c\") }" : ""
      let places = try Self.finder([app, accessors, code]).places(in: 0..<3)
      #expect(places.unplaced.map(\.key) == (isMentioned ? ["c"] : []))
    }

    @Test(
      "an accessor that no code asks for uses no key",
      arguments: [
        ("", false), ("log(L.Part.c)", true), ("log(Part.c)", true), ("log(.c)", false),
        ("log(Other.c)", false), ("let c = 1; log(c)", false), ("log(find().c)", true),
        ("typealias P = L.Part; log(P.c)", true), ("extension L.Part { static let d = c }", true),
      ])
    func unaskedAccessors(code: String, isMentioned: Bool) throws {
      let accessors = """
        enum L { enum Part { static let c = L.tr("Localizable", "c") } }
        extension L { static func tr(_ table: String, _ key: String) -> String { key } }
        """
      let code = code.hasPrefix("extension") ? code : "func f() { \(code) }"
      let places = try Self.finder([accessors, code]).places(in: 0..<2)
      #expect(places.unplaced.map(\.key) == (isMentioned ? ["c"] : []))
    }

    @Test(
      "an accessor of a class is asked for by Swift or by Objective-C",
      arguments: [
        (
          "@objc class W: NSObject { @objc static func title() -> String { tr(\"c\") } }", "", false
        ),
        ("class W { static func title() -> String { let x = tr(\"c\"); return x } }", "a", false),
        ("class W: NSObject { static func title() -> String { tr(\"c\") } }", "[W title]", true),
        (
          "class W: NSObject { static func title(for x: Int) -> String { tr(\"c\") } }",
          "[W titleFor: 1]", true
        ),
        ("class W { static let title = tr(\"c\") }\nfunc f() { log(W.title) }", "", true),
        ("class W { static let title = tr(\"c\") }\nclass V: W {}", "", true),
        ("class W: Base { class var title: String { tr(\"c\") } }", "", true),
        ("enum L { static let t = tr(\"c\"); enum P { static let u = t } }", "", true),
      ])
    func accessorsOfClasses(code: String, foreign: String, isMentioned: Bool) throws {
      let places = try Self.finder([code], foreign: ForeignCode([Array(foreign.utf8)]))
        .places(in: 0..<1)
      #expect(places.unplaced.map(\.key) == (isMentioned ? ["c"] : []))
    }

    @Test(
      "what the system asks for by itself, or an object may be asked for, uses its key",
      arguments: [
        "struct Open: AppIntent { static var title: LocalizedStringResource = \"c\" }",
        "class Words { static let c = tr(\"c\") }", "struct Words { let c = tr(\"c\") }",
        "func f() { log(\"c\") }",
      ])
    func otherHolders(code: String) throws {
      #expect(try Self.finder([code]).places(in: 0..<1).mentions.map(\.key) == ["c"])
    }

    @Test("steps lead from where the key is written to where it is drawn")
    func stepsLeadFromTheKeyToTheDrawing() throws {
      let places = try Self.finder(Self.sources).places(in: 0..<1)
      #expect(
        places.places.first?.steps.map(\.action) == ["\"a\"", "Second(title:)", "Text(_:)"])
    }
  }
#endif
