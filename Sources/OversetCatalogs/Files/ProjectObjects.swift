/// The objects of an Xcode project: targets, phases, groups and files, by their identifiers.
package struct ProjectObjects {
  /// What a key of an object has.
  package enum Value {
    case text(String)
    case list([Value])
    case object([String: Value])

    package var text: String? {
      guard case .text(let text) = self else { return nil }
      return text
    }

    /// The texts of a list, or the one text.
    package var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .list(let values): values.compactMap(\.text)
      case .object: []
      }
    }
  }

  /// An object.
  package struct Object {
    package let values: [String: Value]

    package var kind: String { self["isa"] ?? "" }
    package subscript(_ key: String) -> String? { values[key]?.text }
    package func list(_ key: String) -> [String] { values[key]?.texts ?? [] }

    /// The texts of an object inside.
    package func texts(_ key: String) -> [String: [String]] {
      guard case .object(let inside) = values[key] else { return [:] }
      return inside.mapValues(\.texts)
    }
  }

  /// Objects within objects; real projects have five.
  private static let greatestDepth = 64

  /// All of them, by their identifiers.
  package private(set) var objects: [String: Object] = [:]
  /// The identifier of the project itself.
  package private(set) var root = ""

  /// Reads a `project.pbxproj`; of a damaged one as far as it goes.
  package init(_ bytes: [UInt8]) {
    var tokens = ProjectTokens(bytes)
    guard tokens.next() == .sign(UInt8(ascii: "{")),
      case .object(let top) = Self.object(&tokens, depth: 0)
    else { return }
    root = top["rootObject"]?.text ?? ""
    guard case .object(let all) = top["objects"] else { return }
    for (id, value) in all {
      if case .object(let values) = value { objects[id] = Object(values: values) }
    }
  }

  /// The object with an identifier.
  package subscript(_ id: String) -> Object? { objects[id] }

  // MARK: Reading

  private static func value(
    _ token: ProjectTokens.Token, _ tokens: inout ProjectTokens, depth: Int
  ) -> Value? {
    switch token {
    case .word(let word): .text(word)
    case .sign(UInt8(ascii: "{")): object(&tokens, depth: depth + 1)
    case .sign(UInt8(ascii: "(")): list(&tokens, depth: depth + 1)
    case .sign: nil
    }
  }

  private static func object(_ tokens: inout ProjectTokens, depth: Int) -> Value {
    var values: [String: Value] = [:]
    var key: String?
    while depth < greatestDepth, let token = tokens.next() {
      if token == .sign(UInt8(ascii: "}")) { break }
      guard let found = value(token, &tokens, depth: depth) else { continue }
      if let name = key {
        values[name] = found
        key = nil
      } else {
        key = found.text
      }
    }
    return .object(values)
  }

  private static func list(_ tokens: inout ProjectTokens, depth: Int) -> Value {
    var values: [Value] = []
    while depth < greatestDepth, let token = tokens.next() {
      if token == .sign(UInt8(ascii: ")")) { break }
      if let found = value(token, &tokens, depth: depth) { values.append(found) }
    }
    return .list(values)
  }
}
