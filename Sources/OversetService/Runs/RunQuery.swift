#if Service
  import Hummingbird

  /// Which runs are listed.
  struct RunQuery: Sendable {
    /// The names of its parameters.
    enum Name: String, CaseIterable { case project, branch, state, offset, limit }

    /// How many may be passed over.
    static let offsets = 0...10_000_000

    let project: String?
    let branch: String?
    let state: RunState?
    let offset: Int
    let limit: Int

    /// The parameters of a request.
    ///
    /// - Throws: `Problem` for a parameter that is unknown or means nothing.
    init(_ request: Request) throws(Problem) {
      let values = try QueryValues<Name>(request)
      project = values[.project]
      branch = values[.branch]
      offset = try values.number(.offset, in: Self.offsets) ?? 0
      limit = try values.number(.limit, in: RunLimits.listed) ?? 50
      if let name = values[.state] {
        guard let known = RunState(rawValue: name) else {
          let all = RunState.allCases.map(\.rawValue).joined(separator: ", ")
          throw Problem(.badRequest, detail: "“\(name)” is no state; there are \(all)")
        }
        state = known
      } else {
        state = nil
      }
    }
  }
#endif
