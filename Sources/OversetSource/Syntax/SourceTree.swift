package import OversetVocabulary

/// A file of Swift, reduced to what tells where texts come from and where they are drawn.
///
/// The nodes lie in one array, parents before their children: a tree of any depth is walked, copied and freed
/// without recursion, and a node's chain of ancestors is a chain of numbers.
package struct SourceTree: Sendable, Hashable {
  /// The file's path, as reports show it.
  package let file: String
  /// The nodes; the first is the file.
  package private(set) var nodes: [SyntaxNode] = []
  /// The children of all nodes, those of one node in a row.
  private var childLists: [Int32] = []
  /// The comments that ask to leave out a finding, in the order of the source.
  package private(set) var ignores: [SourceIgnore] = []

  /// A file without content.
  package init(file: String) {
    self.file = file
  }

  /// A file whose nodes name their parents, each after its parent and the children of one parent in the order of the
  /// source.
  package init(file: String, nodes: [SyntaxNode], ignores: [SourceIgnore]) {
    self.file = file
    self.nodes = nodes
    self.ignores = ignores
    linkChildren()
  }

  /// The node with a number.
  package subscript(_ node: Int32) -> SyntaxNode { nodes[Int(node)] }

  /// The children of a node, in the order of the source.
  package func children(of node: Int32) -> ArraySlice<Int32> {
    let range = nodes[Int(node)].children
    return childLists[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The children of a node that have a role, in the order of the source.
  package func children(of node: Int32, _ role: SyntaxRole) -> [Int32] {
    children(of: node).filter { self[$0].role == role }
  }

  /// The first child of a node that has a role.
  package func child(of node: Int32, _ role: SyntaxRole) -> Int32? {
    children(of: node).first { self[$0].role == role }
  }

  /// The place of a node in its file.
  package func place(of node: Int32) -> SourcePlace {
    SourcePlace(file: file, line: Int(self[node].line), column: Int(self[node].column))
  }

  /// The nodes above a node, from its parent to the file.
  package func ancestors(of node: Int32) -> some Sequence<Int32> {
    sequence(first: node) { [self] in self[$0].parent < 0 ? nil : self[$0].parent }.dropFirst()
  }

  // MARK: Building

  /// Adds a node; its parent is known before it. The children of a node are said when all are there.
  ///
  /// - Returns: Its number.
  package mutating func append(_ node: SyntaxNode) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Says which children a node has, in the order of the source.
  package mutating func setChildren(_ children: [Int32], of node: Int32) {
    let start = Int32(childLists.count)
    childLists += children
    nodes[Int(node)].children = start..<Int32(childLists.count)
  }

  /// Changes what a node is to its parent, for one that was made before that was known.
  package mutating func setRole(_ role: SyntaxRole, label: String, of node: Int32) {
    nodes[Int(node)].role = role
    nodes[Int(node)].label = label
  }

  /// Lists the children of each node from what each node says of its parent.
  private mutating func linkChildren() {
    var counts = [Int32](repeating: 0, count: nodes.count)
    for node in nodes where node.parent >= 0 { counts[Int(node.parent)] += 1 }
    var start: Int32 = 0
    for (number, count) in counts.enumerated() {
      nodes[number].children = start..<(start + count)
      start += count
      counts[number] = start - count
    }
    childLists = [Int32](repeating: 0, count: Int(start))
    for (number, node) in nodes.enumerated() where node.parent >= 0 {
      childLists[Int(counts[Int(node.parent)])] = Int32(number)
      counts[Int(node.parent)] += 1
    }
  }
}
