import OversetVocabulary

/// Reads the schema that the head of `Config/matrix.yml` describes.
struct MatrixReader {
  func configuration(_ document: YAMLDocument) throws(Diagnostic) -> MatrixConfiguration {
    var matrix = MatrixConfiguration()
    guard let root = try document.root?.mapping(MatrixConfiguration.Key.self) else {
      return matrix
    }
    if let node = root[.locales] {
      matrix.locales = try distinct(node, upTo: 1_000) { node throws(Diagnostic) in
        try node.localeTag()
      }
    }
    if let node = root[.devices] {
      matrix.devices = try distinct(node, upTo: DeviceTable.longest) { node throws(Diagnostic) in
        try node.text()
      }
    }
    if let node = root[.typeSizes] { matrix.typeSizes = try choices(node) }
    if let node = root[.appearances] { matrix.appearances = try choices(node) }
    if let node = root[.boldText] { matrix.boldText = try choices(node) }
    if let node = root[.directions] { matrix.directions = try choices(node) }
    if let node = root[.lineBreak] {
      matrix.lineBreak = try node.choice(type(of: matrix.lineBreak))
    }
    if let node = root[.metrics] { matrix.metrics = try node.choice(type(of: matrix.metrics)) }
    if let node = root[.ios] { matrix.system = try SystemVersions(node) }
    if let node = root[.catalogs] {
      // Each may search the whole project.
      matrix.catalogs = try distinct(node, upTo: 200) { node throws(Diagnostic) in
        try node.text()
      }
    }
    if let node = root[.assets] {
      matrix.assets = try distinct(node, upTo: 200) { node throws(Diagnostic) in
        try node.text()
      }
    }
    if let node = root[.snapshots] {
      matrix.snapshots = try node.choice(type(of: matrix.snapshots))
    }
    if let node = root[.strict] { matrix.strict = try node.boolean() }
    if let node = root[.budget] { matrix.budget = try node.number(in: 1...1_000_000) }
    for key in MatrixConfiguration.Key.allCases { matrix.places[key] = root[key]?.place }
    return matrix
  }

  private func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ node: YAMLNode
  ) throws(Diagnostic) -> [Placed<Choice>] {
    try distinct(node) { entry throws(Diagnostic) in try entry.choice(Choice.self) }
  }

  /// A list without repetition: two equal entries would meet in one snapshot name.
  private func distinct<Value: Hashable & Sendable>(
    _ node: YAMLNode, upTo limit: Int = .max, _ read: (YAMLNode) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Placed<Value>] {
    var known: Set<Value> = []
    return try node.list(upTo: limit) { entry throws(Diagnostic) in
      let value = try read(entry)
      guard known.insert(value).inserted else {
        throw entry.error("\(entry.found) is in \(node.name) twice", "remove one of them")
      }
      return Placed(value, at: entry.place)
    }
  }
}
