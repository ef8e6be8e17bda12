#if Service
  import Foundation
  import OversetService
  import Synchronization

  /// GitHub or GitLab, as far as statuses and comments go: it answers with the payloads of their documentation, which
  /// `Data/forges.json` names page by page.
  final class FakeForge: Sendable {
    /// A comment.
    struct Comment: Sendable {
      let id: Int
      var text: String
      let author: Int
    }

    /// A status as it was set.
    struct Status: Sendable, Equatable {
      let commit: String
      let state: String
      let context: String
      let description: String
      let url: String
    }

    private struct State {
      var comments: [Comment] = []
      var statuses: [Status] = []
      /// What it answers instead, once each.
      var refusals: [FakeServer.Reply] = []
      var edits = 0
    }

    let server: FakeServer
    private let state: StateBox

    private final class StateBox: Sendable {
      let value = Mutex(State())
    }

    /// The ids of who asks and of somebody else.
    static func me(_ isGitHub: Bool) -> Int { isGitHub ? 1 : 28 }
    static let other = 77

    var comments: [Comment] { state.value.withLock { $0.comments } }
    var statuses: [Status] { state.value.withLock { $0.statuses } }
    var edits: Int { state.value.withLock { $0.edits } }

    /// Answers the next question so.
    func refuse(_ reply: FakeServer.Reply) { state.value.withLock { $0.refusals.append(reply) } }

    /// A comment of somebody.
    func add(_ text: String, by author: Int) {
      state.value.withLock { state in
        state.comments.append(Comment(id: state.comments.count + 1, text: text, author: author))
      }
    }

    /// A recorded payload.
    static func payload(_ forge: String, _ name: String) -> [String: Any] {
      guard let file = Bundle.module.url(forResource: "Data/forges", withExtension: "json"),
        let data = try? Data(contentsOf: file),
        let all = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]],
        let one = all[forge]?[name] as? [String: Any], one["page"] is String,
        let body = one["body"] as? [String: Any]
      else { return [:] }
      return body
    }

    /// - Parameter isApp: Whether who asks is an app of GitHub, which may not ask who it is.
    init(isGitHub: Bool, isApp: Bool = false) async throws {
      let box = StateBox()
      state = box
      server = try await FakeServer { question in
        let refusal = box.value.withLock { state in
          state.refusals.isEmpty ? nil : state.refusals.removeFirst()
        }
        if let refusal { return refusal }
        guard
          isGitHub
            ? question.fields["authorization"] == "Bearer token-of-tests"
              && question.fields["x-github-api-version"] == "2022-11-28"
              && question.fields["user-agent"]?.hasPrefix("overset-server/") == true
            : question.fields["private-token"] == "token-of-tests"
        else { return .json(401, ["message": "401 Unauthorized"]) }
        return isGitHub ? Self.github(question, box, isApp: isApp) : Self.gitlab(question, box)
      }
    }

    // MARK: GitHub

    private static func github(
      _ question: FakeServer.Question, _ box: StateBox, isApp: Bool
    ) -> FakeServer.Reply {
      let parts = question.path.split(separator: "?")[0].split(separator: "/").map(String.init)
      let folder = parts.dropLast().joined(separator: "/")
      let last = parts.last ?? ""
      switch (question.method, folder, last) {
      case ("GET", "", "user"):
        return isApp
          ? .json(403, payload("github", "app")) : .json(200, payload("github", "user"))
      case ("POST", "repos/team/shop/statuses", let commit):
        let sent = question.members
        guard (sent["description"] ?? "").count <= 140,
          ["pending", "success", "failure"].contains(sent["state"])
        else { return .json(422, payload("github", "unknown")) }
        let status = Status(
          commit: commit, state: sent["state"] ?? "", context: sent["context"] ?? "",
          description: sent["description"] ?? "", url: sent["target_url"] ?? "")
        box.value.withLock { $0.statuses.append(status) }
        return .json(
          201, payload("github", "status").merging(sent) { $1 as Any })
      case ("GET", "repos/team/shop/issues/7", "comments"):
        return page(question, box) { shownByGitHub($0, isApp: isApp) }
      case ("POST", "repos/team/shop/issues/7", "comments"):
        return written(question, box, by: 1) { shownByGitHub($0, isApp: isApp) }
      case ("PATCH", "repos/team/shop/issues/comments", let id):
        return edited(question, box, id) { shownByGitHub($0, isApp: isApp) }
      default:
        return .json(404, ["message": "Not Found", "status": "404"])
      }
    }

    private static func shownByGitHub(_ comment: Comment, isApp: Bool) -> [String: Any] {
      var body = payload("github", "comment")
      let isOwn = comment.author == me(true)
      body["id"] = comment.id
      body["body"] = comment.text
      body["user"] = [
        "login": isOwn ? "octocat" : "other", "id": comment.author,
        "type": isOwn && isApp ? "Bot" : "User",
      ]
      return body
    }

    // MARK: GitLab

    private static func gitlab(
      _ question: FakeServer.Question, _ box: StateBox
    ) -> FakeServer.Reply {
      let parts = question.path.split(separator: "?")[0].split(separator: "/").map(String.init)
      let folder = parts.dropLast().joined(separator: "/")
      let last = parts.last ?? ""
      switch (question.method, folder, last) {
      case ("GET", "", "user"): return .json(200, payload("gitlab", "user"))
      case ("POST", "projects/team%2Fshop/statuses", let commit):
        let sent = question.members
        let state = sent["state"] ?? ""
        // What is pending cannot be made pending; what has ended is made anew.
        let isSame = box.value.withLock { all in
          let last = all.statuses.last { $0.commit == commit && $0.context == sent["name"] }
          if state == "pending", last?.state == "pending" { return true }
          all.statuses.append(
            Status(
              commit: commit, state: state, context: sent["name"] ?? "",
              description: sent["description"] ?? "", url: sent["target_url"] ?? ""))
          return false
        }
        return isSame
          ? .json(400, payload("gitlab", "transition"))
          : .json(201, payload("gitlab", "status").merging(["status": state]) { $1 })
      case ("GET", "projects/team%2Fshop/merge_requests/7", "notes"):
        return page(question, box, shownByGitLab)
      case ("POST", "projects/team%2Fshop/merge_requests/7", "notes"):
        return written(question, box, by: me(false), shownByGitLab)
      case ("PUT", "projects/team%2Fshop/merge_requests/7/notes", let id):
        return edited(question, box, id, shownByGitLab)
      default: return .json(404, ["message": "404 Not found"])
      }
    }

    private static func shownByGitLab(_ comment: Comment) -> [String: Any] {
      var body = payload("gitlab", "comment")
      body["id"] = comment.id
      body["body"] = comment.text
      body["author"] = ["id": comment.author, "username": "somebody"]
      return body
    }

    // MARK: Comments

    private static func page(
      _ question: FakeServer.Question, _ box: StateBox, _ shown: (Comment) -> [String: Any]
    ) -> FakeServer.Reply {
      let parts = URLComponents(string: question.path)?.queryItems ?? []
      func number(_ name: String) -> Int? {
        parts.first { $0.name == name }?.value.flatMap { Int($0) }
      }
      guard let page = number("page"), let size = number("per_page"), size <= 100 else {
        return .json(400, ["message": "per_page"])
      }
      let all = box.value.withLock { $0.comments }
      return .json(200, all.dropFirst((page - 1) * size).prefix(size).map(shown))
    }

    private static func written(
      _ question: FakeServer.Question, _ box: StateBox, by author: Int,
      _ shown: (Comment) -> [String: Any]
    ) -> FakeServer.Reply {
      let comment = box.value.withLock { state in
        let comment = Comment(
          id: state.comments.count + 1, text: question.members["body"] ?? "", author: author)
        state.comments.append(comment)
        return comment
      }
      return .json(201, shown(comment))
    }

    private static func edited(
      _ question: FakeServer.Question, _ box: StateBox, _ id: String,
      _ shown: (Comment) -> [String: Any]
    ) -> FakeServer.Reply {
      let comment = box.value.withLock { state -> Comment? in
        guard let place = state.comments.firstIndex(where: { "\($0.id)" == id }) else { return nil }
        state.comments[place].text = question.members["body"] ?? ""
        state.edits += 1
        return state.comments[place]
      }
      guard let comment else { return .json(404, ["message": "Not Found"]) }
      return .json(200, shown(comment))
    }
  }
#endif
