#if Source
  import OversetSource

  extension SourceTree: CustomStringConvertible {
    /// The nodes below the file, one a line: kind, name, label behind a colon, role behind `<`, and flags.
    package var description: String {
      var lines: [String] = []
      var waiting: [(node: Int32, depth: Int)] = children(of: 0).reversed().map { ($0, 0) }
      while let (node, depth) = waiting.popLast() {
        lines.append(String(repeating: "  ", count: depth) + self[node].line)
        waiting += children(of: node).reversed().map { ($0, depth + 1) }
      }
      return lines.joined(separator: "\n")
    }
  }

  extension SyntaxNode {
    /// What the description of a tree says of a node.
    fileprivate var line: String {
      var words = ["\(kind)"]
      if !name.isEmpty { words.append(name.debugDescription) }
      if !label.isEmpty { words.append(label + ":") }
      words.append("<\(role)")
      let flagNames: [(SyntaxFlags, String)] = [
        (.isStatic, "static"), (.isLet, "let"), (.isTrailing, "trailing"),
        (.isOptional, "optional"),
        (.isMultiline, "multiline"), (.isOverride, "override"), (.isPrivate, "private"),
        (.isVariadic, "variadic"),
      ]
      words += flagNames.filter { flags.contains($0.0) }.map(\.1)
      return words.joined(separator: " ")
    }
  }
#endif
