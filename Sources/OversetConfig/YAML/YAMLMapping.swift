import OversetVocabulary
import Yams

/// A mapping whose keys are the cases of an enumeration: any other key is refused.
struct YAMLMapping<Key: RawRepresentable<String> & CaseIterable & Hashable> {
  private let node: YAMLNode
  private let values: [Key: YAMLNode]

  init(_ node: YAMLNode) throws(Diagnostic) {
    guard case .mapping(let mapping) = node.node else {
      throw node.mismatch("a mapping", "write `key: value` lines with: \(Self.words)")
    }
    var values: [Key: YAMLNode] = [:]
    for (key, value) in mapping {
      let place = YAMLNode(node: key, name: "a key", source: node.source)
      let word = try place.text()
      guard let known = Key(rawValue: word) else {
        throw place.error("unknown key `\(YAMLNode.shown(word))`", Self.remedy(for: word))
      }
      values[known] = YAMLNode(node: value, name: "`\(word)`", source: node.source)
    }
    self.node = node
    self.values = values
  }

  /// Where the mapping begins.
  var place: SourcePlace { node.place }

  /// The value of a key that may be left out.
  subscript(key: Key) -> YAMLNode? { values[key] }

  /// The value of a key that must be there.
  func required(_ key: Key) throws(Diagnostic) -> YAMLNode {
    guard let value = values[key] else {
      throw error("`\(key.rawValue)` is missing", "add `\(key.rawValue): …`")
    }
    return value
  }

  /// An error about the mapping as a whole.
  func error(_ problem: String, _ remedy: String) -> Diagnostic {
    let whose = node.name == "the file" ? "" : " in \(node.name)"
    return node.error(problem + whose, remedy)
  }

  private static var words: String {
    Key.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func remedy(for word: String) -> String {
    let suggestion = NearestName.suggestion(for: word, in: Key.allCases.map(\.rawValue))
    return suggestion.map { "write `\($0)`" } ?? "use one of: \(words)"
  }
}
