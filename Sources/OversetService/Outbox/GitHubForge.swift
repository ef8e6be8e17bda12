#if Service
  import Foundation
  import OversetConfig

  /// GitHub, and GitHub Enterprise Server, by version 2022-11-28 of the REST API.
  struct GitHubForge: Forge {
    /// An issue has 2,500 comments at most.
    private static let pages = 26
    private static let pageSize = 100

    private let api: ForgeAPI
    private let repository: String

    init(_ target: OutboundTargets.Target) throws(OutboundFault) {
      api = ForgeAPI(
        target,
        fields: [
          ("Authorization", "Bearer \(try target.secret.token())"),
          ("Accept", "application/vnd.github+json"), ("X-GitHub-Api-Version", "2022-11-28"),
        ])
      repository = "/repos/\(target.receiver.repository)"
    }

    func set(_ status: ForgeStatus, of commit: String) async throws(OutboundFault) {
      let state =
        switch status.state {
        case .pending: "pending"
        case .success: "success"
        case .failure: "failure"
        }
      _ = try await api.ask(
        "POST", "\(repository)/statuses/\(commit)",
        [
          "state": state, "context": status.context, "description": status.description,
          "target_url": status.url,
        ])
    }

    // MARK: Comments

    private struct User: Decodable {
      let id: Int
      let type: String?
    }

    private struct Comment: Decodable {
      let id: Int
      let body: String?
      let user: User?
    }

    func comment(
      with marker: String, of pullRequest: Int
    ) async throws(OutboundFault) -> (id: Int, text: String)? {
      let me = try await me()
      for page in 1...Self.pages {
        let comments = try await api.get(
          "\(repository)/issues/\(pullRequest)/comments?per_page=\(Self.pageSize)&page=\(page)",
          as: [Comment].self)
        // Anybody can write the marker: the comment of another is not ours.
        if let own = comments.first(where: { comment in
          guard comment.body?.hasPrefix(marker) == true, let user = comment.user else {
            return false
          }
          return me.map { $0 == user.id } ?? (user.type == "Bot")
        }) {
          return (own.id, own.body ?? "")
        }
        guard comments.count == Self.pageSize else { return nil }
      }
      throw OutboundFault("the pull request has more comments than are looked at", .permanent)
    }

    /// Who we are; nil for an app, which may not ask that and writes as a bot.
    private func me() async throws(OutboundFault) -> Int? {
      do {
        return try await api.get("/user", as: User.self).id
      } catch {
        // Limits and faults of the server are waited for; a refusal of the question itself is an answer.
        guard error.words.hasPrefix("it answers 403: Resource not accessible") else { throw error }
        return nil
      }
    }

    func write(_ text: String, to pullRequest: Int) async throws(OutboundFault) {
      _ = try await api.ask(
        "POST", "\(repository)/issues/\(pullRequest)/comments", ["body": text])
    }

    func replace(
      _ comment: Int, of pullRequest: Int, with text: String
    ) async throws(OutboundFault) {
      _ = try await api.ask("PATCH", "\(repository)/issues/comments/\(comment)", ["body": text])
    }
  }
#endif
