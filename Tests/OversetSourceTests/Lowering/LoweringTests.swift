#if Source
  import OversetSource
  import Testing

  /// Swift becomes the nodes that `SyntaxKind` describes.
  struct LoweringTests {
    @Test(
      "syntax becomes its nodes",
      arguments: [
        LoweringExample.conditions,
        LoweringExample.declarations,
        LoweringExample.expressions,
        LoweringExample.literals,
        LoweringExample.operators,
        LoweringExample.patterns,
        LoweringExample.statements,
        LoweringExample.strings,
        LoweringExample.types,
        LoweringExample.variables,
      ].flatMap(\.self))
    func syntaxBecomesItsNodes(_ example: LoweringExample) throws {
      let tree = try SourceLowering.tree(of: example.source, file: "A.swift")
      #expect(tree.description == example.nodes)
    }
  }
#endif
