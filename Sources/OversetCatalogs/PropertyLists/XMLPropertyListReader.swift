import OversetVocabulary

/// Reads a property list in XML, with the place of every key and value.
///
/// Of a key that is there twice both members are kept, in file order.
struct XMLPropertyListReader: XMLHandler {
  private let file: String
  private var stack: [Open] = []
  private var root: PropertyListNode?
  private var errors: [Diagnostic] = []

  /// A dictionary or list that is not closed yet.
  private struct Open {
    let isDictionary: Bool
    let place: SourcePlace
    var members: [PropertyListNode.Member] = []
    var values: [PropertyListNode] = []
    var key: (text: String, place: SourcePlace)?
  }

  private init(file: String) { self.file = file }

  /// Reads a file.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (root: PropertyListNode?, errors: [Diagnostic]) {
    var reader = XMLPropertyListReader(file: file)
    let errors = XMLReader.read(bytes, file: file, into: &reader)
    // What was open at an error of XML is closed there: its texts are read all the same.
    while !reader.stack.isEmpty { reader.close() }
    return (reader.root, reader.errors + errors)
  }

  mutating func start(
    _ name: String, _ attributes: [String: String], at place: SourcePlace
  ) {
    guard name == "dict" || name == "array" else { return }
    stack.append(Open(isDictionary: name == "dict", place: place))
    if stack.count == PropertyList.depthLimit + 1 {
      report(
        "dictionaries are nested more than \(PropertyList.depthLimit) deep",
        "check that this is a catalog", at: place)
    }
  }

  mutating func end(_ name: String, _ text: String, at place: SourcePlace) {
    switch name {
    case "dict", "array": close()
    case "key": stack.indices.last.map { stack[$0].key = (text, place) }
    case "string": add(PropertyListNode(value: .string(text), place: place))
    case "plist": break
    case "integer", "real", "date", "data":
      let article = name == "integer" ? "an" : "a"
      let kind = name == "data" ? "data" : "\(article) \(name)"
      add(PropertyListNode(value: .other(kind: kind, text: text), place: place))
    case "true", "false":
      add(PropertyListNode(value: .other(kind: "a boolean", text: name), place: place))
    default: report("“\(name)” is not an element of a property list", "remove it", at: place)
    }
  }

  private mutating func close() {
    guard let open = stack.popLast() else { return }
    if let key = open.key {
      report("the key “\(key.text)” has no value", "add one", at: key.place)
    }
    // Deeper than anything means: the report stands, the value is left out.
    guard stack.count <= PropertyList.depthLimit else { return }
    add(
      PropertyListNode(
        value: open.isDictionary ? .dictionary(open.members) : .array(open.values),
        place: open.place))
  }

  private mutating func add(_ node: PropertyListNode) {
    guard let last = stack.indices.last else {
      root = root ?? node
      return
    }
    guard stack[last].isDictionary else {
      stack[last].values.append(node)
      return
    }
    guard let key = stack[last].key else {
      report("a value without a key", "write its key before it", at: node.place)
      return
    }
    stack[last].key = nil
    stack[last].members.append(
      PropertyListNode.Member(key: key.text, place: key.place, node: node))
  }

  private mutating func report(_ problem: String, _ remedy: String, at place: SourcePlace) {
    guard errors.count < 50 else { return }
    errors.append(Diagnostic(.data, at: place, problem: problem, remedy: remedy))
  }
}
