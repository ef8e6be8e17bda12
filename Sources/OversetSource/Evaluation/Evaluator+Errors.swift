/// The errors that a `catch` gets.
extension Evaluator {
  /// How many functions are looked into for what they throw.
  private static let maximumFunctions = 60
  /// How deep calls are followed to what throws.
  private static let maximumCalls = 3

  /// What `error` is inside a `catch` that names none: what the code of its `do` throws, and the functions that it calls.
  func caughtError(at name: NodeReference, _ frame: FrameID) -> SetID? {
    guard index[name].name == "error",
      let handler = index.ancestors(of: name).first(where: {
        index[$0].kind == .blockStatement && index[$0].name == "catch"
      }), let statement = index.parent(of: handler), index[statement].kind == .blockStatement
    else { return nil }
    let bodies = index.children(of: statement, .body).filter { index[$0].kind == .block }
    return remembered(Question(kind: .result, node: statement, frame: .unbound)) {
      self.thrown(in: bodies)
    }
  }

  private func thrown(in bodies: [NodeReference]) -> SetID {
    var values = SetID.empty
    var seen: Set<NodeReference> = []
    var waiting = bodies.map { (node: $0, calls: 0) }
    while let (node, calls) = waiting.popLast() {
      switch index[node].kind {
      case .throwValue:
        if let value = index.child(of: node, .value) {
          values = store.union(values, evaluate(value, .unbound))
        }
      case .call where calls < Self.maximumCalls:
        for function in inference.callees(of: node)
        where index[function].kind == .function && seen.count < Self.maximumFunctions {
          guard seen.insert(function).inserted else { continue }
          waiting += index.children(of: function, .body).map { ($0, calls + 1) }
        }
      default: break
      }
      waiting += index.children(of: node).map { ($0, calls) }
    }
    return values
  }
}
