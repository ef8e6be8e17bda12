#if Service
  import OversetCommand

  /// Where a decision counts: in the runs of the branch or pull request in which it was made, and in others once they have
  /// its commit in them.
  ///
  /// A branch of a pull request may have the name of any other, as those of forks have: its runs go by its number. A squash
  /// leaves no commit behind; the history then names the pull request, or has a commit with the same tree.
  struct RunScope: Sendable {
    /// The branch, or the number of the pull request.
    let name: String
    private let commits: Set<String>
    private let trees: Set<String>
    private let pullRequests: Set<Int>

    /// The scope of a run.
    init(_ opening: RunOpening) {
      name = Self.name(of: opening)
      commits = Set(opening.ancestors + [opening.commit] + [opening.head].compactMap(\.self))
      trees = Set(opening.trees + [opening.tree].compactMap(\.self))
      pullRequests = Set(opening.pullRequests)
    }

    /// What runs of the same branch or pull request have in common.
    static func name(of opening: RunOpening) -> String {
      opening.pullRequest.map { "#\($0)" } ?? opening.branch
    }

    /// Whether a decision counts in the run.
    func has(_ decision: StoredDecision) -> Bool {
      decision.scope == name || decision.commits.contains(where: commits.contains)
        || decision.tree.map(trees.contains) ?? false
        || decision.pullRequest.map(pullRequests.contains) ?? false
    }
  }
#endif
