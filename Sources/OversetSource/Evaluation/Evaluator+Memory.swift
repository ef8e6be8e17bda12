/// What an evaluator remembers the answer to.
struct Question: Hashable {
  enum Kind: Hashable {
    /// What a function or getter gives, or the code of a `do` throws.
    case result
    /// What a variable holds.
    case variable
    /// What a parameter or property gets from anywhere in the program.
    case incoming
    /// What a property of an object holds: `node` is the property, the object is in the frame.
    case field(NodeReference)
    /// What an unnamed parameter of a closure gets.
    case shorthand(Int)
    /// What constructions of a type of elsewhere give under a label: `node` is what extends the type.
    case foreign(label: String)
  }

  let kind: Kind
  let node: NodeReference
  let frame: FrameID
}

/// An answer, or how far it is.
struct Answer {
  enum State {
    case done
    /// Asked for, at a place of `open`.
    case asked(Int)
    /// Rests on an answer at a place of `open` that is under way.
    case provisional(Int)
  }

  var state: State
  var values: SetID
}

extension Evaluator {
  /// The answer to a question, from memory if it was asked before.
  ///
  /// A question that is asked again while it is under way gets what is known so far; the first one of such a circle
  /// is worked out anew with what it gave, until nothing changes, three times at most.
  func remembered(_ question: Question, _ work: () -> SetID) -> SetID {
    if let known = memory[question] {
      switch known.state {
      case .done: break
      case .asked(let place), .provisional(let place): lowest = min(lowest, place)
      }
      return known.values
    }
    guard openCounts[question.node, default: 0] < Self.maximumRecursion else {
      note(.depth)
      return .empty
    }
    openCounts[question.node, default: 0] += 1
    defer { openCounts[question.node, default: 1] -= 1 }
    let place = open.count
    let outer = lowest
    let firstProvisional = provisional.count
    open.append(question)
    openSteps.append(steps)
    var values = SetID.empty
    for round in 0..<4 {
      lowest = Int.max
      memory[question] = Answer(state: .asked(place), values: values)
      let found = store.union(values, work())
      let isSettled = found == values || lowest != place || isExhausted || round == 3
      values = found
      if isSettled { break }
      forgetProvisional(from: firstProvisional)
    }
    open.removeLast()
    openSteps.removeLast()
    close(question, values, place: place, firstProvisional: firstProvisional)
    lowest = min(outer, lowest < place ? lowest : Int.max)
    return values
  }

  private func close(
    _ question: Question, _ values: SetID, place: Int, firstProvisional: Int
  ) {
    if isExhausted {
      forget(question, values, place: place, firstProvisional: firstProvisional)
    } else if lowest < place {
      memory[question] = Answer(state: .provisional(lowest), values: values)
      provisional.append(question)
    } else {
      memory[question] = Answer(state: .done, values: values)
      for settled in provisional[firstProvisional...] { memory[settled]?.state = .done }
      provisional.removeSubrange(firstProvisional...)
    }
  }

  /// Forgets a question that was under way when the budget ended. Of the one that used it up, what is known so far is its
  /// answer from now on, as it is of the circle that it is in: sites without number would work on it in vain.
  private func forget(
    _ question: Question, _ values: SetID, place: Int, firstProvisional: Int
  ) {
    memory[question] = place == costlyPlace ? Answer(state: .done, values: values) : nil
    guard place <= costlyPlace else { return }
    if place == costlyPlace {
      for settled in provisional[firstProvisional...] { memory[settled]?.state = .done }
      provisional.removeSubrange(firstProvisional...)
    } else {
      forgetProvisional(from: firstProvisional)
    }
  }

  private func forgetProvisional(from start: Int) {
    for question in provisional[start...] { memory[question] = nil }
    provisional.removeSubrange(start...)
  }
}
