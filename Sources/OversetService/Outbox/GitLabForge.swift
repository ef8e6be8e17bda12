#if Service
  import Foundation
  import OversetConfig

  /// GitLab, by version 4 of the REST API.
  struct GitLabForge: Forge {
    /// A merge request has 5,000 notes at most.
    private static let pages = 51
    private static let pageSize = 100

    private let api: ForgeAPI
    private let project: String

    init(_ target: OutboundTargets.Target) throws(OutboundFault) {
      api = ForgeAPI(target, fields: [("PRIVATE-TOKEN", try target.secret.token())])
      project = "/projects/\(target.receiver.repository.replacing("/", with: "%2F"))"
    }

    func set(_ status: ForgeStatus, of commit: String) async throws(OutboundFault) {
      let state =
        switch status.state {
        case .pending: "pending"
        case .success: "success"
        case .failure: "failed"
        }
      do {
        _ = try await api.ask(
          "POST", "\(project)/statuses/\(commit)",
          [
            "state": state, "name": status.context, "description": status.description,
            "target_url": status.url,
          ])
      } catch {
        // GitLab refuses to set what is set already.
        guard error.words.contains("Cannot transition status"),
          error.words.contains("from :\(state)")
            || status.state == .pending && error.words.contains("from :running")
        else { throw error }
      }
    }

    // MARK: Notes

    private struct User: Decodable { let id: Int }

    private struct Note: Decodable {
      let id: Int
      let body: String?
      let author: User?
      let system: Bool?
    }

    func comment(
      with marker: String, of pullRequest: Int
    ) async throws(OutboundFault) -> (id: Int, text: String)? {
      let me = try await api.get("/user", as: User.self).id
      for page in 1...Self.pages {
        let notes = try await api.get(
          "\(notes(of: pullRequest))?sort=asc&order_by=created_at&per_page=\(Self.pageSize)&page=\(page)",
          as: [Note].self)
        // Anybody can write the marker: the note of another is not ours.
        if let own = notes.first(where: {
          $0.system != true && $0.author?.id == me && $0.body?.hasPrefix(marker) == true
        }) {
          return (own.id, own.body ?? "")
        }
        guard notes.count == Self.pageSize else { return nil }
      }
      throw OutboundFault("the merge request has more notes than are looked at", .permanent)
    }

    private func notes(of mergeRequest: Int) -> String {
      "\(project)/merge_requests/\(mergeRequest)/notes"
    }

    func write(_ text: String, to pullRequest: Int) async throws(OutboundFault) {
      _ = try await api.ask("POST", notes(of: pullRequest), ["body": text])
    }

    func replace(
      _ comment: Int, of pullRequest: Int, with text: String
    ) async throws(OutboundFault) {
      _ = try await api.ask("PUT", "\(notes(of: pullRequest))/\(comment)", ["body": text])
    }
  }
#endif
