/// Spells a node as the source has it, near enough to be recognized, and short.
enum SourceSpelling {
  /// The longest evidence, in characters.
  private static let maximumLength = 80

  /// The words of a node, cut where they are too many.
  static func words(of node: NodeReference, in index: ProgramIndex) -> String {
    var speller = Speller(index: index)
    speller.spell(node)
    let text = speller.text
    return text.count > maximumLength ? String(text.prefix(maximumLength - 1)) + "…" : text
  }

  /// Writes nodes one after the other from a stack, until there is enough.
  private struct Speller {
    private enum Part {
      case node(NodeReference)
      case words(String)
    }

    let index: ProgramIndex
    var text = ""
    private var pending: [Part] = []

    init(index: ProgramIndex) { self.index = index }

    mutating func spell(_ node: NodeReference) {
      pending = [.node(node)]
      var steps = 0
      while let part = pending.popLast(), text.count <= maximumLength, steps < 400 {
        steps += 1
        switch part {
        case .words(let words): text += words
        case .node(let node): pending += parts(of: node).reversed()
        }
      }
    }

    private func parts(of node: NodeReference) -> [Part] {
      let syntax = index[node]
      switch syntax.kind {
      case .string:
        let segments = index.children(of: node, .segment)
        guard !segments.isEmpty else { return [.words(quoted(syntax.name))] }
        return [.words("\"")] + segments.map(Part.node) + [.words("\"")]
      case .text: return [.words(escaped(syntax.name))]
      case .interpolation:
        return [.words("\\(")] + listed(children(node, .argument)) + [.words(")")]
      case .member:
        return children(node, .base).map(Part.node) + [.words("." + syntax.name)]
      case .call:
        return children(node, .callee).map(Part.node) + [.words("(")]
          + listed(children(node, .argument)) + [.words(")")]
      case .subscriptCall:
        return children(node, .base).map(Part.node) + [.words("[")]
          + listed(children(node, .argument)) + [.words("]")]
      case .binary:
        return children(node, .left).map(Part.node) + [.words(" \(syntax.name) ")]
          + children(node, .right).map(Part.node)
      case .ternary:
        return children(node, .condition).map(Part.node) + [.words(" ? ")]
          + children(node, .then).map(Part.node) + [.words(" : ")]
          + children(node, .otherwise).map(Part.node)
      case .tuple: return [.words("(")] + listed(children(node, .argument)) + [.words(")")]
      case .array: return [.words("[")] + listed(children(node, .element)) + [.words("]")]
      case .closure: return [.words("{ … }")]
      case .none: return [.words("nil")]
      case .unary: return [.words(syntax.name)] + children(node, .operand).map(Part.node)
      case .cast: return children(node, .operand).map(Part.node)
      case .keyPath: return [.words("\\" + (syntax.name.isEmpty ? "" : "." + syntax.name))]
      case .ifElse:
        return [.words("if ")] + listed(children(node, .condition)) + [.words(" { … }")]
      default: return [.words(syntax.name.isEmpty ? "…" : syntax.name)]
      }
    }

    private func children(_ node: NodeReference, _ role: SyntaxRole) -> [NodeReference] {
      index.children(of: node, role)
    }

    private func listed(_ nodes: [NodeReference]) -> [Part] {
      nodes.enumerated().flatMap { number, node -> [Part] in
        let label = index[node].label
        let comma = number == 0 ? "" : ", "
        return [.words(comma + (label.isEmpty ? "" : label + ": ")), .node(node)]
      }
    }

    private func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    private func escaped(_ text: String) -> String {
      text.replacing("\n", with: "\\n")
    }
  }
}
