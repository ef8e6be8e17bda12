import OversetSource
import OversetVocabulary
import Testing

/// The array of nodes that every reader of Swift walks.
struct SourceTreeTests {
  @Test("ancestors go from the parent to the file") func ancestorsGoFromTheParentToTheFile() {
    var tree = SourceTree(file: "A.swift")
    let file = tree.append(SyntaxNode(.file, role: .member, parent: -1, line: 1, column: 1))
    let call = tree.append(SyntaxNode(.call, role: .statement, parent: file, line: 2, column: 3))
    let name = tree.append(
      SyntaxNode(.name, role: .callee, name: "Text", parent: call, line: 2, column: 3))
    tree.setChildren([call], of: file)
    tree.setChildren([name], of: call)

    #expect(Array(tree.ancestors(of: name)) == [call, file])
    #expect(tree.child(of: call, .callee) == name)
    #expect(tree.place(of: name) == SourcePlace(file: "A.swift", line: 2, column: 3))
  }

  /// A cache that was damaged can hold any node as the first.
  @Test("a tree whose first node can only be a member is indexed")
  func rootOfAnyKind() {
    let root = SyntaxNode(.typeName, role: .typeArgument, parent: -1, line: 1, column: 1)
    let tree = SourceTree(file: "A.swift", nodes: [root], ignores: [])
    #expect(ProgramIndex(trees: [tree]).types.isEmpty)
  }
}
