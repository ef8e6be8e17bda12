import OversetCatalogs
import OversetVocabulary

/// A `Contents.json` of a folder in an asset catalog.
struct AssetDocument {
  let file: String
  let root: JSONObject

  /// - Throws: `Diagnostic` with every fault of the JSON, and for JSON that is no object.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let (node, errors) = JSONReader.read(bytes, file: file)
    if let error = Diagnostic.combining(errors) { throw error }
    guard case .object(let root)? = node?.value else {
      throw Diagnostic(
        .data, file: file, line: 1, problem: "no JSON object", remedy: Self.remedy)
    }
    self.file = file
    self.root = root
  }

  /// What to do about a file that Xcode would not write.
  static let remedy = "restore the file, or make the asset again in Xcode"

  /// The objects of a list of the root; none if there is no such list.
  func objects(_ name: String) throws(Diagnostic) -> [AssetObject] {
    guard let node = root[name]?.node else { return [] }
    guard case .array(let nodes) = node.value else { throw error("`\(name)` is no list", at: node) }
    var objects: [AssetObject] = []
    for node in nodes { objects.append(try AssetObject(node, in: self)) }
    return objects
  }

  /// The members of the root's `properties`.
  func properties() throws(Diagnostic) -> AssetObject? {
    guard let node = root["properties"]?.node else { return nil }
    return try AssetObject(node, in: self)
  }

  func error(_ problem: String, at node: JSONNode) -> Diagnostic {
    Diagnostic(
      .data, file: file, line: node.position.line, column: node.position.column,
      problem: problem, remedy: Self.remedy)
  }
}

/// An object in a `Contents.json`, whose members are asked for by name.
struct AssetObject {
  private let document: AssetDocument
  private let object: JSONObject
  private let node: JSONNode

  init(_ node: JSONNode, in document: AssetDocument) throws(Diagnostic) {
    guard case .object(let object) = node.value else {
      throw document.error("no JSON object", at: node)
    }
    self.document = document
    self.object = object
    self.node = node
  }

  /// A member that is a text; nil if there is none.
  func text(_ name: String) throws(Diagnostic) -> String? {
    guard let node = object[name]?.node else { return nil }
    guard case .string(let text) = node.value else {
      throw document.error("`\(name)` is no text", at: node)
    }
    return text
  }

  /// A member that is a text, or a number as it is spelt; nil if there is none.
  func number(_ name: String) throws(Diagnostic) -> String? {
    guard let node = object[name]?.node else { return nil }
    switch node.value {
    case .string(let text), .number(let text): return text
    default: throw document.error("`\(name)` is no number", at: node)
    }
  }

  /// Whether a member is true; false if there is none.
  func flag(_ name: String) throws(Diagnostic) -> Bool {
    guard let node = object[name]?.node else { return false }
    guard case .boolean(let flag) = node.value else {
      throw document.error("`\(name)` is neither true nor false", at: node)
    }
    return flag
  }

  /// A member that is an object; nil if there is none.
  func object(_ name: String) throws(Diagnostic) -> AssetObject? {
    guard let node = object[name]?.node else { return nil }
    return try AssetObject(node, in: document)
  }

  /// A member that is a list of objects; empty if there is none.
  func objects(_ name: String) throws(Diagnostic) -> [AssetObject] {
    guard let node = object[name]?.node else { return [] }
    guard case .array(let nodes) = node.value else {
      throw document.error("`\(name)` is no list", at: node)
    }
    var objects: [AssetObject] = []
    for node in nodes { objects.append(try AssetObject(node, in: document)) }
    return objects
  }

  func error(_ problem: String) -> Diagnostic { document.error(problem, at: node) }
}
