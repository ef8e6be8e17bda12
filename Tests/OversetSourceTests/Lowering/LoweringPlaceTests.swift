#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Where nodes are said to be.
  struct LoweringPlaceTests {
    /// A node by its kind and name, and its line and column.
    struct Example: Sendable, CustomTestStringConvertible {
      let source: String
      let kind: SyntaxKind
      let name: String
      let place: [Int]

      init(_ source: String, _ kind: SyntaxKind, _ name: String = "", at place: [Int]) {
        self.source = source
        self.kind = kind
        self.name = name
        self.place = place
      }

      var testDescription: String { "\(kind) \(name) in \(source.debugDescription)" }
    }

    @Test("a node is at its first token and a member at its name", arguments: examples)
    func aNodeIsAtItsFirstTokenAndAMemberAtItsName(_ example: Example) throws {
      let tree = try SourceLowering.tree(of: example.source, file: "A.swift")
      let node = try #require(
        tree.nodes.first { $0.kind == example.kind && $0.name == example.name })
      #expect([Int(node.line), Int(node.column)] == example.place)
    }

    private static let examples = [
      Example("// a\n/* b\n /* c */ */  d", .name, "d", at: [3, 14]),
      Example("\u{FEFF}a", .name, "a", at: [1, 2]),
      Example("#!/usr/bin/swift\na", .name, "a", at: [2, 1]),
      Example("a\r\nb\rc", .name, "c", at: [3, 1]),
      Example("let a = \"é😀\" + b", .name, "b", at: [1, 17]),
      Example("\t/* 😀 */a", .name, "a", at: [1, 10]),
      Example("Text(a)\n  .font(b)\n  .bold()", .member, "bold", at: [3, 4]),
      Example("Text(a)\n  .bold()", .call, at: [2, 4]),
      Example("a\n  .b?(c)", .call, at: [2, 4]),
      Example("a\n  .b<C>(d)", .call, at: [2, 4]),
      Example("a\n  .b()()", .call, at: [2, 4]),
      Example("a\n  .b[c]", .subscriptCall, at: [1, 1]),
      Example("  a\n  + b", .binary, "+", at: [1, 3]),
      Example("  @A\n  func b() {}", .function, "b", at: [1, 3]),
      Example("static let a = 1,\n b = 2", .variable, "a", at: [1, 1]),
      Example("static let a = 1,\n b = 2", .variable, "b", at: [2, 2]),
      Example("let (a,\n b) = c", .variable, "b", at: [2, 2]),
      Example("var a: B { c }", .block, at: [1, 10]),
      Example("\"a\n", .string, "a", at: [1, 1]),
      Example("\"\"\"\n  a\n  \\(b)c\n  \"\"\"", .text, "c", at: [3, 7]),
      Example("\"\"\"\n  a\n  \\(b)c\n  \"\"\"", .text, "a\n", at: [2, 3]),
      Example("if case .a(let b) = c {}", .patternName, "b", at: [1, 16]),
    ]

    @Test("columns far behind other characters count units of UTF16")
    func columnsFarBehindOtherCharactersCountUnitsOfUTF16() throws {
      let source = "f(\"" + String(repeating: "😀é", count: 1_000) + "\", a)"
      let tree = try SourceLowering.tree(of: source, file: "A.swift")
      let node = try #require(tree.nodes.first { $0.name == "a" })
      #expect(node.column == 3_007)
    }
  }
#endif
