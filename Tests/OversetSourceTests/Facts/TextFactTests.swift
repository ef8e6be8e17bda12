#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What the source says of words: shown without a lookup, looked up in vain, joined, counted.
  struct TextFactTests {
    @Test(
      "shown words are looked up or found",
      arguments: [
        FactCase("verbatim words", [#""Run again""#], #"Text(verbatim: "Run again")"#),
        FactCase("a literal of a view is a key", #"Text("Run again")"#),
        FactCase("a variable", [#""Run again""#], #"func f() { let s = "Run again"; Text(s) }"#),
        FactCase(
          "a stored key", #"func f() { let s: LocalizedStringKey = "Run again"; Text(s) }"#),
        FactCase("a label", [#""Hide""#], #"func f(label: UILabel) { label.text = "Hide" }"#),
        FactCase(
          "a looked-up label",
          #"func f(label: UILabel) { label.text = NSLocalizedString("title", comment: "") }"#),
        FactCase(
          "a branch", [#""Always""#],
          #"func f(label: UILabel) { label.text = on ? "Always" : "" }"#),
        FactCase(
          "an argument", [#""Edit entry""#],
          """
          func show(_ text: String) { label.text = text }
          let label = UILabel()
          func f() { show("Edit entry") }
          """),
        FactCase(
          "a nested type's name",
          #"enum A { struct MainKnob {} }; func f(l: UILabel) { l.text = "Bad MainKnob" }"#),
        FactCase(
          "a name of no type", [#""Bad MainKnob""#],
          #"enum A { struct Knob {} }; func f(l: UILabel) { l.text = "Bad MainKnob" }"#),
        FactCase("a product", #"func f(label: UILabel) { label.text = "GitHub" }"#),
        FactCase("an abbreviation", #"func f(label: UILabel) { label.text = "GPS" }"#),
        FactCase("an address", #"func f(label: UILabel) { label.text = "https://a.org/b" }"#),
        FactCase("a number", #"func f(label: UILabel) { label.text = "12:30" }"#),
        FactCase("an identifier", #"func f(label: UILabel) { label.text = "account_cell" }"#),
        FactCase("a unit", ##"func f(label: UILabel, n: Int) { label.text = "\(n)p · \(n)fps" }"##),
        FactCase(
          "words behind a value", [##""\(n)frames left""##],
          ##"func f(label: UILabel, n: Int) { label.text = "\(n)frames left" }"##),
        FactCase(
          "the app's name",
          #"@main struct BoatsApp: App { func f(l: UILabel) { l.text = "Boats Pro (macOS)" } }"#),
        FactCase(
          "another name", [#""Ships""#],
          #"@main struct BoatsApp: App { func f(l: UILabel) { l.text = "Ships" } }"#),
        FactCase(
          "a widget's stand-in",
          """
          struct Entry { let title: String; init(title: String) { self.title = title } }
          struct P: TimelineProvider { func placeholder() -> Entry { Entry(title: "Some book") } }
          struct V: View { let entry: Entry; var body: some View { Text(entry.title) } }
          """),
        FactCase(
          "an entry", [#""Some book""#],
          """
          struct Entry { let title: String; init(title: String) { self.title = title } }
          func f() -> Entry { Entry(title: "Some book") }
          struct V: View { let entry: Entry; var body: some View { Text(entry.title) } }
          """),
        FactCase(
          "a first value that a looked-up text replaces",
          """
          class C { var word = "Privacy"; func f() { word = NSLocalizedString("title", comment: "") }
          func g(l: UILabel) { l.text = word } }
          """),
        FactCase(
          "a first value", [#""Privacy""#],
          "class C { var word = \"Privacy\"; func g(l: UILabel) { l.text = word } }"),
        FactCase("a right", #"func f(l: UILabel) { l.text = "Copyright © 2002 Ann Author" }"#),
        FactCase(
          "a proper name",
          """
          func show(feedName: String, l: UILabel) { l.text = feedName }
          func f(l: UILabel) { show(feedName: "Ann Author", l: l) }
          """),
        FactCase(
          "what a value prints of itself",
          ##"func f(l: UILabel, on: Bool) { l.text = "Messages: \(on)" }"##),
        FactCase(
          "a setting",
          #"class C { @AppStorage("icon") var icon = "Default"; func f(l: UILabel) { l.text = icon } }"#
        ),
        FactCase(
          "a branch for developers",
          #"func f(l: UILabel) { if isDebugging { l.text = "Run again" } }"#),
        FactCase(
          "a function for developers",
          #"func f(l: UILabel) { guard flags.simulatedData else { return }; l.text = "Run again" }"#
        ),
        FactCase(
          "a branch for others", [#""Run again""#],
          #"func f(l: UILabel) { if !isDebugging { l.text = "Run again" } }"#),
        FactCase(
          "a branch for those who try a release out", [#""Run again""#],
          #"func f(l: UILabel) { if isTestFlight { l.text = "Run again" } }"#),
        FactCase(
          "a state that must not be",
          #"struct HarborView { func f(l: UILabel) { l.text = "HarborView: no boat" } }"#),
        FactCase(
          "a gallery that the debug menu opens",
          """
          struct Gallery: View { var body: some View { Text(verbatim: "Buttons") } }
          struct DebugMenu: View { var body: some View { Gallery() } }
          """),
        FactCase(
          "a gallery that the app opens", [#""Buttons""#],
          """
          struct Gallery: View { var body: some View { Text(verbatim: "Buttons") } }
          struct DebugMenu: View { var body: some View { Gallery() } }
          struct Home: View { var body: some View { Gallery() } }
          """),
        FactCase("a preview", #"#Preview { Text(verbatim: "Run again") }"#),
        FactCase(
          "a stand-in",
          """
          class V { let l: UILabel = { let l = UILabel(); l.text = "1 day left"; return l }()
          func f(n: String) { l.text = n } }
          """),
      ]) func shownWordsAreLookedUpOrFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.unlocalizedText) == example.expected)
    }

    @Test(
      "lookups in vain are found",
      arguments: [
        FactCase(
          "a lookup in vain", [#""titel""#], #"let x = NSLocalizedString("titel", comment: "")"#),
        FactCase("a lookup", #"let x = NSLocalizedString("title", comment: "")"#),
        FactCase("a view", [#""Run again""#], #"Text("Run again")"#),
        FactCase("a view's dash", #"Text("–")"#),
        FactCase("a view's product", #"Text("GitHub")"#),
        FactCase("a key with a number", #"func f(n: Int) { Text("\(n) days") }"#),
        FactCase(
          "a key with another word", [#""\(n) weeks""#], #"func f(n: Int) { Text("\(n) weeks") }"#),
        FactCase(
          "a table of elsewhere",
          #"let x = NSLocalizedString("a", tableName: "Other", comment: "")"#),
        FactCase("a phrase", ##"let x = LocalizedStringKey("Sail with \(.applicationName)")"##),
        FactCase("a parameter", ##"let x = LocalizedStringKey("Sail \(\.$boat) now")"##),
        FactCase(
          "another parameter", [##""Sell \(\.$boat) now""##],
          ##"let x = LocalizedStringKey("Sell \(\.$boat) now")"##),
        FactCase(
          "a text that was looked up",
          ##"Text("Boats. \(NSLocalizedString("title", comment: ""))")"##),
        FactCase("a key made at run time", #"let x = NSLocalizedString(name, comment: "")"#),
      ]) func lookupsInVainAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.missingKey) == example.expected)
    }

    @Test(
      "joined sentences are found",
      arguments: [
        FactCase(
          "a sum", [#"NSLocalizedString("title", comment: "") + " " + name"#],
          #"func f(label: UILabel, name: String) { label.text = NSLocalizedString("title", comment: "") + " " + name }"#
        ),
        FactCase(
          "a colon",
          #"func f(label: UILabel, name: String) { label.text = NSLocalizedString("title", comment: "") + ": " + name }"#
        ),
        FactCase(
          "two lines",
          #"func f(label: UILabel, name: String) { label.text = NSLocalizedString("title", comment: "") + "\n" + name }"#
        ),
        FactCase(
          "an interpolation", [##""\(String(localized: "title")) \(name)""##],
          #"func f(label: UILabel, name: String) { label.text = "\(String(localized: "title")) \(name)" }"#
        ),
        FactCase(
          "an error's code",
          #"func f(label: UILabel, code: Int) { label.text = "\(String(localized: "title")) \(code)" }"#
        ),
        FactCase(
          "progress",
          #"func f(label: UILabel, n: Int) { label.text = String(localized: "title") + " \(n)%" }"#),
        FactCase(
          "a count before its noun", [##""\(n) \(String(localized: "title"))""##],
          ##"func f(label: UILabel, n: Int) { label.text = "\(n) \(String(localized: "title"))" }"##
        ),
        FactCase(
          "a key with a placeholder", ##"Text("Sent \(String(localized: "title")) again")"##),
        FactCase(
          "a text with words", [##""Sent \(String(localized: "title")) again""##],
          ##"func f(l: UILabel) { l.text = "Sent \(String(localized: "title")) again" }"##),
        FactCase(
          "two sentences",
          #"func f(label: UILabel) { label.text = String(localized: "Done.") + " " + String(localized: "title") }"#
        ),
        FactCase(
          "a text that is not shown",
          #"func f(name: String) { log(String(localized: "title") + " " + name) }"#),
        FactCase(
          "names", #"func f(label: UILabel, a: String, b: String) { label.text = a + " " + b }"#),
      ]) func joinedSentencesAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.joinedText) == example.expected)
    }

    @Test(
      "plurals made in code are found",
      arguments: [
        FactCase(
          "words", [#"n == 1 ? "day" : "days""#],
          #"func f(label: UILabel, n: Int) { label.text = "\(n) " + (n == 1 ? "day" : "days") }"#),
        FactCase(
          "an ending", [#"n == 1 ? "" : "s""#],
          ##"func f(label: UILabel, n: Int) { label.text = "\(n) day\(n == 1 ? "" : "s")" }"##),
        FactCase(
          "texts with the number",
          [#"n > 1 ? String(localized: "\(n) days") : String(localized: "\(n) day")"#],
          #"let x = n > 1 ? String(localized: "\(n) days") : String(localized: "\(n) day")"#),
        FactCase(
          "another number", #"let x = n == 2 ? String(localized: "a") : String(localized: "b")"#),
        FactCase("no texts", #"let x = n == 1 ? 20 : 30"#),
        FactCase("words that are not shown", #"let x = n == 1 ? "first" : "other""#),
      ]) func pluralsMadeInCodeAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.pluralChoice) == example.expected)
    }

    @Test(
      "a program beside the app counts if it has a key",
      arguments: [(#"Text("Buttons")"#, 1), (#"Text("Buttons"); Text("title")"#, 2)])
    func aProgramBesideTheAppCountsIfItHasAKey(view: String, count: Int) throws {
      let app = #"@main struct A: App { func f() { Text("title"); Text("Settings") } }"#
      let trees = [
        try SourceLowering.tree(of: app, file: "App/A.swift"),
        try SourceLowering.tree(of: "@main struct G: App {}", file: "Tool/G.swift"),
        try SourceLowering.tree(of: "func f() { \(view) }", file: "Tool/V.swift"),
      ]
      let index = ProgramIndex(trees: trees)
      let keys = CatalogKeys(["Localizable": ["title", "App"]])
      let search = FactSearch(index: index, keys: keys, sites: FactSearch.sites(in: index))
      let facts = (0..<3).flatMap { search.facts(in: $0) }.filter { $0.kind == .missingKey }
      #expect(facts.count == count)
    }
  }
#endif
