#if Service
  /// The status of a commit, as those who merge see it.
  package struct ForgeStatus: Equatable, Sendable {
    /// How far it is.
    package enum State: Sendable {
      case pending
      case success
      case failure
    }

    /// The longest context, in characters: GitHub and GitLab keep 255.
    private static let contextLength = 200
    /// The longest description: GitHub takes 140 characters.
    private static let descriptionLength = 140

    package let state: State
    /// What tells it from the statuses of others.
    package let context: String
    package let description: String
    /// The page of the run.
    package let url: String

    /// The status that a run gives to its commit.
    init(_ run: SummarizedRun) {
      let summary = run.summary
      state =
        switch summary.passes {
        case nil: .pending
        case true?: .success
        case false?: .failure
        }
      context = String("overset/\(summary.project)".prefix(Self.contextLength))
      description = String(Self.words(run).prefix(Self.descriptionLength))
      url = summary.url
    }

    private static func words(_ run: SummarizedRun) -> String {
      let summary = run.summary
      switch run.state {
      case .waiting:
        return "\(summary.shards.have.count) of \(summary.shards.total) shards are there"
      case .partial:
        guard let cells = summary.cells else { return "no shard has come" }
        return "partial: \(cells.planned - cells.present) of \(cells.planned) cells are missing"
      case .complete:
        guard let causes = summary.causes else { return "nothing is known of it" }
        if causes.failing > 0 {
          let rejected = causes.rejected > 0 ? ", \(causes.rejected) rejected" : ""
          return "\(count(causes.failing, "cause fails", "causes fail"))\(rejected)"
        }
        guard summary.passes == true else {
          return "it ended with exit code \(summary.exitCode ?? 70)"
        }
        let decided = causes.accepted + causes.known
        return decided == 0 ? "nothing fails" : "nothing fails that is not accepted or known"
      }
    }

    private static func count(_ number: Int, _ one: String, _ several: String) -> String {
      "\(number) \(number == 1 ? one : several)"
    }
  }
#endif
