#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts on their way through variables, functions, types and closures.
  struct FlowTests {
    @Test(
      "a text flows to where it is drawn",
      arguments: [
        EvaluationCase(
          "a variable set in branches", ["a", "b"],
          """
          func f() { var x = ""; if y { x = String(localized: "a") } else { x = String(localized: "b") }; show(x) }
          """),
        EvaluationCase(
          "another function's variable of the name", ["a"],
          """
          func f() { let x = String(localized: "a"); show(x) }
          func g() { let x = String(localized: "b") }
          """),
        EvaluationCase(
          "a helper", ["a"],
          """
          func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
          show(tr("a"))
          """),
        EvaluationCase(
          "two uses of a helper", ["a"],
          """
          func tr(_ key: String) -> String { return NSLocalizedString(key, comment: "") }
          let other = tr("b")
          show(tr("a"))
          """),
        EvaluationCase(
          "an extension of String", ["a"],
          """
          extension String { var localized: String { NSLocalizedString(self, comment: "") } }
          show("a".localized)
          """),
        EvaluationCase(
          "an extension's function", ["a"],
          """
          extension String { func localized(comment: String = "b") -> String { NSLocalizedString(self, comment: comment) } }
          show("a".localized())
          """),
        EvaluationCase("a helper of elsewhere", ["a"], #"show("a".localized)"#),
        EvaluationCase("a helper of elsewhere on no key", [], #"show("zzz".localized)"#),
        EvaluationCase(
          "generated accessors", ["a"],
          """
          enum L10n {
            enum Home { static var title: String { L10n.tr("Localizable", "a", fallback: "A") } }
            static let other = L10n.tr("Localizable", "b", fallback: "B")
          }
          extension L10n {
            private static func tr(_ table: String, _ key: String, _ args: any CVarArg..., fallback value: String) -> String {
              let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
              return String(format: format, locale: Locale.current, arguments: args)
            }
          }
          show(L10n.Home.title)
          """),
        EvaluationCase(
          "an accessor with arguments", ["a", "b"],
          """
          enum L10n {
            static func title(_ p1: Any) -> String { L10n.tr("Localizable", "a", String(describing: p1)) }
            static let name = L10n.tr("Localizable", "b")
            static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
              let format = NSLocalizedString(key, tableName: table, comment: "")
              return String(format: format, arguments: args)
            }
          }
          show(L10n.title(3) + L10n.name)
          """),
        EvaluationCase(
          "a nested switch of an enum", ["a", "b"],
          """
          enum Tab { case home, search
            var title: String { switch self { case .home: return String(localized: "a") case .search: return String(localized: "b") } } }
          struct V { let tab: Tab; func draw() { show(tab.title) } }
          """),
        EvaluationCase(
          "a case that is known", ["a"],
          """
          enum Tab { case home, search
            var title: String { switch self { case .home: String(localized: "a") case .search: String(localized: "b") } } }
          show(Tab.home.title)
          """),
        EvaluationCase(
          "the default of a switch", ["b"],
          """
          enum Tab { case home, search
            var title: String { switch self { case .home: String(localized: "a") default: String(localized: "b") } } }
          show(Tab.search.title)
          """),
        EvaluationCase(
          "an implicit case", ["a"],
          """
          enum Tab { case home, search
            var title: String { switch self { case .home: String(localized: "a") case .search: String(localized: "b") } } }
          let tab: Tab = .home
          show(tab.title)
          """),
        EvaluationCase(
          "raw values", ["a", "b"],
          """
          enum Tab: String, CaseIterable { case home = "a", search = "b" }
          for tab in Tab.allCases { show(NSLocalizedString(tab.rawValue, comment: "")) }
          """),
        EvaluationCase(
          "a raw value that is the name", ["a"],
          """
          enum Key: String { case a, b }
          show(NSLocalizedString(Key.a.rawValue, comment: ""))
          """),
        EvaluationCase(
          "a payload", ["a"],
          """
          enum Alert { case message(String), other
            var text: String { switch self { case .message(let text): text case .other: "" } } }
          show(Alert.message(String(localized: "a")).text)
          """),
        EvaluationCase(
          "a payload from anywhere", ["a"],
          """
          enum Alert { case message(title: String) }
          func send() { post(Alert.message(title: String(localized: "a"))) }
          func receive(_ alert: Alert) { if case let .message(title) = alert { show(title) } }
          """),
        EvaluationCase(
          "structs in a list", ["a", "b"],
          """
          struct Item { let title: String; var image = "c" }
          let items = [Item(title: String(localized: "a")), Item(title: String(localized: "b"))]
          for item in items { show(item.title) }
          """),
        EvaluationCase(
          "the other field of a struct", ["b"],
          """
          struct Item { let title: String; let note: String }
          let item = Item(title: String(localized: "a"), note: String(localized: "b"))
          show(item.note)
          """),
        EvaluationCase(
          "a closure over a list", ["a"],
          """
          struct Item { let title: LocalizedStringKey }
          struct V { let items = [Item(title: "a")]; var body: Int { ForEach(items) { item in show(item.title) } } }
          """),
        EvaluationCase(
          "a closure with a short name", ["a"],
          """
          struct Item { let title: LocalizedStringKey }
          struct V { let items: [Item] = [.init(title: "a")]; func f() { items.forEach { show($0.title) } } }
          """),
        EvaluationCase(
          "a mapped key path", ["a"],
          """
          struct Item { let title: String }
          let items = [Item(title: String(localized: "a"))]
          show(items.map(\\.title).joined())
          """),
        EvaluationCase(
          "a mapped closure", ["a", "b"],
          """
          enum T: CaseIterable { case x, y; var name: String { self == .x ? String(localized: "a") : String(localized: "b") } }
          let names = T.allCases.map { $0.name }
          show(names)
          """),
        EvaluationCase(
          "an enumerated list", ["a"],
          """
          let names = [String(localized: "a")]
          for (index, name) in names.enumerated() { show(name) }
          """),
        EvaluationCase(
          "an appended element", ["a"],
          """
          func f() { var all: [String] = []; all.append(String(localized: "a")); show(all) }
          """),
        EvaluationCase(
          "a custom view", ["a", "b"],
          """
          struct Button2: View { let title: String; var body: some View { show(title) } }
          struct V: View { var body: some View { Button2(title: String(localized: "a")); Button2(title: NSLocalizedString("b", comment: "")) } }
          """),
      ])
    func aTextFlowsToWhereItIsDrawn(_ example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys == example.expected)
    }

    @Test("a path names the constructions from the inside")
    func aPathNamesTheConstructionsFromTheInside() throws {
      let source = """
        struct Inner: View { let t: String; var body: some View { show(t) } }
        struct Outer: View { let s: String; var body: some View { Inner(t: s) } }
        struct V: View { var body: some View { Outer(s: String(localized: "a")) } }
        """
      let evaluation = try Evaluation([source], keys: EvaluationCase.letters)
      let lines = evaluation.texts.map { $0.path.map { evaluation.index.place(of: $0).line } }
      #expect(lines == [[2, 3]])
    }
  }
#endif
