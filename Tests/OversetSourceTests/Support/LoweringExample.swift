#if Source
  import Testing

  /// A text of Swift and the nodes that it becomes.
  struct LoweringExample: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let nodes: String

    init(_ name: String, _ source: String, _ nodes: String) {
      self.name = name
      self.source = source
      self.nodes = nodes
    }

    var testDescription: String { name }
  }
#endif
