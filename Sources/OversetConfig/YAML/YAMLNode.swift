import OversetVocabulary
import Yams

/// A value of a YAML file, read as one of the types of the configuration.
///
/// Every reading function throws an error at the value's place that names it, what was expected
/// and what was found. Values are looked at only where a schema asks, so that a file whose aliases
/// expand without end costs nothing.
struct YAMLNode {
  let node: Yams.Node
  /// What errors call it: "`scale`", "entry 2 of `locales`".
  let name: String
  /// Where diagnostics point.
  let source: YAMLSource

  /// Where it begins. (For an alias: where its anchor is.)
  var place: SourcePlace {
    source.place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// Whether no value is written.
  var isNothing: Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else {
      return false
    }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// Whether a list is written.
  var isList: Bool { if case .sequence = node { true } else { false } }

  /// Whether a mapping is written.
  var isMapping: Bool { if case .mapping = node { true } else { false } }

  /// What is written, for an error: "`two`", "a list", "nothing".
  var found: String {
    switch node {
    case .scalar(let scalar): isNothing ? "nothing" : "`\(Self.shown(scalar.string))`"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .alias: "an alias"
    }
  }

  /// A text as a message about it shows it.
  static func shown(_ text: String) -> String { ForeignText.shortened(text, to: 100) }

  func error(_ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(.data, at: place, problem: problem, remedy: remedy)
  }

  func mismatch(_ expected: String, _ remedy: String) -> Diagnostic {
    error("\(name) must be \(expected), not \(found)", remedy)
  }

  /// The entries of a list, each read by `read`; of a longer one than `limit` the first too many is refused.
  func list<Value>(
    upTo limit: Int = .max, _ read: (YAMLNode) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    guard case .sequence(let sequence) = node else {
      throw mismatch("a list", "write `[…]`, or one `- …` per line")
    }
    var values: [Value] = []
    for (index, entry) in sequence.enumerated() {
      let node = YAMLNode(
        node: entry, name: "entry \(index + 1) of \(self.name)", source: source)
      guard index < limit else {
        throw node.error("\(self.name) has more than \(limit) entries", "remove some of them")
      }
      values.append(try read(node))
    }
    return values
  }

  /// The entries of a mapping whose keys are names, each read by `read`.
  func entries<Value>(
    _ read: (YAMLNode, YAMLNode) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    guard case .mapping(let mapping) = node else {
      throw mismatch("a mapping", "write one `name: …` per line")
    }
    var values: [Value] = []
    for (key, value) in mapping {
      let name = YAMLNode(node: key, name: "a key", source: source)
      values.append(
        try read(name, YAMLNode(node: value, name: "`\(try name.text())`", source: source)))
    }
    return values
  }

  /// The values of a mapping whose keys are the cases of `Key`.
  func mapping<Key>(_ keys: Key.Type) throws(Diagnostic) -> YAMLMapping<Key> {
    try YAMLMapping(self)
  }
}
