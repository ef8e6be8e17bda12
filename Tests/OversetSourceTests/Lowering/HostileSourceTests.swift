#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts that make a parser recurse or try without end: read or refused, never hung or crashed.
  struct HostileSourceTests {
    /// A text of many equal parts.
    struct Example: Sendable, CustomTestStringConvertible {
      let start: String
      let part: String
      let end: String

      init(_ start: String, _ part: String, _ end: String = "") {
        self.start = start
        self.part = part
        self.end = end
      }

      func source(_ count: Int) -> String {
        start + String(repeating: part, count: count) + end
      }

      var testDescription: String { start + part + "…" + end }
    }

    @Test("a long text is read", arguments: long)
    func aLongTextIsRead(_ example: Example) throws {
      let tree = try SourceLowering.tree(of: example.source(5_000), file: "A.swift")
      #expect(tree.nodes.count > 5_000)
    }

    private static let long = [
      Example("let a = x", ".a"), Example("let a = x", "()"), Example("let a = x", "[0]"),
      Example("let a = x", ".a { b }"), Example("let a = 1", " + 1"), Example("let a = b", " ?? c"),
      Example("let a = b", " as A"), Example("let a = ", "b ? c : ", "d"),
      Example("let a = [", "1, ", "1]"), Example("switch a {\n", "case .a: b\n", "}"),
      Example("switch a { case ", ".a, ", ".b: c }"), Example("a\n", "#if A\n.b\n#endif\n"),
      Example("let a = \"", "\\(b)", "\""), Example("", "let a = 1\n"), Example("", "a < b > a\n"),
    ]

    @Test("a deep text is refused", arguments: deep)
    func aDeepTextIsRefused(_ example: Example) throws {
      let error = #expect(throws: Diagnostic.self) {
        try SourceLowering.tree(of: example.source(1_000), file: "A.swift")
      }
      #expect(error?.kind == .data)
      #expect(error?.place?.file == "A.swift")
    }

    @Test("a shallow text of the same kind is read", arguments: deep)
    func aShallowTextOfTheSameKindIsRead(_ example: Example) throws {
      let tree = try SourceLowering.tree(of: example.source(4), file: "A.swift")
      #expect(!tree.nodes.isEmpty)
    }

    /// On a thread of the pool: its stack must hold the deepest text that is let through.
    @Test("a text near the limits is read or refused", arguments: deep, [60, 120, 250])
    func aTextNearTheLimitsIsReadOrRefused(_ example: Example, count: Int) {
      let tree = try? SourceLowering.tree(of: example.source(count), file: "A.swift")
      #expect(tree?.nodes.isEmpty != true)
    }

    private static let deep = [
      Example("let a = ", "("), Example("", "["), Example("", "{"), Example("let a: ", "[A<", "B"),
      Example("let a: ", "A<", "B"), Example("", "a<"), Example("let a: ", "(A) -> ", "B"),
      Example("let a = ", "b ? ", "c"), Example("", "#if A\n"), Example("", "#available("),
      Example("let a = ", "if "), Example("let a: ", "some ", "A"), Example("", "repeat "),
      Example("", "switch "), Example("let a = \"", "\\(\"", "b"), Example("", "@A("),
      Example("", "func f() {\n"), Example("if case is ", "A<", "B"),
      Example("", "a { b in "), Example("", "if a { "), Example("a", ".b(c: d"),
      Example("", "switch a { case .b: "), Example("", "for a in b { "),
    ]

    @Test("tuples taken apart within each other do not double at each level")
    func tuplesTakenApartWithinEachOtherDoNotDoubleAtEachLevel() throws {
      let source = Example("", "let (a, b) = {\n").source(30) + String(repeating: "}\n", count: 30)
      let tree = try SourceLowering.tree(of: source, file: "A.swift")
      #expect(tree.nodes.count < 10_000)
    }

    @Test("a file of too many bytes is refused") func aFileOfTooManyBytesIsRefused() {
      #expect(throws: Diagnostic.self) {
        try SourceLowering.tree(
          of: "//" + String(repeating: "a", count: 5_000_000), file: "A.swift")
      }
    }

    @Test(
      "what ends anywhere is read",
      arguments: [
        "", "\0", "\u{FEFF}", "\"", "\"\"\"", "\"\\(", "#\"\\#(", "/*", "/* /*", "#", "`", "\\",
        "@", "#if",
        "#if A", "#endif", "#else", "}", ")", "let (", "case", "a.", ".", "let a =", "a ? b",
        "a as",
        "if", "if let", "switch", "for", "func", "struct", "extension", "enum A { case", "#\"a\"",
        "\r", "a\r", "let a: ", "\\.", "{ [", "var a { get", "a { } b:",
      ])
    func whatEndsAnywhereIsRead(_ source: String) throws {
      let tree = try SourceLowering.tree(of: source, file: "A.swift")
      #expect(tree.nodes.first?.kind == .file)
    }
  }
#endif
