#if Service
  import Foundation
  import OversetCommand
  import OversetConfig

  /// Shows a run where its commit is reviewed: as the commit's status, and in one comment of its pull request.
  ///
  /// A message says only that something has changed. What is shown is what the database has by then, so that a message
  /// that comes late, or twice, shows nothing old. One after the other is told, so that no comment is written twice.
  struct ForgeDelivery {
    private let target: OutboundTargets.Target
    private let publicURL: String
    private let store: RunStore

    init(_ target: OutboundTargets.Target, publicURL: String, _ store: RunStore) {
      self.target = target
      self.publicURL = publicURL
      self.store = store
    }

    private func forge() throws(OutboundFault) -> any Forge {
      target.receiver.kind == .github ? try GitHubForge(target) : try GitLabForge(target)
    }

    /// Shows the run of a message, and returns the numbers of all messages that say so.
    func deliver(_ message: OutboxMessage) async throws(OutboundFault) -> [Int] {
      let state: RunStore.ForgeState?
      do {
        state = try await store.forgeState(
          for: message, to: target.name, publicURL: publicURL, at: Moment.now)
      } catch {
        throw OutboundFault("the run cannot be read")
      }
      guard let state else {
        throw OutboundFault("run \(message.run) is kept no longer", .permanent)
      }
      let forge = try forge()
      let opening = state.ofCommit.run.opening
      // The merge that a system made is no commit that anybody sees.
      try await forge.set(ForgeStatus(state.ofCommit), of: opening.head ?? opening.commit)
      if let run = state.ofPullRequest, let number = run.run.opening.pullRequest {
        try await show(RunComment(run), at: number, forge)
      }
      return state.covers
    }

    private func show(
      _ comment: RunComment, at pullRequest: Int, _ forge: any Forge
    ) async throws(OutboundFault) {
      guard let known = try await forge.comment(with: comment.marker, of: pullRequest) else {
        return try await forge.write(comment.text, to: pullRequest)
      }
      // Every change is a line in somebody's mail.
      guard known.text != comment.text else { return }
      try await forge.replace(known.id, of: pullRequest, with: comment.text)
    }
  }
#endif
