/// Which arguments of a construction a text comes through.
extension Evaluator {
  /// The expressions of a place that a text can come from.
  func expressions(of place: BranchPlace) -> [NodeReference] {
    guard place.isCall else { return [place.node] }
    return index.arguments(place.node).filter {
      index[$0].kind != .closure && place.labels?.contains(index[$0].label) ?? true
    }
  }

  /// The labels of a construction's arguments that a place inside the type draws, which names its properties; nil where
  /// it may draw others.
  func labels(of call: NodeReference, readBy place: BranchPlace) -> [String]? {
    guard let type = index.enclosingType(of: place.node), constructs(call, type),
      let names = ownProperties(in: place), !names.isEmpty
    else { return nil }
    let labels = Set(index.arguments(call).map { index[$0].label })
    return names.isSubset(of: labels) ? names.sorted() : nil
  }

  /// The properties of the type around that a place names; nil if it names other values, too.
  private func ownProperties(in place: BranchPlace) -> Set<String>? {
    var found: Set<String> = []
    var pending = expressions(of: place)
    var seen = 0
    while let node = pending.popLast() {
      seen += 1
      guard seen < 200 else { return nil }
      if let path = index.accessPath(of: node), path.root == .selfValue {
        guard let first = path.names.first else { return nil }
        found.insert(first)
        continue
      }
      switch index[node].kind {
      case .name where index[node].role != .callee:
        guard case .local(let local) = inference.meaning(of: node),
          let value = index.singleValue(of: local)
        else { return nil }
        pending.append(value)
      case .closure: return nil
      default: pending += index.children(of: node).filter { index[$0].role != .condition }
      }
    }
    return found
  }
}
