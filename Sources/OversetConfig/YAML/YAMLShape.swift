import OversetVocabulary
import Yams

/// Proves of a YAML text that reading it costs no more than its length: that its keys are texts, that it nests
/// little, and that its aliases stand for little.
///
/// The parser hashes each key of a mapping with all that lies in it, with aliases expanded: 600 bytes can keep it
/// busy for years. So the text is parsed twice: first with each alias as a text of its own and each mapping in
/// braces as a list, where a key is short or written with a question mark; then, where all is well, as it is.
struct YAMLShape {
  private let original: YAMLCharacters
  private let source: YAMLSource
  private var budget: ReadingBudget
  /// What stands at each anchor so far, as often as aliases in it say.
  private var anchors: [String: Size] = [:]

  private struct Size {
    var nodes = 0
    var bytes = 0
  }

  /// - Throws: `Diagnostic` for what the text must not have, and for what is not YAML at all.
  static func prove(
    _ text: String, in source: YAMLSource, budget: ReadingBudget
  ) throws(Diagnostic) {
    // Without these signs a key is a text, and what is written is all there is.
    guard text.utf8.contains(where: "[{*?".utf8.contains) else { return }
    let original = YAMLCharacters(text)
    if let offset = original.firstExcessiveKey {
      throw YAMLShape.wrongKey("a list or a mapping", at: original.place(of: offset, in: source))
    }
    let (parser, root) = try source.parsed(original.withoutAliasesAndBraces, shown: text)
    guard let root else { return }
    var shape = YAMLShape(original: original, source: source, budget: budget)
    // The parser owns the names of anchors.
    try withExtendedLifetime(parser) { () throws(Diagnostic) in _ = try shape.measure(root) }
  }

  private init(original: YAMLCharacters, source: YAMLSource, budget: ReadingBudget) {
    self.original = original
    self.source = source
    self.budget = budget
  }

  private mutating func measure(_ node: Node) throws(Diagnostic) -> Size {
    var size = try own(node)
    func add(_ other: Size) {
      size.nodes += other.nodes
      size.bytes += other.bytes
    }
    let place = place(node)
    try budget.descend(at: place)
    switch node {
    case .scalar, .alias: break
    case .sequence(let sequence):
      let isMapping = original.opening(at: offset(node)) == "{"
      for entry in sequence {
        // What has no colon in a mapping in braces is a key without a value.
        if isMapping, !entry.isMapping { try proveKey(entry) }
        add(try measure(entry))
      }
    case .mapping(let mapping):
      for (key, value) in mapping {
        try proveKey(key)
        add(try measure(key))
        add(try measure(value))
      }
    }
    budget.ascend()
    if let name = node.anchorName { anchors[name] = size }
    return size
  }

  /// What a node is without those in it. An alias is all that it stands for.
  private mutating func own(_ node: Node) throws(Diagnostic) -> Size {
    var size = Size(nodes: 1, bytes: node.scalar?.string.utf8.count ?? 0)
    let place = place(node)
    if node.isPlain, let alias = original.alias(at: offset(node)) {
      guard !alias.isKey else { throw Self.wrongKey("an alias", at: place) }
      size = anchors[alias.name] ?? Size()
    }
    try budget.addNodes(size.nodes, at: place)
    try budget.write(size.bytes, at: place)
    return size
  }

  private func proveKey(_ key: Node) throws(Diagnostic) {
    let found: String
    switch key {
    case .scalar:
      guard key.isPlain, original.alias(at: offset(key)) != nil else { return }
      found = "an alias"
    case .alias: found = "an alias"
    case .sequence: found = original.opening(at: offset(key)) == "{" ? "a mapping" : "a list"
    case .mapping: found = "a mapping"
    }
    throw YAMLShape.wrongKey(found, at: place(key))
  }

  private static func wrongKey(_ found: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .data, at: place, problem: "a key must be text, not \(found)",
      remedy: "write the key as text")
  }

  private func place(_ node: Node) -> SourcePlace? {
    node.mark.map { source.place(line: $0.line, column: $0.column) }
  }

  private func offset(_ node: Node) -> Int? {
    node.mark.flatMap { original.offset(line: $0.line, column: $0.column) }
  }
}

extension Node {
  fileprivate var isMapping: Bool { if case .mapping = self { true } else { false } }

  /// Whether it is a text without quotation marks.
  fileprivate var isPlain: Bool { scalar?.style == .plain }

  fileprivate var anchorName: String? {
    switch self {
    case .scalar(let scalar): scalar.anchor?.rawValue
    case .sequence(let sequence): sequence.anchor?.rawValue
    case .mapping(let mapping): mapping.anchor?.rawValue
    case .alias: nil
    }
  }
}
