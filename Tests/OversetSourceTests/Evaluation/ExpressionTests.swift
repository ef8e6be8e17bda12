#if Source
  import OversetSource
  import Testing

  /// Lookups, literals and what expressions make of them.
  struct ExpressionTests {
    /// A key of 900 letters, and the sum of literals that source writes it as.
    static let paragraph = String(repeating: "the harbor ", count: 82)
    static let paragraphSum = Array(
      repeating: "\"\(String(repeating: "the harbor ", count: 41))\"", count: 2
    ).joined(separator: " + ")

    @Test(
      "an expression has its keys",
      arguments: [
        EvaluationCase("a lookup", ["a"], #"show(NSLocalizedString("a", comment: ""))"#),
        EvaluationCase("a lookup of today", ["a"], #"show(String(localized: "a"))"#),
        EvaluationCase("a literal as text", [], #"show("a")"#),
        EvaluationCase("a literal as key", ["a"], #"showKey("a")"#),
        EvaluationCase("a stored literal is text", [], #"let x = "a"; showKey(x)"#),
        EvaluationCase("a stored key", ["a"], #"let x: LocalizedStringKey = "a"; showKey(x)"#),
        EvaluationCase("an optional key", ["a"], #"let x: LocalizedStringKey? = "a"; show(x)"#),
        EvaluationCase("a constructed key", ["a"], #"show(LocalizedStringKey("a"))"#),
        EvaluationCase("a key by init", ["a"], #"show(LocalizedStringKey.init("a"))"#),
        EvaluationCase("a resource", ["a"], #"show(LocalizedStringResource("a", table: "T"))"#),
        EvaluationCase("a cast", ["a"], #"show("a" as LocalizedStringKey)"#),
        EvaluationCase(
          "a bundle's lookup", ["a"],
          #"show(Bundle.main.localizedString(forKey: "a", value: nil, table: nil))"#),
        EvaluationCase("an attributed lookup", ["a"], #"show(AttributedString(localized: "a"))"#),
        EvaluationCase(
          "a format of arguments", ["a"],
          #"show(String(format: NSLocalizedString("a", comment: ""), 3))"#),
        EvaluationCase(
          "a format with the locale's numbers", ["a", "b"],
          #"show(String.localizedStringWithFormat(NSLocalizedString("a", comment: ""), String(localized: "b")))"#
        ),
        EvaluationCase(
          "a user notification", ["a"],
          #"show(NSString.localizedUserNotificationString(forKey: "a", arguments: nil))"#),
        EvaluationCase("a ternary", ["a", "b"], #"showKey(isOn ? "a" : "b")"#),
        EvaluationCase("a nested ternary", ["a", "b", "c"], #"showKey(x ? "a" : y ? "b" : "c")"#),
        EvaluationCase(
          "a default", ["a", "b"], #"show(String(localized: "a") ?? String(localized: "b"))"#),
        EvaluationCase(
          "a sum", ["a", "b"], #"show(String(localized: "a") + ": " + String(localized: "b"))"#),
        EvaluationCase(
          "a paragraph of parts", [paragraph], keys: ["L": [paragraph]],
          "show(NSLocalizedString(\(paragraphSum), comment: \"\"))"),
        EvaluationCase("an if value", ["a", "b"], #"showKey(if x { "a" } else { "b" })"#),
        EvaluationCase(
          "a switch value", ["a", "b"], #"showKey(switch x { case 1: "a" default: "b" })"#),
        EvaluationCase("upper case", ["a"], #"show(String(localized: "a").uppercased())"#),
        EvaluationCase("a capital", ["a"], #"show(String(localized: "a").localizedCapitalized)"#),
        EvaluationCase("an interpolated text", ["a"], #"show("\(String(localized: "a")): 5")"#),
        EvaluationCase(
          "an interpolated number", ["%lld items"], #"let n = 3; showKey("\(n) items")"#),
        EvaluationCase("an interpolated unknown", ["%lld items"], #"showKey("\(n) items")"#),
        EvaluationCase("an interpolated name", ["Hello %@"], #"showKey("Hello \(name)")"#),
        EvaluationCase(
          "numbered placeholders", ["Hello %1$@, %2$lld"], #"showKey("Hello \(name), \(age)")"#),
        EvaluationCase(
          "a key made of parts", ["menu.a", "menu.b"], keys: ["L": ["menu.a", "menu.b", "menu.c"]],
          #"let k = x ? "a" : "b"; show(NSLocalizedString("menu.\(k)", comment: ""))"#),
        EvaluationCase(
          "a key of a known beginning", ["menu.a", "menu.b"],
          keys: ["L": ["menu.a", "menu.b", "page.c"]],
          #"show(NSLocalizedString("menu.\(k)", comment: ""))"#),
        EvaluationCase(
          "a generated symbol", ["settings_title"], keys: ["Localizable": ["settings_title", "x"]],
          #"show(String(localized: .settingsTitle))"#),
        EvaluationCase(
          "a symbol with an argument", ["items_count"], keys: ["Localizable": ["items_count"]],
          #"showKey(LocalizedStringResource.itemsCount(5))"#),
        EvaluationCase(
          "accessors of a file that is not there", ["home.title"],
          keys: ["Localizable": ["home.title"]], #"show(R.string.localizable.homeTitle())"#),
        EvaluationCase(
          "an accessor whose group is spelt like another key", ["tools.pdf"],
          keys: ["Localizable": ["tools", "tools.pdf"]], "show(L10n.Tools.pdf)"),
        EvaluationCase(
          "an accessor of a group with a text of its own", ["tools"],
          keys: ["Localizable": ["tools", "tools.pdf"]], "show(L10n.tools)"),
        EvaluationCase(
          "a stored Text", ["a"], #"let label = Text("a"); show(label)"#),
        EvaluationCase("text as it is", [], #"let label = Text(verbatim: "a"); show(label)"#),
        EvaluationCase(
          "texts in a list", ["a", "b"], #"show([String(localized: "a"), String(localized: "b")])"#),
        EvaluationCase(
          "joined texts", ["a", "b"],
          #"show([String(localized: "a"), String(localized: "b")].joined(separator: ", "))"#),
        EvaluationCase("the first letter of a text", [], #"show(String(localized: "a").first)"#),
        EvaluationCase(
          "the first letters of a text", [], #"show(String(localized: "a").prefix(2))"#),
        EvaluationCase(
          "the first text of a list", ["a"], #"show([String(localized: "a")].first)"#),
        EvaluationCase(
          "a dictionary's value", ["a", "b"],
          #"let d = [1: String(localized: "a"), 2: String(localized: "b")]; show(d[1])"#),
        EvaluationCase(
          "part of a tuple", ["b"],
          #"let t = (String(localized: "a"), String(localized: "b")); show(t.1)"#),
        EvaluationCase(
          "a named part of a tuple", ["a"],
          #"let t = (x: String(localized: "a"), y: String(localized: "b")); show(t.x)"#),
        EvaluationCase(
          "a comment is no key", ["a"], #"show(NSLocalizedString("a", comment: "b"))"#),
      ])
    func anExpressionHasItsKeys(_ example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys == example.expected)
    }

    @Test("a lookup names its table") func aLookupNamesItsTable() throws {
      let source = #"show(NSLocalizedString("a", tableName: "Other", comment: ""))"#
      let evaluation = try Evaluation([source], keys: EvaluationCase.letters)
      #expect(evaluation.texts.map(\.table) == ["Other"])
    }
  }
#endif
