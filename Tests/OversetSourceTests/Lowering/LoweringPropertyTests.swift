#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What holds of the tree of any text.
  struct LoweringPropertyTests {
    @Test("children name their parent and stand behind it", arguments: 0..<40)
    func childrenNameTheirParentAndStandBehindIt(seed: Int) throws {
      let source = Self.text(seed: seed)
      let tree = try SourceLowering.tree(of: source, file: "A.swift")
      #expect(tree == (try SourceLowering.tree(of: source, file: "A.swift")))
      var met = 1
      for number in tree.nodes.indices {
        let children = tree.children(of: Int32(number))
        met += children.count
        #expect(children.allSatisfy { tree[$0].parent == Int32(number) && $0 > number })
        #expect(Array(children) == children.sorted())
      }
      #expect(met == tree.nodes.count)
      #expect(tree.nodes.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }

    /// Words of Swift in an order of chance.
    private static func text(seed: Int) -> String {
      var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
      return (0..<300).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(state >> 33) % words.count]
      }.joined(separator: " ")
    }

    private static let words = [
      "a", "b", "Text", "1", "\"s\"", "\"\\(a)\"", ".", ".b", "(", ")", "(", ")", "{", "}", "[",
      "]", ",",
      ":", "=", "+", "?", ":", "??", "as", "is", "let", "var", "if", "else", "switch", "case",
      "default:",
      "func f()", "struct A", "enum E", "\n", "\n", "return", "in", "$0", "\\.a", "#if A\n",
      "\n#endif\n",
      "@A", "->", "<", ">", "try", "for", "while", "guard", "where", "#a", "init()", "get", "set",
    ]
  }
#endif
