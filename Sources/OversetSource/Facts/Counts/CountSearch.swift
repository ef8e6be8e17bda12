import OversetVocabulary

/// Finds the keys whose number is never 1, so that they need no form for it: code takes another text for 1, or gives a
/// number that is higher.
///
/// A use is a literal of the key, or what names the accessor that holds it. Each is looked at where it stands; values are not
/// followed from one function to the next.
package struct CountSearch {
  /// Accessors within accessors.
  private static let greatestDepth = 3

  let index: ProgramIndex
  let keys: CatalogKeys

  /// A search in a program for keys that its catalogs have.
  package init(index: ProgramIndex, keys: CatalogKeys) {
    self.index = index
    self.keys = keys
  }

  /// For each key that a file has as a literal, whether every use of these literals leaves 1 out.
  package func uses(in file: Int32) -> [String: Bool] {
    guard index.trees.indices.contains(Int(file)) else { return [:] }
    var uses: [String: Bool] = [:]
    for (number, node) in index.trees[Int(file)].nodes.enumerated() where node.kind == .string {
      let literal = NodeReference(tree: file, node: Int32(number))
      let named = keys(of: literal)
      guard !named.isEmpty else { continue }
      let leavesOut = leavesOutOne(literal, depth: Self.greatestDepth)
      for key in named { uses[key] = (uses[key] ?? true) && leavesOut }
    }
    return uses
  }

  /// The keys that a literal can be.
  private func keys(of literal: NodeReference) -> [String] {
    let segments = index.children(of: literal, .segment)
    guard !segments.isEmpty else {
      let text = index[literal].name
      return keys.contains(text) ? [text] : []
    }
    return keys.keys(
      shapedLike: segments.map { index[$0].kind == .text ? index[$0].name : "%@" }.joined())
  }

  /// Whether what stands at a node is never given 1: there, or wherever the accessor around it is named.
  private func leavesOutOne(_ use: NodeReference, depth: Int) -> Bool {
    let number = NumberOfUse(use, in: index)
    if number.leavesOutOne { return true }
    // A number of its own is not that of whoever asks for the text, unless a parameter brings it.
    guard depth > 0, let accessor = accessor(around: use),
      !number.hasValues || index.children(of: accessor, .parameter).contains(where: number.isGiven)
    else { return false }
    let mentions = index.mentions(of: index[accessor].name).filter {
      !index.isInside($0, accessor)
    }
    return !mentions.isEmpty && mentions.allSatisfy { leavesOutOne($0, depth: depth - 1) }
  }

  /// The variable or function around a node that others name to get its text.
  private func accessor(around node: NodeReference) -> NodeReference? {
    let declaration = index.ancestors(of: node).first {
      index[$0].kind == .variable || index[$0].kind == .function
    }
    return declaration.flatMap { ["init", "subscript"].contains(index[$0].name) ? nil : $0 }
  }
}
