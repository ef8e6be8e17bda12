import OversetVocabulary

/// A tree as bytes, to be kept from one run to the next.
///
/// Each name is written once, and numbers as the difference to what is likely. Bytes that nobody wrote as a tree are
/// recognized where they could do harm: a tree that is read is sound, whatever it says.
package enum PackedTree {
  /// Changes with what the bytes mean.
  package static let version = 2

  // MARK: Writing

  /// The bytes of a tree, without the name of its file.
  package static func bytes(of tree: SourceTree) -> [UInt8] {
    var names = PackedNames()
    var nodes = PackWriter()
    var (line, column) = (0, 0)
    for (number, node) in tree.nodes.enumerated() {
      nodes.write(Int(node.kind.rawValue))
      nodes.write(Int(node.role.rawValue))
      nodes.write(Int(node.flags.rawValue))
      nodes.write(names.number(of: node.name))
      nodes.write(names.number(of: node.label))
      nodes.write(number - Int(node.parent))
      nodes.write(difference: Int(node.line) - line)
      nodes.write(difference: Int(node.column) - column)
      (line, column) = (Int(node.line), Int(node.column))
    }
    var pack = PackWriter()
    pack.write(names.texts.count)
    for text in names.texts { pack.write(text) }
    pack.write(tree.ignores.count)
    for ignore in tree.ignores {
      pack.write(Int(ignore.line))
      pack.write(ignore.rule)
      pack.write(ignore.reason)
    }
    pack.write(tree.nodes.count)
    return pack.bytes + nodes.bytes
  }

  // MARK: Reading

  /// The tree of bytes, as the tree of a file; nil for bytes that are none.
  package static func tree(of bytes: [UInt8], file: String) -> SourceTree? {
    var pack = PackReader(bytes)
    let limit = bytes.count
    guard let nameCount = count(in: &pack, upTo: limit) else { return nil }
    let names = (0..<nameCount).map { _ in pack.text() }
    guard let ignores = ignores(in: &pack, upTo: limit),
      let nodeCount = count(in: &pack, upTo: limit), nodeCount > 0
    else { return nil }
    var nodes: [SyntaxNode] = []
    nodes.reserveCapacity(nodeCount)
    var (line, column) = (0, 0)
    for number in 0..<nodeCount {
      guard let node = node(number, in: &pack, names: names, line: &line, column: &column) else {
        return nil
      }
      nodes.append(node)
    }
    guard pack.isAtEnd else { return nil }
    return SourceTree(file: file, nodes: nodes, ignores: ignores)
  }

  private static func count(in pack: inout PackReader, upTo limit: Int) -> Int? {
    let count = pack.number()
    return (0...limit).contains(count) ? count : nil
  }

  private static func ignores(
    in pack: inout PackReader, upTo limit: Int
  ) -> [SourceIgnore]? {
    guard let count = count(in: &pack, upTo: limit) else { return nil }
    return (0..<count).map { _ in
      SourceIgnore(
        line: Int32(clamping: pack.number()), rule: pack.text(), reason: pack.text())
    }
  }

  private static func node(
    _ number: Int, in pack: inout PackReader, names: [String], line: inout Int, column: inout Int
  ) -> SyntaxNode? {
    let kind = SyntaxKind(rawValue: UInt8(clamping: pack.number()))
    let role = SyntaxRole(rawValue: UInt8(clamping: pack.number()))
    let flags = SyntaxFlags(rawValue: UInt16(clamping: pack.number()))
    let (name, label, up) = (pack.number(), pack.number(), pack.number())
    line = Int(Int32(truncatingIfNeeded: line &+ pack.difference()))
    column = Int(Int32(truncatingIfNeeded: column &+ pack.difference()))
    // The first node alone has none above it, and parents come before their children.
    guard let kind, let role, names.indices.contains(name), names.indices.contains(label),
      number == 0 ? up == 1 : (1...number).contains(up)
    else { return nil }
    return SyntaxNode(
      kind, role: role, name: names[name], label: names[label], parent: Int32(number - up),
      line: line, column: column, flags: flags)
  }
}
