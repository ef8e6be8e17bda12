#if Service
  /// How many causes of a run have which verdict.
  struct CauseCounts: Encodable, Sendable, Equatable {
    var open = 0
    var accepted = 0
    var rejected = 0
    /// Accepted as known, by people or in the project.
    var known = 0
    /// Decided differently for some cells, or not for all.
    var mixed = 0
    /// How many keep the run from passing: they fail it, and are neither accepted nor known.
    var failing = 0

    init(_ causes: [ReviewCause], _ judged: [DecisionBook.Judged]) {
      for (cause, judged) in zip(causes, judged) {
        let verdict = cause.accepted != nil ? Verdict.known : judged.verdict
        switch verdict {
        case .open?: open += 1
        case .accept?: accepted += 1
        case .reject?: rejected += 1
        case .known?: known += 1
        case nil: mixed += 1
        }
        if cause.fails, verdict != .accept, verdict != .known { failing += 1 }
      }
    }

    /// How many there are.
    var all: Int { open + accepted + rejected + known + mixed }
  }
#endif
