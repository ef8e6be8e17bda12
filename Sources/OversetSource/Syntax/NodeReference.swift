/// A node of one of a program's files.
package struct NodeReference: Hashable, Sendable, Comparable {
  /// The number of the file.
  package let tree: Int32
  /// The number of the node in its tree.
  package let node: Int32

  package init(tree: Int32, node: Int32) {
    self.tree = tree
    self.node = node
  }

  /// Both numbers at once: nodes are looked up more often than anything else.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: tree)) << 32 | UInt64(UInt32(bitPattern: node)))
  }

  /// Orders by file, then by node: parents before their children.
  package static func < (left: NodeReference, right: NodeReference) -> Bool {
    left.tree == right.tree ? left.node < right.node : left.tree < right.tree
  }
}
