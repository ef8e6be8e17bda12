extension Evaluator {
  /// The `switch` or `if` of which one branch alone draws a text in a place, where nothing says which: it asks for
  /// something of the value that holds the text that is not known, and that never changes.
  ///
  /// - Parameter place: The expression whose text is drawn.
  package func openChoice(around place: NodeReference, _ text: TracedText) -> NodeReference? {
    let own = BranchPlace(node: place, isCall: false)
    var pending = [place]
    var seen: Set<NodeReference> = []
    while let current = pending.popLast(), seen.count < Self.maximumUses, !isExhausted {
      guard seen.insert(current).inserted else { continue }
      let around = surroundings(of: current)
      let demand = around.demands.first { demand in
        demand.choice != nil && (current == place || demand.subject.root == .selfValue)
          && isOpen(demand, own, text)
      }
      if let demand { return demand.choice }
      pending += around.member.flatMap { ownUses(of: $0) } ?? []
    }
    return nil
  }

  /// Whether nobody knows what a branch asks of the objects that hold a text.
  private func isOpen(_ demand: BranchDemand, _ place: BranchPlace, _ text: TracedText) -> Bool {
    var receiver = demand.subject
    guard let member = receiver.names.popLast(),
      let tails = tails(of: receiver, in: place, text)
    else { return false }
    let type = inference.type(of: receiver, at: place.node)
    return carriers(of: text, in: receiver, tails, at: place.node).contains { object in
      traits(of: member, in: object, of: type) == nil && isFixed(member, of: object, type)
    }
  }
}
