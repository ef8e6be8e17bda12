import Foundation
import OversetFiles
import OversetSourceText

/// The entities of Core Data models, as Xcode writes them.
struct DataModelReader {
  private(set) var symbols = DataModelSymbols()

  /// Adds the entities of the version of a model that counts. A model that cannot be read has none: Xcode says what is wrong
  /// with it.
  mutating func add(model path: String) {
    let folder = path.hasSuffix(".xcdatamodel") ? path : version(in: path)
    guard let folder, let text = text(of: "\(folder)/contents") else { return }
    for entity in Self.entities(in: text) { symbols.add(entity) }
  }

  /// The folder of the version that counts: the one that a hidden file names, or else the last.
  private func version(in path: String) -> String? {
    let versions = NamedPath.names(in: path).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let words = text(of: "\(path)/.xccurrentversion") ?? ""
    let current = versions.first { words.contains("<string>\($0)</string>") } ?? versions.last
    return current.map { "\(path)/\($0)" }
  }

  private func text(of path: String) -> String? {
    let contents = try? NamedPath.read(path, maximum: FileLimit.catalog)
    return (contents ?? nil).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The entities, each with the attributes and relationships in its element.
  static func entities(in text: String) -> [DataModelSymbols.Entity] {
    var entities: [DataModelSymbols.Entity] = []
    var open: DataModelSymbols.Entity?
    for tag in ElementTags(text) {
      switch tag.name {
      case "entity":
        if let entity = open { entities.append(entity) }
        open = DataModelSymbols.Entity(tag.attributes)
      case "/entity":
        if let entity = open { entities.append(entity) }
        open = nil
      case "attribute":
        DataModelSymbols.Attribute(tag.attributes).map { open?.attributes.append($0) }
      case "relationship":
        DataModelSymbols.Relationship(tag.attributes).map { open?.relationships.append($0) }
      default: break
      }
    }
    if let entity = open { entities.append(entity) }
    return entities
  }
}

/// The tags of an XML file that a program wrote, in order: what stands between them is passed over. A full reader of XML is
/// among the modules for catalogs, which would take every build that uses the plugin much longer.
struct ElementTags: Sequence, IteratorProtocol {
  /// The beginning of an element; its end has a slash before the name.
  struct Tag {
    let name: String
    let attributes: [String: String]
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else {
        return tag()
      }
    }
    return nil
  }

  /// Reads a tag to its end; quotes may contain what would end it.
  private mutating func tag() -> Tag? {
    let name = String(word())
    var attributes: [String: String] = [:]
    while let next = rest.drop(while: \.isWhitespace).first, next != ">" {
      rest = rest.drop(while: \.isWhitespace)
      let key = String(word())
      guard rest.first == "=", let quote = rest.dropFirst().first, quote == "\"" || quote == "'"
      else {
        // The slash of an element without content, or something that no program writes.
        if rest.first == "=" { rest = rest.dropFirst() }
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != quote }
      attributes[key] = Self.plain(value)
      rest = rest[value.endIndex...].dropFirst()
    }
    return Tag(name: name, attributes: attributes)
  }

  /// Takes what stands before a space, an equals sign or the end of the tag.
  private mutating func word() -> Substring {
    let word = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" }
    rest = rest[word.endIndex...]
    return word
  }

  private static func plain(_ value: Substring) -> String {
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
  }
}
