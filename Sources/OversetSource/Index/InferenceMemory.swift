/// Which answers of an inference rest on questions that are still under way.
///
/// A question that is asked inside itself gets "unknown". What was found with that is kept as long as the question is under
/// way, and forgotten with its end: asked anew, it may be known. Otherwise, what an inference finds would depend on
/// what it was asked first.
struct InferenceMemory {
  /// An answer, and the place among the questions under way that it rests on; `Int.max` for none.
  struct Known<Answer> {
    let answer: Answer
    var restsOn = Int.max
  }

  /// What is remembered.
  enum Question {
    case type(NodeReference)
    case expectation(NodeReference)
    case writtenType(NodeReference)
    case callees(NodeReference)
    case calls(NodeReference)
    case constructions(String)
    case forwarding(String)
  }

  /// A question that is under way.
  struct Asked {
    let place: Int
    fileprivate let outer: Int
    fileprivate let firstProvisional: Int
  }

  private var openCount = 0
  /// The least place that the answer under way rests on.
  private var lowest = Int.max
  private var provisional: [Question] = []

  /// The answer to a question that was asked before.
  mutating func take<Answer>(_ known: Known<Answer>) -> Answer {
    lowest = min(lowest, known.restsOn)
    return known.answer
  }

  /// Begins a question.
  mutating func begin() -> Asked {
    let asked = Asked(place: openCount, outer: lowest, firstProvisional: provisional.count)
    openCount += 1
    lowest = Int.max
    return asked
  }

  /// Ends a question.
  ///
  /// - Returns: What its answer rests on, and the questions whose answers are to be forgotten.
  mutating func end(
    _ asked: Asked, _ question: Question
  ) -> (restsOn: Int, forgotten: ArraySlice<Question>) {
    openCount -= 1
    let restsOn = lowest < asked.place ? lowest : Int.max
    lowest = min(asked.outer, restsOn)
    guard restsOn == Int.max else {
      provisional.append(question)
      return (restsOn, [])
    }
    let forgotten = provisional[asked.firstProvisional...]
    provisional.removeSubrange(asked.firstProvisional...)
    return (restsOn, forgotten)
  }
}

extension Inference {
  /// Ends a question, and forgets what rests on its having been under way.
  ///
  /// - Returns: What its own answer rests on.
  func end(_ asked: InferenceMemory.Asked, _ question: InferenceMemory.Question) -> Int {
    let ended = memory.end(asked, question)
    for question in ended.forgotten {
      switch question {
      case .type(let node): types[node] = nil
      case .expectation(let node): expectations[node] = nil
      case .writtenType(let node): writtenTypes[node] = nil
      case .callees(let node): callees[node] = nil
      case .calls(let node): callSites[node] = nil
      case .constructions(let type): constructionSites[type] = nil
      case .forwarding(let type): forwardingPaths[type] = nil
      }
    }
    return ended.restsOn
  }
}
